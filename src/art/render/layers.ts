/**
 * Layers of a figure: a body or an item in each of the six rotations, on the 425x850 canvas. Mirrored rotations are drawn
 * under flipped light and then mirrored, so that light always falls from the upper left.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { drawBody } from '../figure/body.ts';
import { rigOf } from '../figure/rig.ts';
import { SKIN } from '../figure/skin.ts';
import { type View, VIEWS } from '../figure/views.ts';
import type { CatalogueItem } from '../items/catalogue.ts';
import { backZ, BODY_Z, frontZ } from '../items/zorder.ts';
import { nth } from '../kit/random.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { group } from '../kit/shade.ts';
import { underLight } from '../kit/state.ts';

export interface DrawnLayer {
  rotation: number;
  z: number;
  /** SVG on the figure's canvas. */
  svg: string;
}

const MIRROR = `translate(${CANVAS_WIDTH_PX},0) scale(-1,1)`;

function turned(view: View, svg: string): string {
  return view.mirrored && svg !== '' ? group(MIRROR, svg) : svg;
}

/** The bare body in all rotations. */
export function bodyLayers(body: BodyType, skinTone: number): DrawnLayer[] {
  const rig = rigOf(body);
  return VIEWS.map((view, rotation) => {
    const svg = underLight(view.mirrored ? -1 : 1, () => drawBody(rig, view, nth(SKIN, skinTone)));
    return { rotation, z: BODY_Z, svg: turned(view, svg) };
  });
}

/** The tone of default thumbnails. */
const MANNEQUIN_TONE = 19;

export interface ItemDrawing {
  /** Used only by designs with `isSkinTinted`. */
  skinTone?: number;
  /** Drawn without a wearer: arms and hands cut nothing out. */
  isAlone?: boolean;
  /** Default: all six. */
  rotations?: readonly number[];
}

/** An item's back and front layers by rotation. Empty layers are omitted. */
export function itemLayers(item: CatalogueItem, body: BodyType, drawing: ItemDrawing = {}): DrawnLayer[] {
  const { design, palette, rarity } = item;
  const { skinTone = MANNEQUIN_TONE, isAlone = false, rotations } = drawing;
  const rig = isAlone ? { ...rigOf(body), isAlone } : rigOf(body);
  return VIEWS.flatMap((view, rotation) => {
    if (rotations?.includes(rotation) === false) return [];
    const context = { R: rig, v: view, p: palette, rarity, skin: nth(SKIN, skinTone) };
    const layer = underLight(view.mirrored ? -1 : 1, () => design.draw(context));
    return [
      { rotation, z: backZ(design.slot), svg: turned(view, layer.back ?? '') },
      { rotation, z: design.z ?? frontZ(design.slot), svg: turned(view, layer.front ?? '') },
    ].filter((drawn) => drawn.svg !== '');
  });
}

/** A layer's pixels, on the whole canvas. */
export const layerPixels = (layer: DrawnLayer): Raw => rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, layer.svg));
