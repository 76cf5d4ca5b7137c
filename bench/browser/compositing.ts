/**
 * Compositing in a real Chromium with CPU rasterisation, compared with OffscreenCanvas: serves a page, runs its worker,
 * reads the times.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { flags } from '../lib/flags.ts';
import { findChromium } from '../../scripts/test/browser.ts';
import { launchChromium } from '../../tests/support/chromium/chromium.ts';
import { summarise } from '../lib/statistics.ts';
import { READING_LINES } from '../lib/visible-lines.ts';
import type { CompositingRun } from './compositing.worker.ts';
import { benchSlider, serveFigure } from './slider.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';

declare global {
  interface Window {
    compositing(isBest: boolean): Promise<CompositingRun>;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PORT = 4210;
/** Both round; Chromium's canvas has larger rounding errors than the core. */
const MAX_DIFFERENCE = 4;
/** Cross-origin isolated pages have clocks with a resolution of 5 us instead of 100 us. */
const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const TITLES: Readonly<Record<string, string>> = {
  kernel: 'after others used the caches',
  'kernel again': 'the same view for the second time',
  bitmap: 'to ImageBitmaps, after others used the caches',
  'bitmap again': 'to ImageBitmaps, the same view for the second time',
  'first time': 'never seen before: packed layers, or WebP pictures to decode',
  'town size': 'scaled to 120x240',
};

export async function benchCompositing(): Promise<Table[]> {
  const server = await createServer({
    root: ROOT,
    cacheDir: '.cache/vite-bench',
    logLevel: 'error',
    optimizeDeps: { include: ['comlink'] },
    server: { port: PORT, hmr: false, watch: null, headers: ISOLATION },
  });
  await serveFigure(server);
  await server.listen();
  const browser = await launchChromium(findChromium());
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bench/browser/page.html`);
    await page.waitForFunction(() => 'compositing' in window);
    const { groups, difference, packedBytes } = await page.evaluate(
      (isBest) => window.compositing(isBest),
      flags.isBest,
    );
    if (!(difference <= MAX_DIFFERENCE)) throw new Error(`pictures differ by ${difference}/255`);
    const about = `Chromium ${browser.version()}, ${Math.round(packedBytes / 1024)} KiB packed a view, differs by ${short(difference)}/255 at most`;
    const compositing = Object.entries(groups).map(([name, times]) => {
      const ours = summarise(Object.values(times)[0] ?? []).p50;
      const bound = times[READING_LINES] && summarise(times[READING_LINES]).p50;
      const rows = Object.entries(times).map(([way, samples]): Row => {
        const { p50, min, spread } = summarise(samples);
        return {
          way,
          'ms a view': short(p50),
          min: short(min),
          spread: short(spread),
          [RATIO]: short(p50 / ours),
          ...(bound && { 'times the memory bound': short(p50 / bound) }),
        };
      });
      return { name, title: `24 layers of 425x850, ${TITLES[name] ?? name} (${about})`, rows };
    });
    return [...compositing, await benchSlider(page)];
  } finally {
    await browser.close();
    await server.close();
  }
}
