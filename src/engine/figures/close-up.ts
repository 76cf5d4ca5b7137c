/** Square close-ups of items: where a picture is cut, and the resized cut. */
import { cropPadded, type PixelBox, visibleBox } from '../core/rgba.ts';
import type { Core, RgbaImage } from '../core/types.ts';

const MARGIN_PX = 10;
/** Smaller items keep more margin instead of being magnified further. */
const MIN_ITEM_PX = 60;

/**
 * 'inside' shifts and limits the square so that it stays inside the picture: what is higher than the picture is wide is
 * cut off. 'padded' keeps the item whole and in the middle: the square may reach over the picture's edges.
 */
export type CloseUpEdge = 'inside' | 'padded';

/**
 * The square around all pixels whose alpha is above `maxHiddenAlpha`, with a margin of 10 px, at least 80 px wide. A
 * picture without such a pixel counts as visible everywhere.
 */
export function closeUpBox(image: RgbaImage, edge: CloseUpEdge, maxHiddenAlpha = 0): PixelBox {
  const whole = { left: 0, top: 0, widthPx: image.widthPx, heightPx: image.heightPx };
  const item = visibleBox(image, maxHiddenAlpha) ?? whole;
  const wanted = Math.max(item.widthPx, item.heightPx, MIN_ITEM_PX) + 2 * MARGIN_PX;
  const side = edge === 'inside' ? Math.min(wanted, image.widthPx, image.heightPx) : wanted;
  const startOf = (start: number, length: number, limit: number): number => {
    const centred = start + length / 2 - side / 2;
    return Math.round(edge === 'inside' ? Math.max(0, Math.min(limit - side, centred)) : centred);
  };
  return {
    left: startOf(item.left, item.widthPx, image.widthPx),
    top: startOf(item.top, item.heightPx, image.heightPx),
    widthPx: side,
    heightPx: side,
  };
}

/** The square `box` of `image`, transparent outside the image, resized to `sidePx`. */
export const drawCloseUp = (core: Pick<Core, 'resize'>, image: RgbaImage, box: PixelBox, sidePx: number): RgbaImage =>
  core.resize(cropPadded(image, box), sidePx, sidePx);
