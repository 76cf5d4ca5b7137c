/** Frames of the open town: presented frames by a trace, processor time by process and thread, and memory. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Weather } from '../../src/shared/rules/weather.ts';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { type Row, short } from '../lib/table.ts';
import { MeasuredChromium } from './chromium.ts';
import { CpuLimit } from './cpu-limit.ts';
import { intervalsOf, presentedFrames, TRACE_CATEGORY } from '../../tests/support/chromium/presented-frames.ts';
import { rhythmOf } from './frame-times.ts';
import { type MemoryReading, readMemory } from './memory-row.ts';
import { type Look, openTown } from './open-page.ts';
import { familyOf, type Spent, spentBetween, spentBy } from './processes.ts';
import type { Town } from './town.ts';
import { countTownPictures, townPictures } from './town-pictures.ts';

export interface Scene extends Look {
  walkers: number;
  mood: 'day' | 'evening';
  weather: Weather;
  /** Factor of Chromium's throttling of the page's main thread. */
  throttle: 1 | 6;
  /** All of Chromium gets a third of a core: a sixth of the two cores that the figures are published for. */
  isWeak: boolean;
}

const WEAK_CORES = 1 / 3;
/** All views of a crowd are drawn once: at 2x their sheets are decoded for it. */
const WARM_UP_MS = 15_000;
const MEASURED_MS = 10_000;

/** Measures one scene on one build in a new Chromium. */
export async function measureScene(town: Town, scene: Scene): Promise<Row> {
  const limit = scene.isWeak ? CpuLimit.create(WEAK_CORES) : null;
  if (scene.isWeak && limit === null) return { 'frames a second': 'not measured: control groups cannot be set' };
  const chromium = await MeasuredChromium.launch(scene.graphics);
  try {
    const open = await openTown(chromium.browser, town, scene, countTownPictures);
    const { page } = open;
    limit?.add(familyOf(chromium.pid));
    const { x } = await new TownPage(page).position(town.player.username);
    await town.walk(scene.walkers, x);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: scene.throttle });
    await delay(WARM_UP_MS);
    const before = spentBy(chromium.pid);
    const picturesBefore = await townPictures(page);
    await chromium.browser.startTracing(page, { categories: [TRACE_CATEGORY] });
    await delay(MEASURED_MS);
    const spent = spentBetween(before, spentBy(chromium.pid));
    const drawn = (await townPictures(page)) - picturesBefore;
    const trace = await chromium.browser.stopTracing();
    const intervals = intervalsOf(presentedFrames(trace.toString()));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const pictures = picturesRow(drawn > 0 ? drawn : intervals.length, spent);
    return { ...rowOf(intervals, spent), ...pictures, ...memoryRow(await readMemory(chromium, open, cdp)) };
  } finally {
    await town.walk(0, 0);
    await chromium.close();
    limit?.remove();
  }
}

export const memoryRow = (reading: MemoryReading): Row =>
  Object.fromEntries(Object.entries(reading).map(([name, value]: [string, number]) => [name, short(value)]));

function picturesRow(pictures: number, spent: Spent): Row {
  const totalMs = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    'town pictures a second': short((pictures * 1000) / MEASURED_MS),
    'CPU ms a picture': short(totalMs / pictures),
    'main thread a picture': short((spent.get('page: main') ?? 0) / pictures),
  };
}

function rowOf(intervals: readonly number[], spent: Spent): Row {
  const frames = Math.max(1, intervals.length);
  const of = (key: string): number => short((spent.get(key) ?? 0) / frames);
  const totalMs = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    'frames a second': short((frames * 1000) / MEASURED_MS),
    ...rhythmOf(intervals),
    'CPU ms a frame': short(totalMs / frames),
    'main thread': of('page: main'),
    worker: of('page: worker'),
    compositor: of('page: compositor'),
    'gpu process': of('gpu'),
    '% of a core': short((100 * totalMs) / MEASURED_MS),
  };
}
