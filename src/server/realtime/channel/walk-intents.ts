/**
 * The authority over walks of clients with the feature `walks-1`. They say where they go and when they set out; where
 * they are is computed here, from what was accepted before. So nobody is anywhere that cannot be walked to, nor earlier.
 * A client whose start or time differs gets a correction. Owns no state: the walk belongs to the presence.
 */
import { type Heading, startOf, type Start } from '../../../shared/walks/headings.ts';
import { encodeCorrection } from '../../../shared/walks/walk-packet.ts';
import {
  footed,
  goalWalk,
  headingWalk,
  reportedWalk,
  standWalk,
  startAt,
  type Walk,
  type WalkCore,
  walkViewAt,
} from '../../../shared/walks/walk.ts';
import { frameBytes } from '../wire/packets.ts';
import type { Presence } from './presence.ts';
import type { WalkFanout } from './walk-fanout.ts';

/** How long ago a walk may begin: the time that the event takes to arrive. */
const BACK_MS = 600;
/** A clock that runs a little ahead. */
const AHEAD_MS = 50;

/** What a client says about a walk. `atMs` is the town's clock; the start is where it computed itself at that time. */
interface Intent extends Start {
  atMs: number;
}
export interface GoalIntent extends Intent {
  goal: Start;
}
export interface HeadingIntent extends Intent, Heading {}

export class WalkIntents {
  readonly #core: WalkCore;
  readonly #fanout: WalkFanout;
  readonly #walked: (presence: Presence) => void;

  /** `walked` is called for each walk that begins, and for each stop. */
  constructor(core: WalkCore, fanout: WalkFanout, walked: (presence: Presence) => void) {
    this.#core = core;
    this.#fanout = fanout;
    this.#walked = walked;
  }

  /** The player walks to a goal; where there is no path the present walk goes on. */
  goal(presence: Presence, intent: GoalIntent, nowMs: number): void {
    if (!presence.intents.take(1, nowMs)) return correct(presence, intent.atMs, nowMs);
    const startMs = startMsOf(presence.walk, intent.atMs, nowMs);
    const start = footed(startAt(presence.walk, startMs), this.#core);
    const walk = goalWalk(this.#core, start, footed(intent.goal, this.#core), startMs);
    if (walk !== null) this.#begin(presence, walk, nowMs);
    if (walk === null || isDifferent(walk, intent)) correct(presence, intent.atMs, nowMs);
  }

  /** The player walks along a heading; speed 0 stops. */
  heading(presence: Presence, intent: HeadingIntent, nowMs: number): void {
    if (!presence.intents.take(1, nowMs)) return correct(presence, intent.atMs, nowMs);
    const startMs = startMsOf(presence.walk, intent.atMs, nowMs);
    const start = startAt(presence.walk, startMs);
    const walk =
      intent.speed === 0
        ? standWalk(start, walkViewAt(presence.walk, startMs, presence.state.frame), startMs)
        : headingWalk(this.#core, start, intent, startMs);
    this.#begin(presence, walk, nowMs);
    if (isDifferent(walk, intent)) correct(presence, intent.atMs, nowMs);
  }

  /** A client that reports positions was accepted at `presence.state`: others see it walk there. */
  reported(presence: Presence, nowMs: number): void {
    const { state, walk } = presence;
    const startMs = Math.max(walk.startMs, Math.floor(nowMs));
    const start = startAt(walk, startMs);
    const goal = startOf(state);
    const isThere = start.x8 === goal.x8 && start.y8 === goal.y8;
    const next = isThere ? standWalk(goal, state.frame, startMs) : reportedWalk(start, goal, startMs);
    this.#begin(presence, next, nowMs);
  }

  /** Stops the player where they are now: another connection took over and does not know of the walk. */
  halt(presence: Presence, nowMs: number): void {
    presence.followWalk(nowMs);
    const startMs = Math.max(presence.walk.startMs, Math.floor(nowMs));
    const start = startAt(presence.walk, startMs);
    this.#begin(presence, standWalk(start, presence.state.frame, startMs), nowMs);
  }

  #begin(presence: Presence, walk: Walk, nowMs: number): void {
    presence.walk = walk;
    this.#walked(presence);
    this.#fanout.changed(presence, nowMs);
  }
}

const startMsOf = (walk: Walk, atMs: number, nowMs: number): number =>
  Math.max(walk.startMs, Math.min(Math.max(atMs, Math.floor(nowMs) - BACK_MS), Math.floor(nowMs) + AHEAD_MS));

const isDifferent = ({ record, startMs }: Walk, { atMs, x8, y8 }: Intent): boolean =>
  startMs !== atMs || record.x8 !== x8 || record.y8 !== y8;

/** Tells the client its walk as it is here. */
function correct({ connection, record, walk }: Presence, answeredMs: number, nowMs: number): void {
  connection.link.sendPacket(frameBytes(encodeCorrection(nowMs, answeredMs, { netId: record.netId, walk })));
}
