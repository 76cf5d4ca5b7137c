/** Finds the figure that a click hits: the nearest to the viewer. Pure; boxes are in CSS pixels of the window. */
import type { Camera } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import type { FigureEntry } from '../plan/frame-plan.ts';
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';

export type FigureBox = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

/** Half the width of a body; clicks on arms, wings and hats outside of it reach the ground behind. */
const BODY_HALF_WIDTH_PX = 30;
/** The name tag above the head, CSS pixels at any zoom. */
const NAME = { heightPx: 28, halfWidthPx: 44 };

type Hittable = Pick<FigureEntry, 'isSelf' | 'isOnScreen' | 'x' | 'y' | 'user'>;

/** The figure on the screen, without its name. */
export function figureBox(figure: Pick<Hittable, 'x' | 'y' | 'user'>, camera: Camera): FigureBox {
  const { width, height } = figure.user.customization;
  const halfWidth = BODY_HALF_WIDTH_PX * width * camera.zoom;
  const tall = HEAD_ABOVE_SOLES_PX * height * camera.zoom;
  const x = (figure.x - camera.x) * camera.zoom;
  const y = (figure.y - camera.y) * camera.zoom;
  return { x: x - halfWidth, y: y - tall, width: 2 * halfWidth, height: tall };
}

/** The figure of another player whose body or name is at `at`, or null. The own figure does not block the ground. */
export function figureAt<Candidate extends Hittable>(
  figures: readonly Candidate[],
  camera: Camera,
  at: Point,
): Candidate | null {
  let nearest: Candidate | null = null;
  for (const figure of figures) {
    if (figure.isSelf || !figure.isOnScreen || !isOn(figureBox(figure, camera), at)) continue;
    if (nearest === null || figure.y > nearest.y) nearest = figure;
  }
  return nearest;
}

function isOn({ x, y, width, height }: FigureBox, at: Point): boolean {
  const fromMiddle = Math.abs(at.x - (x + width / 2));
  const isOnBody = fromMiddle <= width / 2 && at.y >= y && at.y <= y + height;
  const isOnName = fromMiddle <= NAME.halfWidthPx && at.y >= y - NAME.heightPx && at.y < y;
  return isOnBody || isOnName;
}
