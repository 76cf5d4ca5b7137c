/**
 * Memory of the open town over ten minutes: walkers come, go and change their looks, evening and day alternate each minute.
 * What has grown at the end since the first minute grows without end.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { flags } from '../lib/flags.ts';
import { type Row, short } from '../lib/table.ts';
import { MeasuredChromium } from './chromium.ts';
import { memoryRow } from './frames.ts';
import { type MemoryReading, readMemory } from './memory-row.ts';
import { type Look, openTown } from './open-page.ts';
import type { Town } from './town.ts';

const LOOK: Look = { device: 'desktop', graphics: 'none', isOptimized: false, mood: 'alternating' };
const MINUTE_MS = 60_000;
/** At least two: both moods have been shown when the first reading is taken. */
const MINUTES = Math.max(2, Math.round(10 * flags.size));
/** A walker is replaced and another one changes its look this often. */
const CHANGE_MS = 2000;

/** Rows: each minute's reading, and the growth from the first to the last one in percent. */
export async function measureSoak(town: Town, walkers: number): Promise<Row[]> {
  const chromium = await MeasuredChromium.launch(LOOK.graphics);
  try {
    const open = await openTown(chromium.browser, town, LOOK);
    const { x } = await new TownPage(open.page).position(town.player.username);
    await town.walk(walkers, x);
    const cdp = await open.page.context().newCDPSession(open.page);
    const readings: MemoryReading[] = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await changeFor(town, MINUTE_MS, minute);
      const reading = await readMemory(chromium, open, cdp);
      readings.push(reading);
      console.log(`  ${minute} min: ${JSON.stringify(memoryRow(reading))}`);
    }
    return [
      ...readings.map((reading, index): Row => ({ after: `${index + 1} min`, ...memoryRow(reading) })),
      { after: 'growth %', ...growth(readings) },
    ];
  } finally {
    await town.walk(0, 0);
    await chromium.close();
  }
}

async function changeFor(town: Town, ms: number, minute: number): Promise<void> {
  const turns = Math.floor(ms / CHANGE_MS);
  for (let turn = 0; turn < turns; turn += 1) {
    await Promise.all([delay(CHANGE_MS), town.replaceWalker(), town.changeLook(minute * turns + turn)]);
  }
}

function growth(readings: readonly MemoryReading[]): Row {
  const [first] = readings;
  const last = readings.at(-1);
  if (first === undefined || last === undefined) return {};
  const names = Object.keys(first) as (keyof MemoryReading)[];
  return Object.fromEntries(
    names.map((name) => [name, first[name] === 0 ? 0 : short((100 * (last[name] - first[name])) / first[name])]),
  );
}
