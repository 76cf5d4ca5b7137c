/** Finds the figure that a click hits: the nearest to the viewer. Pure; boxes are in CSS pixels of the window. */
import type { Camera } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import type { FigureEntry } from '../plan/frame-plan.ts';
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';

export type FigureBox = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;

/** Half the width of a body; clicks on arms, wings and hats outside of it reach the ground behind. */
const BODY_HALF_WIDTH_PX = 30;
/** A name is thinner than a finger. */
const NAME_SLOP_PX = 3;

type Hittable = Pick<FigureEntry, 'isSelf' | 'isOnScreen' | 'x' | 'y' | 'user' | 'tag'>;

/** The figure on the screen, without its name. */
export function figureBox(figure: Pick<Hittable, 'x' | 'y' | 'user'>, camera: Camera): FigureBox {
  const { width, height } = figure.user.customization;
  const halfWidth = BODY_HALF_WIDTH_PX * width * camera.zoom;
  const tall = HEAD_ABOVE_SOLES_PX * height * camera.zoom;
  const x = (figure.x - camera.x) * camera.zoom;
  const y = (figure.y - camera.y) * camera.zoom;
  return { x: x - halfWidth, y: y - tall, width: 2 * halfWidth, height: tall };
}

/**
 * The figure of another player whose name or body is at `at`, or null. Names come first: they are in front of all bodies.
 * The own figure does not block the ground, except where its card is wanted (`withOwn`).
 */
export function figureAt<Candidate extends Hittable>(
  figures: readonly Candidate[],
  camera: Camera,
  at: Point,
  withOwn = false,
): Candidate | null {
  const isMeant = ({ isSelf }: Candidate): boolean => withOwn || !isSelf;
  return (
    nearest(figures, (figure) => isMeant(figure) && isOnName(figure, camera, at)) ??
    nearest(figures, (figure) => isMeant(figure) && isOnBody(figure, camera, at))
  );
}

function nearest<Candidate extends Hittable>(
  figures: readonly Candidate[],
  isHit: (figure: Candidate) => boolean,
): Candidate | null {
  let found: Candidate | null = null;
  for (const figure of figures) {
    if (!figure.isOnScreen || !isHit(figure)) continue;
    if (found === null || figure.y > found.y) found = figure;
  }
  return found;
}

function isOnBody(figure: Hittable, camera: Camera, at: Point): boolean {
  const { x, y, width, height } = figureBox(figure, camera);
  return Math.abs(at.x - (x + width / 2)) <= width / 2 && at.y >= y && at.y <= y + height;
}

/** Tags are placed from the map's top left corner. */
function isOnName({ tag }: Hittable, camera: Camera, at: Point): boolean {
  if (!tag.isPlaced) return false;
  const x = at.x + camera.x * camera.zoom;
  const y = at.y + camera.y * camera.zoom;
  return (
    x >= tag.left - NAME_SLOP_PX &&
    x <= tag.right + NAME_SLOP_PX &&
    y >= tag.top - NAME_SLOP_PX &&
    y <= tag.bottom + NAME_SLOP_PX
  );
}
