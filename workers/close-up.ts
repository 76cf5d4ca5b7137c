/** A square picture of what one view shows, as shops show items: cut around what is seen, with a margin, and resized. */
import type { ComposeRequest, Core, RgbaImage } from '../src/engine/core/types.ts';
import type { FrameSize } from '../src/engine/figure-types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../src/shared/art/avatar-sizes.ts';
import { VIEW_COUNT } from '../src/shared/rules/town.ts';

const MARGIN_PX = 10;
/** Small things are not magnified without end. */
const LEAST_PX = 60;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The asked view if it shows something, else the first that does. Throws a RangeError when none does. */
export function seenView(
  core: Pick<Core, 'compose'>,
  view: (rotation: number, size: FrameSize) => ComposeRequest,
  rotation: number | null,
): RgbaImage {
  const every = Array.from({ length: VIEW_COUNT }, (_, one) => one);
  for (const one of rotation === null ? every : [rotation, ...every]) {
    const picture = core.compose(view(one, 'full'));
    if (seenBox(picture) !== null) return picture;
  }
  throw new RangeError('nothing is drawn in any view');
}

/** `view` is 425x850 and shows something. */
export function closeUp(core: Pick<Core, 'resize'>, view: RgbaImage, sidePx: number): RgbaImage {
  const box = seenBox(view) ?? { left: 0, top: 0, right: CANVAS_WIDTH_PX - 1, bottom: CANVAS_HEIGHT_PX - 1 };
  const widthPx = box.right - box.left + 1;
  const heightPx = box.bottom - box.top + 1;
  const side = Math.max(widthPx, heightPx, LEAST_PX) + 2 * MARGIN_PX;
  const square = { widthPx: side, heightPx: side, data: new Uint8ClampedArray(side * side * 4) };
  const left = Math.floor((side - widthPx) / 2);
  const top = Math.floor((side - heightPx) / 2);
  for (let y = 0; y < heightPx; y++) {
    const start = ((box.top + y) * view.widthPx + box.left) * 4;
    square.data.set(view.data.subarray(start, start + widthPx * 4), ((top + y) * side + left) * 4);
  }
  return core.resize(square, sidePx, sidePx);
}

/** Inclusive bounds of what is not transparent, or null. */
function seenBox({ widthPx, heightPx, data }: RgbaImage): Box | null {
  const box: Box = { left: widthPx, top: heightPx, right: -1, bottom: -1 };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (data[(y * widthPx + x) * 4 + 3] === 0) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  return box.right < 0 ? null : box;
}
