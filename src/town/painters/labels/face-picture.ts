/** Draws a face at a resolution. Pure apart from the canvas that it is given. */
import type { LabelFace } from '../../state/label-face.ts';

export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** Whole device pixels; `resolution` is device pixels for each CSS pixel. */
export const facePictureSize = ({ widthPx, heightPx, marginPx }: LabelFace, resolution: number): PictureSize => ({
  widthPx: Math.ceil((widthPx + 2 * marginPx) * resolution),
  heightPx: Math.ceil((heightPx + 2 * marginPx) * resolution),
});

/** Names a face at a resolution. */
export const faceKey = ({ key }: LabelFace, resolution: number): string => `${resolution} ${key}`;

/** Draws with the picture's upper left corner at (left, top), device pixels of the canvas. */
export function drawFace(
  context: OffscreenCanvasRenderingContext2D,
  face: LabelFace,
  resolution: number,
  left: number,
  top: number,
): void {
  const { widthPx, heightPx } = facePictureSize(face, resolution);
  context.save();
  context.beginPath();
  context.rect(left, top, widthPx, heightPx);
  context.clip();
  context.clearRect(left, top, widthPx, heightPx);
  context.setTransform(
    resolution,
    0,
    0,
    resolution,
    left + face.marginPx * resolution,
    top + face.marginPx * resolution,
  );
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.direction = 'ltr';
  face.draw(context);
  context.restore();
}
