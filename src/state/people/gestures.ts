/**
 * The gestures of the players in town, as the server sent them, and the own one. `connection.ts` brings them here; the town's
 * figures and the live region listen. A gesture ends when the player walks. Owns which gesture each player makes.
 */
import type { TownSocket } from '../../net/socket.ts';
import { FEATURE_GESTURES, gestureRecords, type GestureRefusal } from '../../shared/realtime/gestures.ts';
import { type Gesture, GESTURE_GAP_MS } from '../../shared/rules/gestures.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import { type Player, playerByNetId, selfPlayer } from './players.ts';

export interface ShownGesture {
  readonly act: Gesture;
  /** Begin, on the town's clock. */
  readonly atMs: number;
  /** Begin of the walk before it: one that began later ends it. */
  readonly walkMs: number;
  /** Key of the seat; null without one. */
  readonly seat: string | null;
}

/** `gesture` is null when the player does not make one any more. */
export type GestureListener = (player: Player, gesture: ShownGesture | null) => void;

/** An answer that takes longer means that the connection is lost. */
const ANSWER_MS = 3000;

const shown = new WeakMap<Player, ShownGesture>();
const listeners = new Set<GestureListener>();
let socket: TownSocket | null = null;
let townNow: () => number | null = () => null;
let lastMs = Number.NEGATIVE_INFINITY;

export const gestureOf = (player: Player): ShownGesture | null => shown.get(player) ?? null;

/** Calls `listener` for each gesture that begins or ends. Returns the function that unsubscribes. */
export function listenToGestures(listener: GestureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The town was joined. `features` is the argument of `join_room`, unparsed; `now` is the town's clock. */
export function joinGestures(own: TownSocket, features: unknown, now: () => number | null): void {
  socket = Array.isArray(features) && features.includes(FEATURE_GESTURES) ? own : null;
  townNow = now;
  lastMs = Number.NEGATIVE_INFINITY;
}

export function loseGestures(): void {
  socket = null;
}

/** The argument of `gestured`, unparsed. The own gesture is shown since it was made; only its end comes from here. */
export function takeGestures(value: unknown, isBlocked: (username: string) => boolean): void {
  const parsed = gestureRecords.safeParse(value);
  for (const [netId, act, atMs, walkMs, seat] of parsed.success ? parsed.data : []) {
    const player = playerByNetId(netId);
    if (player === undefined || isBlocked(player.user.username)) continue;
    if (act === 'stand') endGesture(player);
    else if (!player.isSelf) show(player, { act, atMs, walkMs, seat: seat === '' ? null : seat });
  }
}

/** A walk of the player was received: it ends a gesture if it is not the one before it. */
export function endByWalk(player: Player, { record, startMs }: SentWalk): void {
  const gesture = shown.get(player);
  // A standing player's record has no time of its own: it may be the end of the walk before the gesture.
  if (gesture !== undefined && record.kind !== 'stand' && startMs > gesture.walkMs) endGesture(player);
}

/** The player does not make a gesture any more. */
function endGesture(player: Player): void {
  if (shown.delete(player)) for (const listener of listeners) listener(player, null);
}

/** The own player begins a walk. */
export function endOwnGesture(): void {
  const self = selfPlayer();
  if (self !== undefined) endGesture(self);
}

/**
 * Makes a gesture where the own player is. `seat` is the key of a seat that the player is at. It is shown at once, and taken
 * back when the server refuses it. Returns why not; null when others see it.
 */
export async function makeGesture(act: Gesture, seat: string | null = null): Promise<GestureRefusal | 'lost' | null> {
  const self = selfPlayer();
  const atMs = townNow();
  if (socket === null || self === undefined || atMs === null) return 'lost';
  if (runtime.monotonic() - lastMs < GESTURE_GAP_MS) return 'fast';
  lastMs = runtime.monotonic();
  const gesture: ShownGesture = { act, atMs: Math.floor(atMs), walkMs: Math.floor(atMs), seat };
  // Two players may sit down at the same time: a seat is shown when the server has given it.
  if (seat === null) show(self, gesture);
  const refusal = await request(act, seat);
  if (refusal === null && seat !== null && selfPlayer() === self) show(self, gesture);
  if (refusal === null) return null;
  // Nobody has seen it: the next one need not wait.
  if (refusal === 'taken' || refusal === 'far') lastMs = Number.NEGATIVE_INFINITY;
  if (shown.get(self) === gesture) endGesture(self);
  return refusal;
}

/** Ends the own gesture, if there is one, without a walk. */
export function standUp(): void {
  const self = selfPlayer();
  if (self === undefined || !shown.has(self)) return;
  endGesture(self);
  void request('stand', null);
}

function request(act: Gesture | 'stand', seat: string | null): Promise<GestureRefusal | 'lost' | null> {
  const asked = socket;
  if (asked === null) return Promise.resolve('lost');
  return new Promise((resolve) => {
    const cancel = runtime.setTimeout(() => resolve('lost'), ANSWER_MS);
    asked.send('gesture', act, seat, (refusal) => {
      cancel();
      resolve(refusal);
    });
  });
}

function show(player: Player, gesture: ShownGesture): void {
  shown.set(player, gesture);
  for (const listener of listeners) listener(player, gesture);
}
