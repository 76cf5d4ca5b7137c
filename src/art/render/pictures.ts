/** Flat pictures made from packed layers: six-view sheets, previews and thumbnails. */
import type { PixelBox } from '../../engine/core/rgba.ts';
import { closeUpBox, drawCloseUp } from '../../engine/figures/close-up.ts';
import { joinViews, PORTRAIT_BOX } from '../../engine/figures/frames.ts';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { SKIN } from '../figure/skin.ts';
import { nth } from '../kit/random.ts';
import { MAX_HIDDEN_ALPHA, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { part } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';
import { unpackRotation } from './pack.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
/** Previews show an item from the front at half size. */
const PREVIEW_WIDTH_PX = 213;
const PREVIEW_HEIGHT_PX = 425;
const THUMBNAIL_OUT_PX = 128;
const SWATCH_PX = 64;

const copyOf = (image: RgbaImage): Raw => ({ ...image, data: new Uint8ClampedArray(image.data) });

export interface Previews {
  preview: Raw;
  thumbnail: Raw;
}

function previewsOf(core: Core, view: RgbaImage, close: PixelBox): Previews {
  return {
    preview: copyOf(core.resize(view, PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX)),
    thumbnail: copyOf(drawCloseUp(core, view, close, THUMBNAIL_OUT_PX)),
  };
}

/** A body's previews: its thumbnail is the portrait crop. */
export const portraitOf = (core: Core, view: RgbaImage): Previews => previewsOf(core, copyOf(view), PORTRAIT_BOX);

/** An item's previews: its thumbnail is a close-up. */
export function closeUpOf(core: Core, view: RgbaImage): Previews {
  const own = copyOf(view);
  return previewsOf(core, own, closeUpBox(own, 'inside', MAX_HIDDEN_ALPHA));
}

/** All six views of a pack side by side, whole and at half size. */
export function sheetsOf(core: Core, pack: Uint8Array): { whole: Raw; half: Raw } {
  const views = ROTATIONS.map((rotation) => copyOf(unpackRotation(core, [pack], rotation)));
  return {
    whole: joinViews(views, 'full'),
    half: joinViews(
      views.map((view) => core.halve(view)),
      'half',
    ),
  };
}

/** A round swatch of a skin tone for pickers. */
export function drawSwatch(skinTone: number): Raw {
  const dab = part(ellipse(32, 32, 27), nth(SKIN, skinTone), { shadow: 6, rim: 3, outline: 3 });
  return rasterise(svgOf(SWATCH_PX, SWATCH_PX, dab));
}
