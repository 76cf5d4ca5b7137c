/** The two pictures that the town draws itself: the shadow below a figure, and the silhouette of one that is loading. */
import { SHADOW_SIZE } from '../plan/device-box.ts';
import { TOWN_FRAME_HEIGHT_PX, TOWN_FRAME_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';

export function drawShadow(): HTMLCanvasElement {
  const { widthPx, heightPx } = SHADOW_SIZE;
  return drawPicture(widthPx, heightPx, (context) => {
    context.scale(widthPx / 2, heightPx / 2);
    const fade = context.createRadialGradient(1, 1, 0, 1, 1, 1);
    fade.addColorStop(0, 'rgba(58, 42, 102, 0.5)');
    fade.addColorStop(0.55, 'rgba(58, 42, 102, 0.3)');
    fade.addColorStop(1, 'rgba(58, 42, 102, 0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, 2, 2);
  });
}

/** Same size and position of the soles as in a frame of a town sheet. */
export function drawSilhouette(): HTMLCanvasElement {
  return drawPicture(TOWN_FRAME_WIDTH_PX, TOWN_FRAME_HEIGHT_PX, (context) => {
    const middle = TOWN_FRAME_WIDTH_PX / 2;
    context.fillStyle = 'rgba(214, 205, 235, 0.75)';
    context.beginPath();
    context.ellipse(middle, 44, 24, 26, 0, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.roundRect(middle - 19, 74, 38, 72, 18);
    context.roundRect(middle - 17, 120, 15, 112, 8);
    context.roundRect(middle + 2, 120, 15, 112, 8);
    context.fill();
  });
}

function drawPicture(
  widthPx: number,
  heightPx: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (context !== null) paint(context);
  return canvas;
}
