/**
 * The walk of a held key or joystick. The core computes a heading's 3.5 s as straight runs in one call; between two calls
 * the page only interpolates. It asks again when the heading changes, and before the runs end. It counts from the moment
 * of the change, so that a late answer shortens no way. Until the answer arrives, a player who was standing walks the
 * runs that were computed in advance, and one who was walking keeps the old heading. Owns the runs and the requests.
 */
import { endOf, placeAt, type Runs } from '../shared/walks/runs.ts';
import { type Heading, startOf } from '../shared/walks/headings.ts';
import type { CoreClient } from './client-types.ts';
import { type HeadStarts, headStartOf } from './core/head-starts.ts';
import type { Point } from './core/types.ts';

/** A leg is followed by the next one after this: before its runs end, so that a late renewal stops nobody. Whole steps. */
const LEG_MS = 3000;
/** The runs that follow are requested so long before the leg ends. */
const RENEW_MS = 1000;

/** The calls of the core's worker that walking needs. */
export type SlidingCore = Pick<CoreClient, 'slide' | 'findHeadStarts'>;

/** All times are those of the caller's clock, in ms. */
export interface HeadingWalk {
  /** Walks along `heading` from `place`, where the player was at `startMs`. */
  begin(heading: Heading, place: Point, startMs: number): void;
  stop(): void;
  /** Writes the place at `atMs` to `out`; `out` stays as it is while no runs are known. */
  placeAt(atMs: number, out: Point): void;
  /** Whether the player is on the way at `atMs`: not stopped by a wall, and the runs are known. */
  isWalking(atMs: number): boolean;
  /** Requests the runs that follow, when the leg ends soon. Calls `onLeg` when the next one begins. */
  renew(atMs: number): void;
  /** Replaces the walk by runs that the server chose. */
  adopt(runs: Runs, startMs: number): void;
  /** The player is standing at `place`: prepares the first steps from there. */
  rest(place: Point): void;
}

interface Leg {
  runs: Runs;
  startMs: number;
}

/** `onAnswer` is called when runs arrive for the present heading. */
export function createHeadingWalk(
  core: SlidingCore,
  onAnswer: () => void,
  onLeg: (heading: Heading, start: Point, startMs: number) => void = () => undefined,
): HeadingWalk {
  let heading: Heading | null = null;
  let leg: Leg | null = null;
  /** Follows `leg`. */
  let next: Leg | null = null;
  let isRenewing = false;
  /** Answers to earlier requests are dropped. */
  let serial = 0;
  let headStarts: HeadStarts | null = null;
  /** The place of the last request for head starts. */
  let rested: { x8: number; y8: number } | null = null;

  async function request(asked: Heading, place: Point): Promise<Runs | null> {
    const own = serial;
    const runs = await core.slide({ ...startOf(place), ...asked }).catch((error: unknown) => {
      console.warn('no walk along a heading:', error);
      return null;
    });
    return own === serial ? runs : null;
  }

  async function start(asked: Heading, place: Point, startMs: number): Promise<void> {
    const runs = await request(asked, place);
    if (runs === null) return;
    leg = { runs, startMs };
    onAnswer();
  }

  async function follow({ runs, startMs }: Leg, asked: Heading): Promise<void> {
    const end = { x: 0, y: 0 };
    placeAt(runs, LEG_MS, end);
    const following = await request(asked, end);
    if (following === null) return;
    next = { runs: following, startMs: startMs + LEG_MS };
    onAnswer();
  }

  const reset = (): void => {
    serial += 1;
    next = null;
    isRenewing = false;
  };
  /** The leg at a time: `next` replaces `leg` when its time has come. */
  const legAt = (atMs: number): Leg | null => (next !== null && atMs >= next.startMs ? next : leg);

  const isWalking = (atMs: number): boolean => {
    const at = legAt(atMs);
    return at !== null && atMs - at.startMs < endOf(at.runs);
  };

  return {
    isWalking,
    begin(asked, place, startMs) {
      const isStanding = !isWalking(startMs);
      reset();
      heading = asked;
      const { x8, y8 } = startOf(place);
      if (isStanding && headStarts?.x8 === x8 && headStarts.y8 === y8) {
        leg = { runs: headStartOf(headStarts, asked.heading, asked.speed), startMs };
      }
      void start(asked, place, startMs);
    },
    stop() {
      reset();
      heading = null;
      leg = null;
    },
    placeAt(atMs, out) {
      const at = legAt(atMs);
      if (at !== null) placeAt(at.runs, atMs - at.startMs, out);
    },
    renew(atMs) {
      if (next !== null && atMs >= next.startMs) {
        leg = next;
        next = null;
        isRenewing = false;
        const start = { x: 0, y: 0 };
        placeAt(leg.runs, 0, start);
        if (heading !== null) onLeg(heading, start, leg.startMs);
      }
      // Runs that end earlier end at a wall.
      if (heading === null || leg === null || isRenewing || endOf(leg.runs) < LEG_MS) return;
      if (atMs - leg.startMs < LEG_MS - RENEW_MS) return;
      isRenewing = true;
      void follow(leg, heading);
    },
    adopt(runs, startMs) {
      reset();
      leg = { runs, startMs };
    },
    rest(place) {
      const at = startOf(place);
      if (rested?.x8 === at.x8 && rested.y8 === at.y8) return;
      rested = at;
      core.findHeadStarts(at.x8, at.y8).then(
        (found) => {
          headStarts = found;
        },
        () => undefined,
      );
    },
  };
}
