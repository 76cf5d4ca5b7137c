/**
 * What the first walk says and shows next: a pure reducer over the server's state of the walk, the player's place and time. Times
 * are of one monotonic clock.
 */
import {
  FIRST_LANTERN,
  HELLO_PLACE,
  isInReach,
  nextBit,
  type WalkBit,
  type WalkState,
} from '../../shared/rules/first-walk.ts';
import { NO_GUIDE, type WalkDevice, type WalkGuide } from '../../state/session/first-walk.ts';
import { type Hand, NO_HAND, reduceHand } from './hand.ts';
import { text } from './text.ts';

interface Place {
  x: number;
  y: number;
}

export interface FreeSeat extends Place {
  readonly key: string;
}

type Phase = 'off' | 'hello' | 'task' | 'gift' | 'goodbye';

export interface Walking {
  readonly phase: Phase;
  /** The task, in phase `task`. */
  readonly bit: WalkBit | null;
  readonly bits: readonly WalkBit[];
  readonly status: WalkState['status'] | null;
  /** A line to be said; a new object for each. `speaker` is an id of the townsfolk. */
  readonly line: { readonly text: string; readonly speaker: 'ember' | 'cadence' } | null;
  /** When the phase began, and when the last bit was earned. */
  readonly sinceMs: number;
  readonly doneMs: number;
  /** The task was said. */
  readonly isTaskSaid: boolean;
  /** Since when the player is far from the target; null while near. */
  readonly farSinceMs: number | null;
  /** Where the cat waits for a player who went away. */
  readonly waitsAt: Place | null;
  /** The card of the gift was shown. */
  readonly hadCard: boolean;
  readonly isFolded: boolean;
  readonly isRepeated: boolean;
  readonly hand: Hand;
  /** Until when the line is shown before the task again. */
  readonly asideMs: number;
  readonly isAside: boolean;
  /** The seat of the last task, when the one beside the cat is taken. */
  readonly seat: FreeSeat | null;
  readonly guide: WalkGuide;
}

export const NOT_WALKING: Walking = {
  phase: 'off',
  bit: null,
  bits: [],
  status: null,
  line: null,
  sinceMs: 0,
  doneMs: 0,
  isTaskSaid: false,
  farSinceMs: null,
  waitsAt: null,
  hadCard: false,
  isFolded: false,
  isRepeated: false,
  hand: NO_HAND,
  asideMs: Number.NEGATIVE_INFINITY,
  isAside: false,
  seat: null,
  guide: NO_GUIDE,
};

export interface Moment {
  nowMs: number;
  /** The own player's place. */
  at: Place | null;
  /** A dialog or card is open. */
  isCovered: boolean;
  /** A card of good news is shown. */
  hasCard: boolean;
  /** The player clicked, touched or pressed a key since the phase began. */
  hasActed: boolean;
  device: WalkDevice;
  /** No townsfolk live in the town. */
  isAlone: boolean;
  /** The seat that is free nearest to the player; null when the one beside the cat is, or none. */
  otherSeat: FreeSeat | null;
}

export type WalkingEvent =
  | { type: 'walk'; walk: WalkState; nowMs: number }
  /** Once more, for fun. */
  | { type: 'again'; nowMs: number }
  /** This client saw what earns a bit; only the repeated walk counts it. */
  | { type: 'seen'; bit: WalkBit; nowMs: number }
  | { type: 'tick'; moment: Moment }
  | { type: 'folded'; isFolded: boolean; nowMs: number }
  | { type: 'closed' };

const ENTRANCE = { x: 2560, y: 900 };
/** The cat sits beside the player. */
const BESIDE_PX = 110;
const HELLO_MS = 3500;
/** How long the line about a task that is done is alone. */
const DONE_MS = 2600;
const GIFT_MS = 4000;
/** The gift's card comes within this time, if the server sends rewards. */
const CARD_WAIT_MS = 5000;
/** Then the cat lives as everybody sees it, and the pill is gone. */
const GOODBYE_MS = 60_000;
const FAR = { px: 600, ms: 8000, besidePx: 90 } as const;
const FOLD_MS = 180_000;
const WAIT_PX = 160;
const HOME = { x: 1596, y: 866 };
/** The cat goes home out of the player's sight. */
const FADE_PX = 600;
/** How long a line that is no task is in the pill. */
const ASIDE_MS = 5000;
/** The figure of the musician, where a click opens her card. */
const MUSICIAN = { x: 2340, y: 700 };

/** The bench of the last task: the cat lies in front of it. The seat beside her comes first. */
export const BENCH_SEATS = ['west-2', 'west-1'] as const;

/** Where the cat waits and where the player should go, for each task; null: no place. */
const STATIONS: Readonly<Record<WalkBit, { cat: Place; target: WalkGuide['target'] }>> = {
  lantern: {
    cat: { x: FIRST_LANTERN.x - 40, y: FIRST_LANTERN.y },
    target: { x: FIRST_LANTERN.x, y: FIRST_LANTERN.y, name: text.firstLantern },
  },
  hello: { cat: { x: 2392, y: 786 }, target: { x: 2262, y: 800, name: text.cadence } },
  card: { cat: { x: 2392, y: 786 }, target: null },
  wear: { cat: { x: 2392, y: 786 }, target: null },
  sit: { cat: { x: 2350, y: 920 }, target: { x: 2392, y: 918, name: text.bench, seats: BENCH_SEATS } },
};

/** Parts of the interface that a task is about. */
const PARTS: Readonly<Partial<Record<WalkBit, NonNullable<WalkGuide['part']>>>> = {
  hello: 'message',
  wear: 'wardrobe',
};

export function reduceWalking(state: Walking, event: WalkingEvent): Walking {
  switch (event.type) {
    case 'walk':
      return state.isRepeated ? state : takeWalk(state, event.walk, event.nowMs);
    case 'again':
      return beginTasks(
        { ...NOT_WALKING, status: 'going', isRepeated: true, line: ember(text.again) },
        [],
        event.nowMs,
      );
    case 'seen':
      return see(state, event.bit, event.nowMs);
    case 'folded':
      return { ...state, isFolded: event.isFolded, doneMs: event.nowMs };
    case 'closed':
      return { ...NOT_WALKING, status: state.isRepeated ? 'done' : state.status, bits: state.bits };
    case 'tick':
      return withGuide(showHand(tick(state, event.moment), event.moment), event.moment);
  }
}

const ember = (line: string): Walking['line'] => ({ text: line, speaker: 'ember' });

function takeWalk(state: Walking, { status, bits }: WalkState, nowMs: number): Walking {
  const isSame = status === state.status && bits.length === state.bits.length;
  if (isSame) return state;
  const earned = bits.filter((bit) => !state.bits.includes(bit));
  const known = { ...state, status, bits };
  if (status === 'new') return { ...known, phase: 'hello', sinceMs: nowMs, line: ember(text.hello) };
  if (status === 'skipped') {
    const line = state.phase === 'off' ? null : ember(text.skipped);
    return { ...NOT_WALKING, status, bits, line };
  }
  if (status === 'done') {
    if (state.phase === 'off') return { ...NOT_WALKING, status, bits };
    return { ...known, phase: 'gift', bit: null, sinceMs: nowMs, line: ember(text.gift) };
  }
  if (status !== 'going') return { ...NOT_WALKING, status, bits };
  if (state.phase === 'off') return beginTasks({ ...known, line: ember(text.resume) }, bits, nowMs);
  if (state.phase === 'hello') return { ...beginTasks(known, bits, nowMs), doneMs: nowMs - DONE_MS };
  return earned.length === 0 ? known : finishTask(known, earned, nowMs);
}

function see(state: Walking, bit: WalkBit, nowMs: number): Walking {
  if (!state.isRepeated || state.phase !== 'task' || state.bits.includes(bit)) return state;
  const next = finishTask({ ...state, bits: [...state.bits, bit] }, [bit], nowMs);
  if (nextBit(next.bits) !== null) return next;
  return { ...next, phase: 'goodbye', sinceMs: nowMs, line: ember(text.goodbye) };
}

const beginTasks = (state: Walking, bits: readonly WalkBit[], nowMs: number): Walking => ({
  ...state,
  phase: 'task',
  bits,
  bit: nextBit(bits),
  sinceMs: nowMs,
  doneMs: nowMs,
  isTaskSaid: false,
  hand: NO_HAND,
});

function finishTask(state: Walking, earned: readonly WalkBit[], nowMs: number): Walking {
  const isOfTask = state.bit !== null && earned.includes(state.bit);
  if (!isOfTask || state.bit === null) return state;
  const isByMusician = state.bit === 'hello' && !state.guide.isAlone;
  const words = state.bit === 'hello' && state.guide.isAlone ? text.helloDoneAlone : text.done[state.bit];
  const line = { text: words, speaker: isByMusician ? 'cadence' : 'ember' } as const;
  const next = nextBit(state.bits);
  return {
    ...state,
    bit: next,
    line,
    doneMs: nowMs,
    isTaskSaid: false,
    farSinceMs: null,
    waitsAt: null,
    isFolded: false,
    hand: NO_HAND,
    isAside: false,
  };
}

function tick(state: Walking, { nowMs, at, isCovered, hasCard, hasActed, otherSeat, isAlone }: Moment): Walking {
  switch (state.phase) {
    case 'off':
      return state;
    case 'hello':
      // The server's answer to `begin` ends it; see `wantsBegin`.
      return hasActed && state.sinceMs + HELLO_MS > nowMs ? { ...state, sinceMs: nowMs - HELLO_MS } : state;
    case 'gift':
      if (isCovered || hasCard) return { ...state, sinceMs: nowMs, hadCard: state.hadCard || hasCard };
      if (nowMs - state.sinceMs < GIFT_MS + (state.hadCard ? 0 : CARD_WAIT_MS)) return state;
      return { ...state, phase: 'goodbye', sinceMs: nowMs, line: ember(text.goodbye) };
    case 'goodbye':
      return nowMs - state.sinceMs < GOODBYE_MS ? state : { ...NOT_WALKING, status: state.status, bits: state.bits };
    case 'task':
      break;
  }
  if (state.bit === null) return state;
  const isSaid = state.isTaskSaid || (nowMs - state.doneMs >= DONE_MS && !isCovered);
  const said: Walking = isSaid === state.isTaskSaid ? state : { ...state, isTaskSaid: true };
  const isFolded = said.isFolded || nowMs - said.doneMs > FOLD_MS;
  const shown = isFolded === said.isFolded ? said : { ...said, isFolded };
  const seated = shown.bit === 'sit' && shown.isTaskSaid ? chooseSeat(shown, otherSeat, nowMs) : shown;
  return endAside(isAlone && seated.bit === 'hello' ? seated : watchDistance(seated, at, nowMs), nowMs);
}

/** A line in the pill, and then the task again. */
const sayAside = (state: Walking, line: string, nowMs: number): Walking => ({
  ...state,
  line: ember(line),
  asideMs: nowMs + ASIDE_MS,
  isAside: true,
});

const endAside = (state: Walking, nowMs: number): Walking =>
  state.isAside && nowMs >= state.asideMs ? { ...state, isAside: false } : state;

/** Another seat is marked while somebody sits beside the cat. */
function chooseSeat(state: Walking, other: FreeSeat | null, nowMs: number): Walking {
  if (other?.x === state.seat?.x && other?.y === state.seat?.y) return state;
  const next = { ...state, seat: other };
  return other === null ? next : sayAside(next, text.seatTaken, nowMs);
}

/** What the hand points at: the target, or her whose card is to be opened. */
const seatTarget = ({ x, y, key }: FreeSeat): WalkGuide['target'] => ({ x, y, name: text.freeSeat, seats: [key] });

function handGoalOf({ bit, seat, isTaskSaid }: Walking, at: Place | null, device: WalkDevice): Place | null {
  if (bit === null || !isTaskSaid || at === null) return null;
  if (bit === 'card') return device === 'keys' ? null : MUSICIAN;
  const target = (bit === 'sit' ? seat : null) ?? STATIONS[bit].target;
  // The message line is marked for who is there.
  if (target === null || (bit === 'hello' && isInReach(at, HELLO_PLACE))) return null;
  return target;
}

function showHand(state: Walking, { nowMs, at, isCovered, device, isAlone }: Moment): Walking {
  if (state.phase !== 'task') return state;
  const hasGoal = !isAnywhereTask(state, isAlone) && handGoalOf(state, at, device) !== null;
  const isWanted = !isCovered && !state.isFolded && hasGoal;
  const hand = reduceHand(state.hand, { nowMs, at, isWanted });
  if (hand === state.hand) return state;
  const next = { ...state, hand };
  return hand.isShown && !state.hand.isShown && hand.count === 2 ? sayAside(next, text.idle, nowMs) : next;
}

/** A player who is far from the target for a while hears that there is no hurry; the cat comes and waits. */
function watchDistance(state: Walking, at: Place | null, nowMs: number): Walking {
  const target = state.bit === null ? null : STATIONS[state.bit].target;
  if (target === null || at === null) return state;
  const isFar = Math.hypot(at.x - target.x, at.y - target.y) > FAR.px;
  if (!isFar) return state.farSinceMs === null ? state : { ...state, farSinceMs: null, waitsAt: null };
  if (state.farSinceMs === null) return { ...state, farSinceMs: nowMs };
  if (state.waitsAt !== null || nowMs - state.farSinceMs < FAR.ms) return state;
  return sayAside({ ...state, waitsAt: { x: at.x - FAR.besidePx, y: at.y } }, text.away, nowMs);
}

/** Whether the walk should begin: the greeting was long enough. */
export const wantsBegin = ({ phase, status, sinceMs }: Walking, nowMs: number): boolean =>
  phase === 'hello' && status === 'new' && nowMs - sinceMs >= HELLO_MS;

function withGuide(state: Walking, moment: Moment): Walking {
  const guide = guideOf(state, moment);
  return JSON.stringify(guide) === JSON.stringify(state.guide) ? state : { ...state, guide };
}

/** A task of the musician while she is not there: it can be done anywhere. */
const isAnywhereTask = ({ bit }: Walking, isAlone: boolean): boolean => isAlone && (bit === 'hello' || bit === 'card');

function guideOf(state: Walking, { at, device, isAlone }: Moment): WalkGuide {
  const cat = (goal: Place, isLying = false): NonNullable<WalkGuide['cat']> => ({
    goal: { x: goal.x, y: goal.y },
    // It appears at its place where it was not seen before.
    from: state.phase === 'hello' ? ENTRANCE : state.guide.cat === null ? { x: goal.x, y: goal.y } : null,
    waitPx: WAIT_PX,
    isLying,
    trick: state.phase === 'task' && state.bit === 'wear' ? 'turn' : null,
    fadesAfterPx: state.phase === 'goodbye' ? FADE_PX : null,
  });
  switch (state.phase) {
    case 'off':
      return NO_GUIDE;
    case 'hello':
      // It stays where it sat down when the player walks.
      if (state.guide.cat !== null || at === null) return state.guide;
      return { ...NO_GUIDE, cat: cat({ x: at.x - BESIDE_PX, y: at.y }) };
    case 'gift':
      return { ...NO_GUIDE, cat: state.guide.cat && { ...state.guide.cat, trick: 'circle', isLying: false } };
    case 'goodbye':
      return { ...NO_GUIDE, cat: { ...cat(HOME), waitPx: Number.MAX_SAFE_INTEGER } };
    case 'task':
      break;
  }
  if (state.bit === null) return state.guide;
  const { cat: station, target: declared } = STATIONS[state.bit];
  const isAnywhere = isAnywhereTask(state, isAlone);
  const placed = state.bit === 'sit' && state.seat !== null ? seatTarget(state.seat) : declared;
  const target = isAnywhere ? null : placed;
  const goal = state.waitsAt ?? station;
  const hasMusician = !isAlone && (state.bit === 'hello' || state.bit === 'card');
  const handGoal = state.hand.isShown ? handGoalOf(state, at, device) : null;
  const hand = handGoal && { x: handGoal.x, y: handGoal.y, device, sinceMs: state.hand.shownMs };
  const part = state.isTaskSaid && !state.isFolded ? (PARTS[state.bit] ?? null) : null;
  const hasOwnCard = isAnywhere && state.bit === 'card';
  return {
    cat: cat(goal, state.bit === 'sit' || state.isFolded),
    hasMusician,
    target,
    hand,
    part,
    isAlone,
    hasOwnCard,
  };
}
