/**
 * The wind in the picture: flags and clouds are faster, petals and smoke lean. Their time is advanced here, so that a change of
 * the wind does not make them jump.
 */
import type { SceneMotion } from '../../shared/art/manifest.ts';
import type { MotionPlacement } from './motion-paths.ts';

export interface Wind {
  /** 0 to 1; written by the weather. */
  strength: number;
  /** None in the rain. */
  hasButterflies: boolean;
  /** Seconds that flags and clouds are ahead. */
  flagS: number;
  cloudS: number;
}

export const createWind = (): Wind => ({ strength: 0, hasButterflies: true, flagS: 0, cloudS: 0 });

/** In a breeze, of their speed without wind. */
const FLAGS = 1.6;
const CLOUDS = 1.5;
const LEAN_PX = 20;

export function advanceWind(wind: Wind, elapsedMs: number): void {
  const seconds = (elapsedMs / 1000) * wind.strength;
  wind.flagS += seconds * (FLAGS - 1);
  wind.cloudS += seconds * (CLOUDS - 1);
}

/** The time that a motion is placed at. */
export function secondsInWind({ motion, amount }: SceneMotion, seconds: number, { flagS, cloudS }: Wind): number {
  if (motion === 'sway') return seconds + flagS;
  return motion === 'drift' && amount >= CLOUD_PX ? seconds + cloudS : seconds;
}

/** Clouds cross the map; gulls do not. */
const CLOUD_PX = 5000;

/** Moves what the wind carries, and hides what it keeps away. */
export function blow({ motion, sprite, amount }: SceneMotion, wind: Wind, from: number, out: MotionPlacement): void {
  if (sprite === 'butterfly' && !wind.hasButterflies) out.alpha = 0;
  if (wind.strength === 0 || (motion !== 'rise' && motion !== 'fall')) return;
  out.x += (LEAN_PX * wind.strength * Math.abs(out.y - from)) / amount;
}
