/** Drawing a figure: one scale for all views, straight alpha, and the encoding of sheets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/support/random.ts';
import { drawSheet, loadFigure } from '../../../engine/figures/compositor.ts';
import { loadCore } from '../../../engine/node/load-core.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
import { readLayerPack, writeLayerPack } from '../../../shared/art/layer-pack.ts';
import { readPackFile } from '../../art-host/pack-file.ts';
import { type Figure, FigureRenderer } from './draw.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('scales all views by the factor that the tallest view allows', async () => {
  const core = await loadCore();
  const bar = (top: number): Uint8Array => {
    const data = new Uint8ClampedArray(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
    data.fill(255, top * CANVAS_WIDTH_PX * 4, (top + 50) * CANVAS_WIDTH_PX * 4);
    return core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data });
  };
  const file = join(folder, 'layers.bin');
  const layers = [10, 400].map((top, rotation) => ({ rotation, z: 0, payload: bar(top) }));
  writeFileSync(file, brotliCompressSync(writeLayerPack(layers)));
  const figure = { packs: [{ file }], width: 1, height: 1.15 };
  const webp = await new FigureRenderer(core).draw(figure, { kind: 'view', rotation: 1 });
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (y: number): number | undefined => data[(y * info.width + 212) * 4 + 3];
  // Row 10 can move at most to row 0, which moves row 400 to row 395. Scaled separately, row 400 would move to row 336.
  expect([350, 390, 400, 440].map(alphaAt)).toEqual([0, 0, 255, 255]);
});

/** A figure with one layer in all six views. `colourAt` returns the RGBA value of a pixel index. */
async function figureOf(name: string, colourAt: (pixel: number) => readonly number[]) {
  const core = await loadCore();
  const data = new Uint8ClampedArray(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  for (let pixel = 0; pixel < data.length / 4; pixel++) data.set(colourAt(pixel), pixel * 4);
  const payload = core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data });
  const file = join(folder, name);
  const layers = [0, 1, 2, 3, 4, 5].map((rotation) => ({ rotation, z: 0, payload }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  writeFileSync(file, brotliCompressSync(writeLayerPack(layers), { params }));
  return { drawing: new FigureRenderer(core), figure: { packs: [{ file }], width: 1, height: 1 } };
}

it('draws sheets with straight alpha', async () => {
  const { drawing, figure } = await figureOf('translucent.bin', () => [200, 100, 40, 128]);
  const webp = await drawing.draw(figure, { kind: 'sheet', size: 'town' });
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([720, 240]);
  const start = (120 * info.width + 60) * 4;
  const pixel = [...data.subarray(start, start + 4)];
  for (const [channel, expected] of [200, 100, 40, 128].entries()) {
    expect(Math.abs((pixel[channel] ?? 0) - expected), `${pixel}`).toBeLessThanOrEqual(6);
  }
});

it('encodes the half town sheet in far fewer bytes than the encoding of the other pictures needs', async () => {
  const random = createRandom(7);
  const { drawing, figure } = await figureOf('noise.bin', () => [random.whole(0, 256), random.whole(0, 256), 90, 255]);
  const core = await loadCore();
  const source: Figure = figure;
  const views = await loadFigure(core, source, async ({ file }) => readLayerPack(await readPackFile(file)));
  const sizes = ['town', 'townHalf'] as const;
  const bytesOf = async (size: (typeof sizes)[number]): Promise<{ drawn: number; atQuality88: number }> => {
    const { data, widthPx: width, heightPx: height } = await drawSheet(core, views, { size, alpha: 'straight' });
    const image = sharp(data.slice(), { raw: { width, height, channels: 4 } });
    const atQuality88 = (await image.webp({ quality: 88, alphaQuality: 92, effort: 2 }).toBuffer()).byteLength;
    return { drawn: (await drawing.draw(figure, { kind: 'sheet', size })).byteLength, atQuality88 };
  };
  const [town, half] = [await bytesOf('town'), await bytesOf('townHalf')];
  expect(town.drawn).toBe(town.atQuality88);
  expect(half.drawn).toBeLessThan(0.8 * half.atQuality88);
});
