/**
 * How a figure of six still views walks: it hops, leans from side to side and gives a little, while its shadow shrinks.
 * Pure arithmetic; amounts are those of the art direction, in pixels of the 425x850 canvas.
 */
import { CANVAS_HEIGHT_PX } from '../../shared/art/avatar-sizes.ts';

/** Height of a whole frame on the map; the figure in it is about 190 px tall. */
export const FRAME_HEIGHT_ON_MAP_PX = 212;
/** Where the soles are in a frame, as a share of its height. */
export const SOLE_SHARE = 824 / CANVAS_HEIGHT_PX;
/** From the soles to above the tallest hair of a figure of normal height, map pixels. */
export const HEAD_ABOVE_SOLES_PX = 200;
/** From there down to the chin. */
export const CHIN_BELOW_HEAD_PX = 62;

const HOP_PX = (12 * FRAME_HEIGHT_ON_MAP_PX) / CANVAS_HEIGHT_PX;
/** A hop of the canvas is too small to see at town size: it is doubled there. */
const HOP_SCALE = 2;
const TILT_RADIANS = (2.5 * Math.PI) / 180;
const SQUASH = 0.025;
/** Way walked in one cycle of two steps. */
const STRIDE_PX = 118;
/** How long a walk takes to swing in and out. */
const SETTLE_MS = 110;

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

/** Advances by the way walked since the last frame; true while the figure has not come to rest. */
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
