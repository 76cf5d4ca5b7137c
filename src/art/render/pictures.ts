/** Flat pictures made of packed layers: six-view sheets, previews for shops and thumbnails. */
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  COLUMN_OF_ROTATION,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
} from '../../shared/art/avatar-sizes.ts';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { SKIN } from '../figure/skin.ts';
import { nth } from '../kit/random.ts';
import { type Raw, rasterise, seenBox, svgOf } from '../kit/raster.ts';
import { part } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';
import { unpackRotation } from './pack.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
/** Previews show an item from the front at half size. */
const PREVIEW_WIDTH_PX = 213;
const PREVIEW_HEIGHT_PX = 425;
const THUMBNAIL_OUT_PX = 128;
const SWATCH_PX = 64;

function blit(into: Raw, image: RgbaImage, left: number): void {
  for (let y = 0; y < image.heightPx; y++) {
    const row = image.data.subarray(y * image.widthPx * 4, (y + 1) * image.widthPx * 4);
    into.data.set(row, (y * into.widthPx + left) * 4);
  }
}

function joined(views: readonly RgbaImage[]): Raw {
  const { widthPx, heightPx } = nth(views, 0);
  const width = widthPx * views.length;
  const sheet = { widthPx: width, heightPx, data: new Uint8ClampedArray(width * heightPx * 4) };
  views.forEach((view, rotation) => blit(sheet, view, nth(COLUMN_OF_ROTATION, rotation) * widthPx));
  return sheet;
}

const copyOf = (image: RgbaImage): Raw => ({ ...image, data: new Uint8ClampedArray(image.data) });

const CLOSE_UP_MARGIN_PX = 10;
/** Small things are not magnified without end. */
const CLOSE_UP_MIN_PX = 60;

/** A square around what is seen, with a margin, inside the canvas. */
function squareAround(image: RgbaImage): { x: number; y: number; side: number } {
  const [x0, y0, x1, y1] = seenBox(image) ?? [0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX];
  const side = Math.min(CANVAS_WIDTH_PX, Math.max(x1 - x0, y1 - y0, CLOSE_UP_MIN_PX) + 2 * CLOSE_UP_MARGIN_PX);
  const inside = (middle: number, most: number): number =>
    Math.round(Math.max(0, Math.min(most - side, middle - side / 2)));
  return { x: inside((x0 + x1) / 2, CANVAS_WIDTH_PX), y: inside((y0 + y1) / 2, CANVAS_HEIGHT_PX), side };
}

export interface Previews {
  preview: Raw;
  thumbnail: Raw;
}

function previewsOf(core: Core, view: RgbaImage, close: { x: number; y: number; side: number }): Previews {
  const square = core.crop(view, close.x, close.y, close.side, close.side);
  return {
    preview: copyOf(core.resize(view, PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX)),
    thumbnail: copyOf(core.resize(square, THUMBNAIL_OUT_PX, THUMBNAIL_OUT_PX)),
  };
}

/** A body's previews: its thumbnail is the portrait crop. */
export const portraitOf = (core: Core, view: RgbaImage): Previews =>
  previewsOf(core, copyOf(view), { x: THUMBNAIL_X_PX, y: THUMBNAIL_Y_PX, side: THUMBNAIL_PX });

/** An item's previews: its thumbnail is a close-up. */
export function closeUpOf(core: Core, view: RgbaImage): Previews {
  const own = copyOf(view);
  return previewsOf(core, own, squareAround(own));
}

/** All six views of a pack side by side, whole and at half size. */
export function sheetsOf(core: Core, pack: Uint8Array): { whole: Raw; half: Raw } {
  const views = ROTATIONS.map((rotation) => copyOf(unpackRotation(core, [pack], rotation)));
  return { whole: joined(views), half: joined(views.map((view) => copyOf(core.halve(view)))) };
}

/** A round dab of a skin tone for pickers. */
export function drawSwatch(skinTone: number): Raw {
  const dab = part(ellipse(32, 32, 27), nth(SKIN, skinTone), { shadow: 6, rim: 3, outline: 3 });
  return rasterise(svgOf(SWATCH_PX, SWATCH_PX, dab));
}
