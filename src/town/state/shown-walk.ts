/**
 * A walk of another player as it is shown: where the walk is at the town's clock. What the figure was off when the walk
 * arrived disappears within a moment, so that it does not jump. Pure.
 */
import type { Sample } from '../../engine/interpolation.ts';
import { restMsOf, type Walk, walkPlaceAt, walkViewAt } from '../../shared/walks/walk.ts';

export interface ShownWalk {
  readonly walk: Walk;
  /** Map pixels from the walk to where the figure was shown. */
  readonly offX: number;
  readonly offY: number;
  /** The town's clock when the walk arrived. */
  readonly sinceMs: number;
}

/** How long a figure takes to come onto its walk. */
const SETTLE_MS = 250;
/** Figures that are further off are put there at once. */
const JUMP_PX = 200;

export function showWalk(walk: Walk, shown: Sample, townMs: number): ShownWalk {
  const place = { x: shown.x, y: shown.y };
  walkPlaceAt(walk, townMs, place);
  const offX = shown.x - place.x;
  const offY = shown.y - place.y;
  const isJump = Math.hypot(offX, offY) > JUMP_PX;
  return { walk, offX: isJump ? 0 : offX, offY: isJump ? 0 : offY, sinceMs: townMs };
}

/** Writes what is shown at `townMs` to `out`; true while the figure will move on. */
export function sampleWalk({ walk, offX, offY, sinceMs }: ShownWalk, townMs: number, out: Sample): boolean {
  walkPlaceAt(walk, townMs, out);
  const off = Math.max(0, Math.min(1, 1 - (townMs - sinceMs) / SETTLE_MS));
  out.x += offX * off;
  out.y += offY * off;
  out.view = walkViewAt(walk, townMs, out.view);
  const isWalking = townMs < restMsOf(walk);
  out.isMoving = isWalking && townMs >= walk.startMs;
  return isWalking || (off > 0 && (offX !== 0 || offY !== 0));
}
