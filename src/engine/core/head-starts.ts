/**
 * Where a player who is standing walks in the first quarter of a second, for every heading: with it the page shows the
 * first step in the next frame, however busy the worker is. The worker computes it when the player has come to rest.
 */
import { FULL_SPEED, HEADINGS } from '../../shared/walks/headings.ts';
import { type Runs, stretchRuns } from '../../shared/walks/runs.ts';
import type { Core } from './types.ts';

const HEAD_START_MS = 256;

export interface HeadStarts {
  /** The place, in eighths of a pixel. */
  x8: number;
  y8: number;
  /** The runs of all headings at full speed, one heading after the other. */
  runs: Runs;
  /** u16[HEADINGS]: where the runs of each heading end in `runs`. */
  ends: Uint16Array;
}

export function findHeadStarts(core: Pick<Core, 'slide'>, x8: number, y8: number): HeadStarts {
  const parts: Runs[] = [];
  const ends = new Uint16Array(HEADINGS);
  let length = 0;
  for (let heading = 0; heading < HEADINGS; heading++) {
    const part = core.slide({ x8, y8, heading, speed: FULL_SPEED }, HEAD_START_MS);
    parts.push(part);
    length += part.length;
    ends[heading] = length;
  }
  const runs = new Float64Array(length);
  for (const [heading, part] of parts.entries()) runs.set(part, heading === 0 ? 0 : ends[heading - 1]);
  return { x8, y8, runs, ends };
}

/** The runs of one heading. Below full speed they differ from the exact ones by at most a few pixels beside walls. */
export function headStartOf({ runs, ends }: HeadStarts, heading: number, speed: number): Runs {
  const part = runs.subarray(heading === 0 ? 0 : ends[heading - 1], ends[heading]);
  return speed === FULL_SPEED ? part : stretchRuns(part, FULL_SPEED / speed);
}
