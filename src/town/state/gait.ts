/**
 * The walk of a figure that has six still views: it hops, tilts from side to side and stretches, and its shadow shrinks.
 * Pure arithmetic; the amounts come from the art direction, in pixels of the 425x850 canvas.
 */
import { CANVAS_HEIGHT_PX } from '../../shared/art/avatar-sizes.ts';
import { STEP_PX } from '../../shared/rules/step.ts';
import { FRAME_HEIGHT_ON_MAP_PX } from './figure-size.ts';

export interface Gait {
  /** 0 to 1 within a cycle of two steps */
  phase: number;
  /** 0 standing to 1 walking */
  weight: number;
}

export interface Pose {
  liftPx: number;
  tilt: number;
  scaleX: number;
  scaleY: number;
  shadowScale: number;
}

const HOP_PX = (12 * FRAME_HEIGHT_ON_MAP_PX) / CANVAS_HEIGHT_PX;
/** The hop of the canvas is too small to see at the town's scale, so it is doubled. */
const HOP_SCALE = 2;
const TILT_RADIANS = (2.5 * Math.PI) / 180;
const SQUASH = 0.025;
/** Distance of one cycle of two steps, map pixels. */
const STRIDE_PX = 2 * STEP_PX;
/** Time to blend from standing to walking and back. */
const SETTLE_MS = 110;

/** Advances by the distance walked since the last frame; true until the figure rests. */
export function stepGait(gait: Gait, walkedPx: number, isMoving: boolean, elapsedMs: number): boolean {
  gait.phase = (gait.phase + walkedPx / STRIDE_PX) % 1;
  const change = elapsedMs / SETTLE_MS;
  gait.weight = isMoving ? Math.min(1, gait.weight + change) : Math.max(0, gait.weight - change);
  if (gait.weight === 0) gait.phase = 0;
  return gait.weight > 0;
}

export function poseOf({ phase, weight }: Gait, out: Pose): void {
  const swing = Math.sin(2 * Math.PI * phase);
  const hop = Math.abs(swing) * weight;
  const stretch = weight === 0 ? 0 : SQUASH * (hop - 0.5) * weight;
  out.liftPx = HOP_PX * HOP_SCALE * hop;
  out.tilt = TILT_RADIANS * swing * weight;
  out.scaleX = 1 - stretch;
  out.scaleY = 1 + stretch;
  out.shadowScale = 1 - 0.15 * hop;
}
