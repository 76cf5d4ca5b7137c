/** Flat pictures made from packed layers: six-view sheets, previews and thumbnails. */
import type { PixelBox } from '../../engine/core/rgba.ts';
import { closeUpBox, drawCloseUp } from '../../engine/figures/close-up.ts';
import { joinViews, PORTRAIT_BOX } from '../../engine/figures/frames.ts';
import type { Core, RgbaImage } from '../../engine/core/types.ts';
import { SKIN } from '../figure/skin.ts';
import { MAX_HIDDEN_ALPHA, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { part } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';
import { unpackRotation } from './pack.ts';

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;
const PREVIEW_WIDTH_PX = 213;
const PREVIEW_HEIGHT_PX = 425;
const THUMBNAIL_OUT_PX = 128;
const SWATCH_PX = 64;

const copyOf = (image: RgbaImage): Raw => ({ ...image, data: new Uint8ClampedArray(image.data) });

/** The whole figure or item at half size. */
export const drawPreview = (core: Core, view: RgbaImage): Raw =>
  copyOf(core.resize(copyOf(view), PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX));

const closeUp = (core: Core, view: RgbaImage, box: PixelBox): Raw =>
  copyOf(drawCloseUp(core, view, box, THUMBNAIL_OUT_PX));

/** A body's thumbnail. */
export const drawPortrait = (core: Core, view: RgbaImage): Raw => closeUp(core, copyOf(view), PORTRAIT_BOX);

/** An item's thumbnail: a close-up. */
export function drawThumbnail(core: Core, view: RgbaImage): Raw {
  const own = copyOf(view);
  return closeUp(core, own, closeUpBox(own, 'inside', MAX_HIDDEN_ALPHA));
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

/** Round swatches of all skin tones, for pickers. */
export const drawSwatches = (): Raw[] =>
  SKIN.map((colour) => {
    const dab = part(ellipse(32, 32, 27), colour, { shadow: 6, rim: 3, outline: 3 });
    return rasterise(svgOf(SWATCH_PX, SWATCH_PX, dab));
  });
