/** The visible pixels of a rendered drawing, for tests of its position. */
import type { Box } from '../../src/art/kit/path.ts';
import { MAX_HIDDEN_ALPHA, type Raw } from '../../src/art/kit/raster.ts';
import { visibleBox as findVisibleBox } from '../../src/engine/core/rgba.ts';

/** The box of all visible pixels, right and lower edge exclusive; null for an empty picture. */
export function visibleBox(image: Pick<Raw, 'widthPx' | 'heightPx'> & { data: Uint8ClampedArray }): Box | null {
  const box = findVisibleBox(image, MAX_HIDDEN_ALPHA);
  return box === null ? null : [box.left, box.top, box.left + box.widthPx, box.top + box.heightPx];
}
