/** The bytes that the core packs a layer into. Cached packs stay valid while they do not change. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadCore } from '../../engine/node/load-core.ts';

/** Change `PACKING` in `generate/jobs.ts` together with it. */
const BYTES = '19044afe325c9b18';

it('packs a layer into the bytes of the current `PACKING` version', async () => {
  const core = await loadCore();
  const data = Uint8ClampedArray.from({ length: 101 * 90 * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % 101, Math.floor((at >> 2) / 101)];
    const isInside = (x - 50) ** 2 + (y - 40) ** 2 < 1000;
    if (at % 4 === 3) return isInside ? Math.min(255, x * y) : 0;
    return (x * 7 + y * 13 + at) & 255;
  });
  const payload = core.packLayer({ widthPx: 101, heightPx: 90, data });
  expect(createHash('sha256').update(payload).digest('hex').slice(0, 16)).toBe(BYTES);
});
