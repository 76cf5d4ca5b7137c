/** Time from a packet of another player's step to the picture that shows it, in a town where nothing else moves. */
import { setTimeout as delay } from 'node:timers/promises';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { quantile } from '../lib/statistics.ts';
import { type Row, short } from '../lib/table.ts';
import { type Graphics, MeasuredChromium } from './chromium.ts';
import { presentedFrames, TRACE_CATEGORY } from '../../tests/support/chromium/presented-frames.ts';
import { delaysToPicture } from './frame-times.ts';
import { type Look, openTown } from './open-page.ts';
import type { Town } from './town.ts';

const LOOK: Omit<Look, 'graphics'> = { device: 'desktop', isOptimized: false, mood: 'day', isMotionReduced: true };
/** The walker's pause between two steps: the picture is still again before the next one. */
const PACE_MS = 1500;
const STILL_MS = 300;
const WARM_UP_MS = 5000;
const MEASURED_MS = 30_000;

export async function measureLatency(town: Town, graphics: Graphics): Promise<Row> {
  const chromium = await MeasuredChromium.launch(graphics);
  try {
    const { page } = await openTown(chromium.browser, town, { ...LOOK, graphics });
    const { x } = await new TownPage(page).position(town.player.username);
    const cdp = await page.context().newCDPSession(page);
    const packets: number[] = [];
    await cdp.send('Network.enable');
    // Opcode 2: binary. Positions are the only binary messages. Times are those of the same clock as the trace's.
    cdp.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
      if (response.opcode === 2) packets.push(timestamp * 1000);
    });
    await town.walk(1, x, PACE_MS);
    await delay(WARM_UP_MS);
    await chromium.browser.startTracing(page, { categories: [TRACE_CATEGORY] });
    await delay(MEASURED_MS);
    const frames = presentedFrames((await chromium.browser.stopTracing()).toString());
    const sinceTrace = packets.filter((packet) => packet > (frames[0] ?? Number.POSITIVE_INFINITY));
    const delays = delaysToPicture(sinceTrace, frames, STILL_MS).toSorted((a, b) => a - b);
    return {
      packets: delays.length,
      'ms to the picture p50': short(quantile(delays, 0.5)),
      'ms to the picture p95': short(quantile(delays, 0.95)),
    };
  } finally {
    await town.walk(0, 0);
    await chromium.close();
  }
}
