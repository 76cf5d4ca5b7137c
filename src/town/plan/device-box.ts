/**
 * Where the pictures of a plan lie on the canvas: whole device pixels from the map's own upper left corner. Both painters draw
 * onto these boxes, because each of them would round on its own in another way: WebGL counts rows from below, so that an edge
 * between two rows moves up there and down elsewhere, and a picture at a fraction of a pixel is blurred. Pure.
 */
import { FRAME_HEIGHT_ON_MAP_PX, SOLE_SHARE } from '../state/figure-size.ts';
import type { FigureEntry } from './frame-plan.ts';
import type { StillItem } from './scene-items.ts';

export interface DeviceBox {
  left: number;
  top: number;
  /** At least 1. */
  widthPx: number;
  heightPx: number;
}

interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** Of the shadow below a figure, on the map. */
export const SHADOW_SIZE: Readonly<PictureSize> = { widthPx: 96, heightPx: 28 };
const SHADOW_ABOVE_SOLES_PX = 1;

export const createDeviceBox = (): DeviceBox => ({ left: 0, top: 0, widthPx: 1, heightPx: 1 });

/** `scale`: device pixels for each map pixel. Both edges are rounded, so that neighbours neither overlap nor leave a gap. */
export function boxOfStill({ left, top, widthPx, heightPx }: StillItem, scale: number, out: DeviceBox): DeviceBox {
  out.left = Math.round(left * scale);
  out.top = Math.round(top * scale);
  out.widthPx = Math.max(1, Math.round((left + widthPx) * scale) - out.left);
  out.heightPx = Math.max(1, Math.round((top + heightPx) * scale) - out.top);
  return out;
}

export function boxOfShadow(
  { x, y, shadowScale, user }: Pick<FigureEntry, 'x' | 'y' | 'shadowScale' | 'user'>,
  scale: number,
  out: DeviceBox,
): DeviceBox {
  const size = shadowScale * user.customization.width * scale;
  out.widthPx = Math.max(1, Math.round(SHADOW_SIZE.widthPx * size));
  out.heightPx = Math.max(1, Math.round(SHADOW_SIZE.heightPx * size));
  out.left = Math.round(x * scale - out.widthPx / 2);
  out.top = Math.round((y - SHADOW_ABOVE_SOLES_PX) * scale - out.heightPx / 2);
  return out;
}

/** The row of the soles in a figure's box, from its top. */
export const soleRowOf = ({ heightPx }: Pick<DeviceBox, 'heightPx'>): number => Math.round(heightPx * SOLE_SHARE);

/** A piece of a cut figure: the box of the whole picture, and the rows of the canvas in which the piece is shown. */
export interface DevicePiece extends DeviceBox {
  /** The row of the picture, from its top, that stays in its place: the hip or the soles. */
  anchorRow: number;
  /** That row on the canvas. */
  anchorY: number;
  stretch: number;
  /** Horizontal scale around the middle of the box. */
  spread: number;
  lean: number;
  /** Where the pieces meet: the row of the canvas, and that of the picture. */
  cutY: number;
  cutRow: number;
}

export const createDevicePiece = (): DevicePiece => ({
  ...createDeviceBox(),
  anchorRow: 0,
  anchorY: 0,
  stretch: 1,
  spread: 1,
  lean: 0,
  cutY: 0,
  cutRow: 0,
});

type CutEntry = Pick<FigureEntry, 'x' | 'y' | 'liftPx' | 'scaleY' | 'cut' | 'lean'>;

/** As `boxOfFigure`. */
export function pieceOfFigure(
  part: 'upper' | 'legs',
  { cut, lean, ...entry }: CutEntry,
  frame: PictureSize,
  scale: number,
  out: DevicePiece,
): DevicePiece {
  const { y, liftPx } = entry;
  boxOfFigure(entry, frame, scale, out);
  const soleRow = soleRowOf(out);
  const solesY = Math.round((y - liftPx) * scale);
  out.cutRow = soleRow - Math.round(cut.hipPx * scale);
  out.cutY = solesY - Math.round((cut.hipPx - cut.dropPx) * scale);
  if (part === 'upper') {
    out.anchorRow = out.cutRow;
    out.anchorY = out.cutY;
    out.stretch = cut.upperScale;
    out.spread = 1;
    out.lean = cut.upperLean + lean;
  } else {
    out.anchorRow = soleRow;
    out.anchorY = solesY;
    out.stretch = (solesY - out.cutY) / Math.max(1, soleRow - out.cutRow);
    out.lean = lean;
    out.spread = cut.legsWidth;
  }
  out.top = Math.round(out.anchorY - out.anchorRow * out.stretch);
  return out;
}

/** `frame`: the size of its picture. The height is that before it is stretched; the soles of a stretched one do not move. */
export function boxOfFigure(
  { x, y, liftPx, scaleY }: Pick<FigureEntry, 'x' | 'y' | 'liftPx' | 'scaleY'>,
  frame: PictureSize,
  scale: number,
  out: DeviceBox,
): DeviceBox {
  const heightPx = FRAME_HEIGHT_ON_MAP_PX * scale;
  out.heightPx = Math.max(1, Math.round(heightPx));
  out.widthPx = Math.max(1, Math.round((heightPx * frame.widthPx) / frame.heightPx));
  out.left = Math.round(x * scale - out.widthPx / 2);
  out.top = Math.round((y - liftPx) * scale - soleRowOf(out) * scaleY);
  return out;
}
