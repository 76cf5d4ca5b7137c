/** A figure whose views differ in height has one scale in all of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
import { writeLayerPack } from '../../../shared/art/layer-pack.ts';
import { Drawing } from './draw.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('scales every view by the limit of the tallest view', async () => {
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
  const webp = await new Drawing(core).draw(figure, { kind: 'view', rotation: 1 });
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (y: number): number | undefined => data[(y * info.width + 212) * 4 + 3];
  // Row 10 may move to row 0 at most, which moves row 400 to 395. Scaled alone, row 400 would move to 336.
  expect([350, 390, 400, 440].map(alphaAt)).toEqual([0, 0, 255, 255]);
});
