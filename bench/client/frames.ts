/** Frames of the open town: presented frames by a trace, processor time by process and thread, and memory. */
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { quantile } from '../lib/statistics.ts';
import { type Row, short } from '../lib/table.ts';
import { type Graphics, MeasuredChromium } from './chromium.ts';
import { CpuLimit } from './cpu-limit.ts';
import { familyOf, memoryMb, type Spent, spentBetween, spentBy } from './processes.ts';
import type { Town } from './town.ts';

export interface Scene {
  graphics: Graphics;
  walkers: number;
  mood: 'day' | 'evening';
  device: 'desktop' | 'phone';
  isOptimized: boolean;
  /** Factor of Chromium's throttling of the page's main thread. */
  throttle: 1 | 6;
  /** All of Chromium gets a third of a core: a sixth of the two cores that the figures are published for. */
  isWeak: boolean;
}

const WEAK_CORES = 1 / 3;
const WARM_UP_MS = 6000;
const MEASURED_MS = 10_000;
const TOWN_LIMIT_MS = 120_000;
/** The display compositor of the GPU process reports each frame that it shows. */
const TRACE_CATEGORY = 'viz';
const PRESENTED = 'Display::DrawAndSwap';

const DEVICES: Readonly<Record<Scene['device'], object>> = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

/** Measures one scene on one build in a new Chromium. */
export async function measureScene(town: Town, scene: Scene): Promise<Row> {
  const limit = scene.isWeak ? CpuLimit.create(WEAK_CORES) : null;
  if (scene.isWeak && limit === null) return { 'frames a second': 'not measured: control groups cannot be set' };
  const chromium = await MeasuredChromium.launch(scene.graphics);
  try {
    const page = await openTown(chromium.browser, town, scene);
    limit?.add(familyOf(chromium.pid));
    const { x } = await new TownPage(page).position(town.player.username);
    await town.walk(scene.walkers, x);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: scene.throttle });
    await delay(WARM_UP_MS);
    const before = spentBy(chromium.pid);
    await chromium.browser.startTracing(page, { categories: [TRACE_CATEGORY] });
    await delay(MEASURED_MS);
    const spent = spentBetween(before, spentBy(chromium.pid));
    const intervals = intervalsOf(await chromium.browser.stopTracing());
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('Performance.enable');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      ...rowOf(intervals, spent),
      'page MB': short(memoryMb(chromium.pid, 'page')),
      'gpu MB': short(memoryMb(chromium.pid, 'gpu')),
      'heap MB': short(metric('JSHeapUsedSize') / 1024 / 1024),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
  } finally {
    await town.walk(0, 0);
    await chromium.close();
    limit?.remove();
  }
}

/** A signed-in page whose scenery is drawn. */
async function openTown(browser: Browser, { server, player }: Town, scene: Scene): Promise<Page> {
  const context = await browser.newContext({ ...DEVICES[scene.device], baseURL: server.url, serviceWorkers: 'block' });
  await signIn(context, server.url, player.email);
  await context.addInitScript(
    ({ mood, isOptimized }) => {
      localStorage.setItem('theme', 'day');
      localStorage.setItem('evening', mood);
      localStorage.setItem('isOptimizedMode', String(isOptimized));
      localStorage.setItem('isPlayingRadio', 'false');
      localStorage.setItem('adLastShown', String(Date.now()));
    },
    { mood: scene.mood, isOptimized: scene.isOptimized },
  );
  const page = await context.newPage();
  await page.goto('/');
  const shown = new TownPage(page);
  await shown.player(player.username).waitFor({ state: 'attached', timeout: TOWN_LIMIT_MS });
  await shown.drawing.waitFor({ state: 'hidden', timeout: TOWN_LIMIT_MS });
  return page;
}

export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const data = { email, password: 'lantern-light-1' };
  const reply = await context.request.post('/auth/sign-in/email', { data, headers: { origin: url } });
  if (!reply.ok()) throw new Error(`sign-in answered ${reply.status()}`);
}

/** Milliseconds between presented frames, from a trace in Chromium's JSON format. */
function intervalsOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string; ph: string; ts: number }[] };
  const times = traceEvents
    .filter(({ name, ph }) => name === PRESENTED && (ph === 'X' || ph === 'B'))
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  return times.slice(1).map((ms, index) => ms - (times[index] ?? ms));
}

function rowOf(intervals: readonly number[], spent: Spent): Row {
  const sorted = intervals.toSorted((a, b) => a - b);
  const frames = Math.max(1, sorted.length);
  const of = (key: string): number => short((spent.get(key) ?? 0) / frames);
  const totalMs = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    'frames a second': short((frames * 1000) / MEASURED_MS),
    'ms between frames p50': short(quantile(sorted, 0.5)),
    p99: short(quantile(sorted, 0.99)),
    'CPU ms a frame': short(totalMs / frames),
    'main thread': of('page: main'),
    worker: of('page: worker'),
    compositor: of('page: compositor'),
    'gpu process': of('gpu'),
    '% of a core': short((100 * totalMs) / MEASURED_MS),
  };
}
