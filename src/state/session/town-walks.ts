/**
 * The walks of this page's connection: the town's clock, what is sent when the own player begins a walk, and the packets
 * of walks. On from a `join_room` with the feature until the connection is lost; while off, positions are reported.
 */
import type { TownSocket } from '../../net/socket.ts';
import { FEATURE_WALKS } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { readWalks } from '../../shared/walks/read-walks.ts';
import { createTownClock, type TownClock } from '../../shared/walks/town-clock.ts';
import type { BegunWalk } from '../../shared/walks/walk.ts';
import { endByWalk, endOwnGesture } from '../people/gestures.ts';
import { playerByNetId, walkPlayer } from '../people/players.ts';

const CLOCK_PERIOD_MS = 5000;
/** An answer that takes longer is of no use: the walk is shown straight. */
const TURNS_MS = 1000;

let socket: TownSocket | null = null;
let clock: TownClock | null = null;
let stopAsking: Cancel | null = null;
/** `atMs` of the walk begun last: corrections of earlier ones are out of date. */
let begunMs = Number.NEGATIVE_INFINITY;

/** The town was joined. `features` and `townMs` are the arguments of `join_room`, unparsed. */
export function joinWalks(own: TownSocket, features: unknown, townMs: unknown): void {
  loseWalks();
  if (!Array.isArray(features) || !features.includes(FEATURE_WALKS) || typeof townMs !== 'number') return;
  socket = own;
  clock = createTownClock();
  clock.received(runtime.monotonic(), townMs);
  const ask = (): void => own.send('clock', runtime.monotonic());
  ask();
  stopAsking = runtime.setInterval(ask, CLOCK_PERIOD_MS);
}

/** The connection is lost. */
export function loseWalks(): void {
  stopAsking?.();
  stopAsking = null;
  socket = null;
  clock = null;
  begunMs = Number.NEGATIVE_INFINITY;
}

/** The town's clock at `ownMs` of the page's monotonic clock; null while positions are reported. */
export const townNow = (ownMs: number): number | null => clock?.now(ownMs) ?? null;

export function takeClock(asked: unknown, townMs: unknown): void {
  if (typeof asked === 'number' && typeof townMs === 'number') clock?.answered(asked, runtime.monotonic(), townMs);
}

export function sendWalk(walk: BegunWalk): void {
  endOwnGesture();
  if (socket === null) return;
  begunMs = walk.atMs;
  const { atMs, start } = walk;
  if (walk.kind === 'goal') socket.send('walk', atMs, start.x8, start.y8, walk.goal.x8, walk.goal.y8);
  else socket.send('head', atMs, start.x8, start.y8, walk.heading, walk.speed);
}

/** The points of a player's walk that began at `startMs`: xy pairs in px. Null when they do not come in time. */
export function askTurns(netId: number, startMs: number): Promise<readonly number[] | null> {
  const asked = socket;
  if (asked === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const cancel = runtime.setTimeout(() => resolve(null), TURNS_MS);
    asked.send('turns', netId, (walkMs: unknown, points: unknown) => {
      cancel();
      resolve(walkMs === startMs && isPoints(points) ? points : null);
    });
  });
}

const isPoints = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length % 2 === 0 && value.every((number) => Number.isFinite(number));

export function takeWalks(bytes: Uint8Array): void {
  const packet = readWalks(bytes);
  if (packet === null || clock === null) return;
  clock.received(runtime.monotonic(), packet.clockMs);
  const isCorrection = packet.kind === 'correction';
  if (isCorrection && packet.answeredMs < begunMs) return;
  for (const sent of packet.sent) {
    const player = playerByNetId(sent.netId);
    if (player !== undefined && player.isSelf === isCorrection) endByWalk(player, sent);
    walkPlayer(sent, isCorrection);
  }
}
