/**
 * Gestures and seats: who may make which gesture, who sits where, and which viewers are sent it. A seat belongs to one player
 * until that player walks, gets up or leaves, or for half an hour. The gesture that lasts is kept in the presence. Owns the
 * taken seats and the gestures of the next round.
 */
import type { GestureRecord, GestureRefusal } from '../../../shared/realtime/gestures.ts';
import {
  type Gesture,
  type GestureAct,
  GESTURE_GAP_MS,
  lastingMs,
  SEAT_MAX_MS,
  SEAT_REACH_PX,
} from '../../../shared/rules/gestures.ts';
import type { Seat } from '../../../shared/rules/places.ts';
import { restMsOf } from '../../../shared/walks/walk.ts';
import { type FramedEvent, frameEvent } from '../wire/packets.ts';
import type { LastingGesture, Presence, Presences } from './presence.ts';
import { isReaching } from './walk-fanout.ts';

/** The clocks of clients differ, and events do not take the same time. */
const GAP_TOLERANCE_MS = 150;
/** A walk may end a little later here than for the client that has seen its end. */
const REST_TOLERANCE_MS = 150;

/** A gesture as other rooms of the server learn of it, and where the player is. */
export interface MadeGesture {
  playerId: string;
  act: Gesture;
  /** Key of the seat; null without one. */
  seat: string | null;
  x: number;
  y: number;
}

export interface GesturesDeps {
  seats: readonly Seat[];
  presences: Pick<Presences, 'separatedFrom'>;
  /** Called for each accepted gesture. */
  made: (gesture: MadeGesture) => void;
}

interface Due {
  presence: Presence;
  record: GestureRecord;
  /** To viewers out of reach, too: they may have seen how it began. */
  isForAll: boolean;
}

export class Gestures {
  readonly #deps: GesturesDeps;
  readonly #seats: ReadonlyMap<string, Seat>;
  readonly #takenBy = new Map<Seat, Presence>();
  #due: Due[] = [];
  /** Players who are not sent all of this round's. Null until it is needed. */
  #separated: Set<Presence> | null = null;
  readonly #events = new Map<number, FramedEvent | null>();

  constructor(deps: GesturesDeps) {
    this.#deps = deps;
    this.#seats = new Map(deps.seats.map((seat) => [seat.key, seat]));
  }

  /** Returns why not; null when the others are sent it. `seatKey` counts for `sit` only; null: on the ground. */
  request(presence: Presence, act: GestureAct, seatKey: string | null, nowMs: number): GestureRefusal | null {
    if (act === 'stand') {
      if (presence.gesture !== null) this.#end(presence, nowMs);
      return null;
    }
    if (restMsOf(presence.walk) > nowMs + REST_TOLERANCE_MS) return 'walking';
    if (nowMs - presence.gesturedMs < GESTURE_GAP_MS - GAP_TOLERANCE_MS) return 'fast';
    const seat = act === 'sit' && seatKey !== null ? this.#seats.get(seatKey) : null;
    if (seat === undefined) return 'far';
    presence.followWalk(nowMs);
    if (seat !== null) {
      const refusal = this.#refusalOf(presence, seat);
      if (refusal !== null) return refusal;
    }
    this.walked(presence);
    presence.gesturedMs = nowMs;
    this.#make(presence, act, seat, nowMs);
    return null;
  }

  /** The player began a walk or left: the gesture is over, and the seat is free. Others are sent the walk. */
  walked(presence: Presence): void {
    const seat = presence.gesture?.seat ?? null;
    if (seat !== null && this.#takenBy.get(seat) === presence) this.#takenBy.delete(seat);
    presence.gesture = null;
  }

  /** Ends the gestures of those who have kept a seat for too long. */
  expire(nowMs: number): void {
    for (const presence of this.#takenBy.values()) {
      if ((presence.gesture?.untilMs ?? 0) <= nowMs) this.#end(presence, nowMs);
    }
  }

  /** What most viewers in the column of this one are sent in this round; null for nothing. */
  commonFor(viewer: Presence): FramedEvent | null {
    if (this.#due.length === 0 || !viewer.connection.arrival.hasGestures || this.#isSeparated(viewer)) return null;
    const { cell } = viewer;
    let event = this.#events.get(cell);
    if (event === undefined) {
      event = framed(this.#dueIn(cell));
      this.#events.set(cell, event);
    }
    return event;
  }

  /**
   * What this viewer alone is sent: gestures of this round if some are not for it, and those that last of players who
   * came into its reach.
   */
  ownFor(viewer: Presence, inReach: readonly Presence[], nowMs: number): FramedEvent[] {
    if (!viewer.connection.arrival.hasGestures) return [];
    const due = this.#due.length > 0 && this.#isSeparated(viewer) ? this.#dueIn(viewer.cell) : [];
    const shown = due.filter(({ presence }) => !viewer.isSeparatedFrom(presence));
    const lasting = inReach.flatMap((presence) => {
      const { gesture } = presence;
      if (gesture === null || gesture.untilMs <= nowMs || viewer.isSeparatedFrom(presence)) return [];
      return { presence, record: recordOf(presence, gesture), isForAll: false };
    });
    const event = framed([...lasting, ...shown]);
    return event === null ? [] : [event];
  }

  endRound(): void {
    if (this.#due.length === 0) return;
    this.#due = [];
    this.#separated = null;
    this.#events.clear();
  }

  #refusalOf(presence: Presence, seat: Seat): GestureRefusal | null {
    const { x, y } = presence.state;
    if (Math.hypot(x - seat.stand.x, y - seat.stand.y) > SEAT_REACH_PX) return 'far';
    const sitter = this.#takenBy.get(seat);
    return sitter === undefined || sitter === presence ? null : 'taken';
  }

  #make(presence: Presence, act: Gesture, seat: Seat | null, nowMs: number): void {
    const atMs = Math.floor(nowMs);
    const walkMs = presence.walk.startMs;
    const gesture = { act, atMs, walkMs, untilMs: atMs + (seat === null ? lastingMs(act) : SEAT_MAX_MS), seat };
    if (lastingMs(act) > 0) presence.gesture = gesture;
    if (seat !== null) this.#takenBy.set(seat, presence);
    this.#due.push({ presence, record: recordOf(presence, gesture), isForAll: false });
    const { x, y } = presence.state;
    this.#deps.made({ playerId: presence.playerId, act, seat: seat?.key ?? null, x, y });
  }

  /** The gesture ends without a walk. */
  #end(presence: Presence, nowMs: number): void {
    this.walked(presence);
    const record: GestureRecord = [presence.record.netId, 'stand', Math.floor(nowMs), presence.walk.startMs, ''];
    this.#due.push({ presence, record, isForAll: true });
  }

  #dueIn(cell: number): Due[] {
    return this.#due.filter(({ presence, isForAll }) => isForAll || isReaching(cell, presence.cell));
  }

  #isSeparated(viewer: Presence): boolean {
    if (this.#separated === null) {
      this.#separated = new Set();
      for (const { presence } of this.#due) {
        for (const one of this.#deps.presences.separatedFrom(presence)) this.#separated.add(one);
      }
    }
    return this.#separated.has(viewer);
  }
}

const recordOf = ({ record }: Presence, { act, atMs, walkMs, seat }: LastingGesture): GestureRecord => [
  record.netId,
  act,
  atMs,
  walkMs,
  seat?.key ?? '',
];

const framed = (due: readonly Due[]): FramedEvent | null =>
  due.length === 0
    ? null
    : frameEvent(
        'gestured',
        due.map(({ record }) => record),
      );
