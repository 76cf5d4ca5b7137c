/** Compositing in a real Chromium, CPU raster, against OffscreenCanvas: serves a page, runs its worker, reads the times. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launchChromium } from '../lib/chromium.ts';
import { type Row, short, type Table } from '../lib/report.ts';
import { summarise } from '../lib/statistics.ts';

declare global {
  interface Window {
    compositing(): Promise<{ times: Record<string, number[]>; difference: number; packedBytes: number }>;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PORT = 4210;
/** Pages kept apart from others get clocks of 5 us instead of 100. */
const ISOLATION = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Which canvas row each of ours is held against. */
const PEERS: Readonly<Record<string, string>> = {
  'ours: bytes': 'canvas: drawImage',
  'ours: borrowed bytes': 'canvas: drawImage',
  'ours: to bitmap': 'canvas: drawImage to bitmap',
  'ours: to bitmap, canvas of the GPU': 'canvas: drawImage to bitmap',
  'ours: from a pack, first time': 'canvas: decode and draw, first time',
  'ours: 120x240 bytes': 'canvas: drawImage to 120x240',
};

export async function benchCompositing(): Promise<Table[]> {
  const server = await createServer({
    root: ROOT,
    cacheDir: '.cache/vite-bench',
    logLevel: 'error',
    optimizeDeps: { include: ['comlink'] },
    server: { port: PORT, hmr: false, watch: null, headers: ISOLATION },
  });
  await server.listen();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bench/browser/page.html`);
    await page.waitForFunction(() => 'compositing' in window);
    const { times, difference, packedBytes } = await page.evaluate(() => window.compositing());
    const rows = Object.entries(times).map(([way, samples]): Row => {
      const { p50, min, spread } = summarise(samples);
      const peer = times[PEERS[way] ?? ''];
      return {
        way,
        'ms a view': short(p50),
        min: short(min),
        spread: short(spread),
        ratio: peer === undefined ? '' : short(summarise(peer).p50 / p50),
      };
    });
    const title = `24 layers of 425x850 in Chromium ${browser.version()}, ${Math.round(packedBytes / 1024)} KiB packed a view, differs by ${short(difference)}/255 at most`;
    return [{ title, rows }];
  } finally {
    await browser.close();
    await server.close();
  }
}
