/**
 * A preview that follows a slider: pictures a second compared with a canvas in the same page, and the time of one
 * picture.
 */
import type { Page } from 'playwright';
import type { ViteDevServer } from 'vite';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';
import { writeLayerPack } from '../../src/shared/art/layer-pack.ts';
import { flags } from '../lib/flags.ts';
import { makeLayer } from '../../tests/support/samples/layers.ts';
import { summarise } from '../lib/statistics.ts';
import type { SliderOptions } from './slider.page.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';

const PACK_URL = '/bench-figure.pack';
const LAYERS = 24;
const FOLLOW_MS = 3000;
const ROUNDS = 12;

/** Makes the server answer requests for the figure's layers, as a storage host does. */
export async function serveFigure(server: ViteDevServer): Promise<void> {
  const core = await loadCore();
  const layers = Array.from({ length: LAYERS }, (_, layer) => ({
    rotation: 0,
    z: layer,
    payload: core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data: makeLayer(layer, 0) }),
  }));
  const pack = Buffer.from(writeLayerPack(layers));
  // Before Vite's own middleware, which answers unknown URLs with the page.
  const handle = (_request: unknown, response: { end(body: Buffer): void }): void => response.end(pack);
  server.middlewares.stack.unshift({ route: PACK_URL, handle });
}

/** `page` has the bench's own page open. */
export async function benchSlider(page: Page): Promise<Table> {
  const options: SliderOptions = {
    packUrl: PACK_URL,
    layers: LAYERS,
    followMs: FOLLOW_MS,
    rounds: ROUNDS,
    isBest: flags.isBest,
  };
  await page.waitForFunction(() => 'followSlider' in window);
  const { followed, alone } = await page.evaluate((asked) => window.followSlider(asked), options);
  const first = summarise(Object.values(alone)[0] ?? []).p50;
  const rows = Object.entries(alone).map(([way, samples]): Row => {
    const { p50, spread } = summarise(samples);
    const { picturesPerSecond = 0, framesPerSecond = 0, pageMs = 0 } = followed[way] ?? {};
    return {
      way,
      'pictures a second': short(picturesPerSecond),
      'frames a second': short(framesPerSecond),
      'ms of the page a frame': short(pageMs),
      'ms a picture alone': short(p50),
      spread: short(spread),
      [RATIO]: short(p50 / first),
    };
  });
  return {
    name: 'slider',
    title: `a preview of ${LAYERS} layers of 425x850 that follows a slider at every frame`,
    rows,
  };
}
