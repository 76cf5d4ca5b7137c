/** Whom a click on the town reaches: the figure nearest to the viewer under it. Pure; boxes are in pixels of the window. */
import type { Camera } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import type { Actor } from '../state/actors.ts';
import { HEAD_ABOVE_SOLES_PX } from '../plan/gait.ts';

export interface FigureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Half of a figure's body; arms, wings and hats that stand out are left to the ground behind them. */
const BODY_HALF_WIDTH_PX = 30;
/** The name tag stands over the head, whatever the zoom. */
const NAME_HEIGHT_PX = 28;
const NAME_HALF_WIDTH_PX = 44;

type Hittable = Pick<Actor, 'isSelf' | 'isOnScreen' | 'shown' | 'user'>;

/** The figure on the screen, without its name. */
export function figureBox({ shown, user }: Pick<Hittable, 'shown' | 'user'>, camera: Camera): FigureBox {
  const { width, height } = user.customization;
  const halfWidth = BODY_HALF_WIDTH_PX * width * camera.zoom;
  const tall = HEAD_ABOVE_SOLES_PX * height * camera.zoom;
  const x = (shown.x - camera.x) * camera.zoom;
  const y = (shown.y - camera.y) * camera.zoom;
  return { x: x - halfWidth, y: y - tall, width: 2 * halfWidth, height: tall };
}

/** Somebody else whose figure or name stands at `at`, or null: one's own figure does not stop a click on the ground. */
export function actorAt<Candidate extends Hittable>(
  actors: Iterable<Candidate>,
  camera: Camera,
  at: Point,
): Candidate | null {
  let nearest: Candidate | null = null;
  for (const actor of actors) {
    if (actor.isSelf || !actor.isOnScreen || !isOn(figureBox(actor, camera), at)) continue;
    if (nearest === null || actor.shown.y > nearest.shown.y) nearest = actor;
  }
  return nearest;
}

function isOn({ x, y, width, height }: FigureBox, at: Point): boolean {
  const fromMiddle = Math.abs(at.x - (x + width / 2));
  const isOnBody = fromMiddle <= width / 2 && at.y >= y && at.y <= y + height;
  const isOnName = fromMiddle <= NAME_HALF_WIDTH_PX && at.y >= y - NAME_HEIGHT_PX && at.y < y;
  return isOnBody || isOnName;
}
