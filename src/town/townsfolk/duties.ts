/**
 * What interrupts the rounds of the townsfolk: in the rain they go home, where they are sheltered, and at stage time the musician
 * goes up and plays. Afterwards the rounds go on from there. A pure function of the server's clock in epoch milliseconds.
 */
import {
  isStageTime,
  MUSICIAN_ID,
  STAGE_CLIMB,
  STAGE_EDGE,
  STAGE_HOP,
  STAGE_SPOT,
} from '../../shared/rules/stage-time.ts';
import { SLOT_MS, weatherInSlot } from '../../shared/rules/weather.ts';
import { endOf } from '../../shared/walks/runs.ts';
import { placeOnWay, type Schedule, wayMsAt, whereAt, type Whereabouts } from './schedule.ts';

type Duty = 'round' | 'home' | 'stage';

interface Stretch {
  readonly duty: Duty;
  readonly fromMs: number;
  readonly toMs: number;
}

/** There is rain in each week. */
const LOOK_AROUND_MS = 7 * 24 * 3_600_000;
/** The duties of the musician change at multiples of it, those of the others with the weather. */
const STAGE_STEP_MS = 2 * 60_000;
const STAGE_WALK_MS = (1000 * (STAGE_EDGE.x - STAGE_SPOT.x)) / 90;
/** From the ground to where she plays. */
const UP_MS = STAGE_HOP.lastsMs + STAGE_WALK_MS;

/** Whether the musician plays at a moment of the server's clock. */
type IsStage = (epochMs: number) => boolean;

export function dutyAt(id: string, epochMs: number, isStage: IsStage = isStageTime): Duty {
  if (id === MUSICIAN_ID && isStage(epochMs)) return 'stage';
  return weatherInSlot(Math.floor(epochMs / SLOT_MS)) === 'drizzle' ? 'home' : 'round';
}

/** The stretch of one duty around a moment. `fromMs` is 0 where nothing came before it. */
function stretchAt(id: string, epochMs: number, isStage: IsStage): Stretch {
  const duty = dutyAt(id, epochMs, isStage);
  const stepMs = id === MUSICIAN_ID ? STAGE_STEP_MS : SLOT_MS;
  let fromMs = Math.floor(epochMs / stepMs) * stepMs;
  let toMs = fromMs + stepMs;
  const [leastMs, mostMs] = [epochMs - LOOK_AROUND_MS, epochMs + LOOK_AROUND_MS];
  while (toMs < mostMs && dutyAt(id, toMs, isStage) === duty) toMs += stepMs;
  while (fromMs > leastMs && dutyAt(id, fromMs - 1, isStage) === duty) fromMs -= stepMs;
  return { duty, fromMs: fromMs > leastMs ? fromMs : 0, toMs };
}

const NOWHEN: Stretch = { duty: 'round', fromMs: 0, toMs: 0 };

export interface Duties {
  /** Writes where the character is at a moment. */
  at(epochMs: number, out: Whereabouts): Duty | 'playing';
  /** `isStage` has changed: the stretch is computed again. */
  forget(): void;
}

/** Keeps the stretch that was computed last, which lasts for minutes. */
export function createDuties(id: string, schedule: Schedule, isStage: IsStage = isStageTime): Duties {
  let now = NOWHEN;
  /** Of the beginning of the stretch: a time of the round, or ms of walking from home. */
  let start = 0;

  /** Where in its round the character is when a stretch of rounds begins. */
  const roundAfter = (duty: Duty | null): number => {
    if (duty === null) return schedule.aheadMs;
    return duty === 'stage' ? schedule.turnMs : 0;
  };
  const before = ({ fromMs }: Stretch): Stretch | null => (fromMs === 0 ? null : stretchAt(id, fromMs - 1, isStage));

  /** Ms of walking from home at the end of a stretch. Stretches at home or on stage are longer than the way there. */
  function wayAtEnd(stretch: Stretch | null): number {
    if (stretch === null || stretch.duty === 'home') return 0;
    if (stretch.duty === 'stage') return endOf(schedule.runs);
    const roundMs = roundAfter(before(stretch)?.duty ?? null) + stretch.toMs - stretch.fromMs;
    return wayMsAt(schedule, roundMs);
  }

  function enter(epochMs: number): void {
    now = stretchAt(id, epochMs, isStage);
    const last = before(now);
    start = now.duty === 'round' ? roundAfter(last?.duty ?? null) : wayAtEnd(last);
  }

  return {
    forget() {
      now = NOWHEN;
    },
    at(epochMs, out) {
      if (epochMs < now.fromMs || epochMs >= now.toMs) enter(epochMs);
      const sinceMs = epochMs - now.fromMs;
      if (now.duty === 'round') {
        whereAt(schedule, start + sinceMs, out);
        return 'round';
      }
      if (now.duty === 'home') {
        const wayMs = Math.max(0, start - sinceMs);
        placeOnWay(schedule, wayMs, wayMs > 0 ? -1 : 0, out);
        if (wayMs === 0) out.view = schedule.homeView;
        return 'home';
      }
      const endMs = endOf(schedule.runs);
      const wayMs = start + sinceMs;
      placeOnWay(schedule, Math.min(endMs, wayMs), wayMs < endMs ? 1 : 0, out);
      if (wayMs < endMs) return 'stage';
      return placeOnStage(Math.min(wayMs - endMs, now.toMs - epochMs), now.toMs - epochMs < UP_MS, out);
    },
  };
}

/** `climbedMs`: since she began to go up, or until she is down again. */
function placeOnStage(climbedMs: number, isLeaving: boolean, out: Whereabouts): 'stage' | 'playing' {
  const { lastsMs, liftPx } = STAGE_HOP;
  if (climbedMs < lastsMs) {
    const share = climbedMs / lastsMs;
    out.x = STAGE_CLIMB.x + (STAGE_EDGE.x - STAGE_CLIMB.x) * share;
    out.y = STAGE_CLIMB.y + (STAGE_EDGE.y - STAGE_CLIMB.y) * share - liftPx * Math.sin(Math.PI * share);
    out.view = isLeaving ? 0 : 3;
    out.isMoving = true;
    return 'stage';
  }
  const share = Math.min(1, (climbedMs - lastsMs) / STAGE_WALK_MS);
  out.x = STAGE_EDGE.x + (STAGE_SPOT.x - STAGE_EDGE.x) * share;
  out.y = STAGE_SPOT.y;
  out.isMoving = share < 1;
  out.view = share < 1 ? (isLeaving ? 4 : 2) : 0;
  return share < 1 ? 'stage' : 'playing';
}
