/** The pictures that the town draws itself: the shadow below a figure, the silhouette of one that is loading, and effects. */
import { SHADOW_SIZE } from '../plan/device-box.ts';
import type { EffectEntry } from '../plan/frame-plan.ts';
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

const CREAM = '255, 246, 221';
const OUTLINE = '#5b3050';
const RAYS = 12;
/** Shares of the circle of one ray at its two ends: wide outside. */
const RAY_WIDTHS = { inner: 0.012, outer: 0.024 };

export function drawEffect(picture: EffectEntry['picture']): HTMLCanvasElement {
  if (picture === 'rays') return drawPicture(384, 384, paintRays);
  return picture === 'heart' ? drawPicture(96, 96, paintHeart) : drawPicture(64, 64, paintSparkle);
}

/** Every other ray is shorter. */
function paintRays(context: CanvasRenderingContext2D): void {
  context.translate(192, 192);
  const fade = context.createRadialGradient(0, 0, 24, 0, 0, 190);
  fade.addColorStop(0, `rgba(${CREAM}, 0.95)`);
  fade.addColorStop(0.6, `rgba(${CREAM}, 0.7)`);
  fade.addColorStop(1, `rgba(${CREAM}, 0)`);
  context.fillStyle = fade;
  const edge = context.createRadialGradient(0, 0, 24, 0, 0, 190);
  edge.addColorStop(0, 'rgba(236, 170, 60, 0.55)');
  edge.addColorStop(1, 'rgba(236, 170, 60, 0)');
  context.strokeStyle = edge;
  context.lineWidth = 3;
  for (let ray = 0; ray < RAYS; ray++) {
    const middle = (2 * Math.PI * ray) / RAYS;
    const lengthPx = ray % 2 === 0 ? 190 : 150;
    const at = (share: number, radius: number): [number, number] => {
      const angle = middle + 2 * Math.PI * share;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    };
    context.beginPath();
    context.moveTo(...at(-RAY_WIDTHS.inner, 20));
    context.lineTo(...at(-RAY_WIDTHS.outer, lengthPx));
    context.lineTo(...at(RAY_WIDTHS.outer, lengthPx));
    context.lineTo(...at(RAY_WIDTHS.inner, 20));
    context.fill();
    // By day the stones of the plaza are as light as the rays.
    context.stroke();
  }
}

function paintHeart(context: CanvasRenderingContext2D): void {
  context.translate(48, 46);
  context.beginPath();
  context.moveTo(0, 34);
  context.bezierCurveTo(-46, 2, -34, -34, -14, -32);
  context.bezierCurveTo(-5, -31, 0, -24, 0, -18);
  context.bezierCurveTo(0, -24, 5, -31, 14, -32);
  context.bezierCurveTo(34, -34, 46, 2, 0, 34);
  context.closePath();
  context.fillStyle = '#ff6f91';
  context.fill();
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.strokeStyle = OUTLINE;
  context.stroke();
  context.beginPath();
  context.ellipse(-14, -16, 8, 5, -0.6, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(255, 255, 255, 0.75)';
  context.fill();
}

function paintSparkle(context: CanvasRenderingContext2D): void {
  context.translate(32, 32);
  context.beginPath();
  context.moveTo(0, -28);
  for (let point = 0; point < 4; point++) {
    const [from, to] = [(point * Math.PI) / 2, ((point + 1) * Math.PI) / 2];
    context.quadraticCurveTo(
      4 * Math.sin((from + to) / 2),
      -4 * Math.cos((from + to) / 2),
      28 * Math.sin(to),
      -28 * Math.cos(to),
    );
  }
  context.closePath();
  context.fillStyle = '#ffe9a3';
  context.fill();
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = OUTLINE;
  context.stroke();
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
