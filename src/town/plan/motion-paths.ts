/** The position of a moving piece of scenery (clouds, flags, boats, petals) at a time. Pure. */
import type { SceneMotion } from '../../shared/art/manifest.ts';
import { MAP_WIDTH_PX } from '../../shared/rules/town.ts';

/** A piece that crosses the whole map drifts this far beyond its edge before it enters again. */
const BEYOND_EDGE_PX = 200;
const TAU = 2 * Math.PI;

export interface MotionPlacement {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

/** Writes an upright placement. */
export function putUpright(out: MotionPlacement, x: number, y: number, scale: number, alpha: number): void {
  out.x = x;
  out.y = y;
  out.rotation = 0;
  out.scaleX = scale;
  out.scaleY = scale;
  out.alpha = alpha;
}

/** What stays visible when nothing moves; glints and petals at rest look like specks. */
const RESTING_MOTIONS: ReadonlySet<SceneMotion['motion']> = new Set(['drift', 'sway', 'bob']);

export const rests = ({ motion }: SceneMotion): boolean => RESTING_MOTIONS.has(motion);

/** The light of a lamp; that which does not move is in the light layer. */
export const isFlicker = ({ motion, blend }: SceneMotion): boolean => motion === 'pulse' && blend === 'screen';

/** Writes the placement at `seconds` into `out`. With `isStill` every piece rests at its place in the scene. */
export function placeMotion(motion: SceneMotion, seconds: number, isStill: boolean, out: MotionPlacement): void {
  out.x = motion.x;
  out.y = motion.y;
  out.rotation = 0;
  out.scaleX = motion.scale;
  out.scaleY = motion.scale;
  out.alpha = 1;
  if (isStill) {
    out.alpha = motion.motion === 'rise' || motion.motion === 'fall' ? 0 : 1;
    return;
  }
  const cycles = seconds / motion.periodS + motion.phase;
  const share = cycles - Math.floor(cycles);
  const swing = Math.sin(TAU * cycles);
  switch (motion.motion) {
    case 'drift':
      drift(motion, seconds, share, out);
      break;
    case 'twinkle':
      out.alpha = Math.max(0, swing) * motion.amount;
      break;
    case 'pulse':
      if (isFlicker(motion)) {
        out.alpha = motion.amount * (0.5 + 0.5 * swing);
        break;
      }
      out.scaleX *= 1 + motion.amount * swing * 0.5;
      out.scaleY *= 1 + motion.amount * swing * 0.5;
      out.alpha = 1 - Math.min(1, motion.amount) * 0.5 * (1 + swing) * 0.8;
      break;
    case 'sway':
      out.rotation = (motion.amount * swing * Math.PI) / 180;
      out.scaleX *= 1 - 0.05 * (1 + swing);
      break;
    case 'bob':
      out.y += motion.amount * swing;
      out.rotation = (0.8 * Math.cos(TAU * cycles) * Math.PI) / 180;
      break;
    case 'rise':
      out.y -= motion.amount * share;
      out.x += 10 * Math.sin(TAU * share);
      out.alpha = Math.sin(Math.PI * share) * 0.9;
      out.scaleX *= 0.6 + share;
      out.scaleY *= 0.6 + share;
      break;
    case 'flutter':
      out.x += motion.amount * swing;
      out.y += motion.amount * 0.5 * Math.sin(TAU * cycles * 2 + 1);
      out.scaleX *= 0.35 + 0.65 * Math.abs(Math.sin(seconds * 9 + motion.phase * TAU));
      if (motion.blend === 'screen') {
        out.scaleX = motion.scale;
        out.alpha = 0.55 + 0.45 * Math.sin(TAU * cycles * 5);
      }
      break;
    case 'fall':
      out.y += motion.amount * share;
      out.x += 26 * Math.sin(TAU * (share * 1.5 + motion.phase));
      out.rotation = TAU * (share * 1.5 + motion.phase);
      out.alpha = Math.min(1, Math.sin(Math.PI * share) * 2);
      break;
  }
}

/** Crosses the whole map repeatedly, or moves along a stretch and fades at its ends. */
function drift(motion: SceneMotion, seconds: number, share: number, out: MotionPlacement): void {
  if (motion.amount >= MAP_WIDTH_PX) {
    const walked = motion.x + BEYOND_EDGE_PX + (seconds * motion.amount) / motion.periodS;
    out.x = (walked % motion.amount) - BEYOND_EDGE_PX;
    return;
  }
  out.x += motion.amount * share;
  out.y += 12 * Math.sin(TAU * share * 3);
  out.alpha = Math.min(1, Math.sin(Math.PI * share) * 4);
}
