/** Where a moving piece of scenery is at a time: clouds, flags, boats, petals. Pure; `ambient.tsx` draws the result. */
import type { SceneMotion } from '../../shared/art/manifest.ts';
import { MAP_WIDTH_PX } from '../../shared/rules/town.ts';

/** How far beyond the map's edges a piece that crosses all of it drifts before it comes in again. */
const BEYOND_EDGE_PX = 200;
const TAU = 2 * Math.PI;

export interface Placement {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

/** Writes the placement at `seconds` into `out`. With `isStill` every piece rests where the scene puts it. */
export function placeMotion(motion: SceneMotion, seconds: number, isStill: boolean, out: Placement): void {
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
      if (motion.blend === 'screen') {
        // The light itself is in the light layer; this is its flicker.
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

/** Across the whole map round and round, or along a stretch with its ends faded. */
function drift(motion: SceneMotion, seconds: number, share: number, out: Placement): void {
  if (motion.amount >= MAP_WIDTH_PX) {
    const walked = motion.x + BEYOND_EDGE_PX + (seconds * motion.amount) / motion.periodS;
    out.x = (walked % motion.amount) - BEYOND_EDGE_PX;
    return;
  }
  out.x += motion.amount * share;
  out.y += 12 * Math.sin(TAU * share * 3);
  out.alpha = Math.min(1, Math.sin(Math.PI * share) * 4);
}
