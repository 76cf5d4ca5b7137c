/**
 * For tests and benches: how a page of `cluster-page.ts` walks, as the product's page does: to goals, each sent once. Owns the page's estimate
 * of the town's clock, its walk, and where it was.
 */
import type { TownSocket } from '../../net/town-socket.ts';
import { MAP_WIDTH_PX, MOVE_THROTTLE_MS } from '../../shared/rules/town.ts';
import { startOf } from '../../shared/walks/headings.ts';
import { readWalks } from '../../shared/walks/read-walks.ts';
import { createTownClock } from '../../shared/walks/town-clock.ts';
import { goalWalk, restMsOf, standWalk, startAt, type Walk, walkPlaceAt } from '../../shared/walks/walk.ts';
import { walkOf } from './sent-walk.ts';
import { openGround } from './test-server.ts';

/** As far as the next click. */
const GOAL_PX = 700;
const WEST_PX = 300;
const EAST_PX = MAP_WIDTH_PX - 364;
const CLOCK_PERIOD_MS = 5000;

/** The ground of the tests' servers. */
const core = await openGround();

export class ClusterWalk {
  #clock = createTownClock();
  #walk: Walk = standWalk({ x8: 0, y8: 0 }, 0, 0);
  #socket: TownSocket | null = null;
  #goalPx = GOAL_PX;
  #begunMs = Number.NEGATIVE_INFINITY;
  #walking: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;
  /** Where it was each `MOVE_THROTTLE_MS` that it walked, and when. */
  readonly steps: { atMs: number; x: number }[] = [];

  /** A connection has joined. `place` is the own one, px; `townMs` the town's clock. */
  joined(socket: TownSocket, place: { x: number; y: number }, townMs: unknown): void {
    this.lost();
    this.#clock = createTownClock();
    this.#clock.received(performance.now(), Number(townMs));
    this.#walk = standWalk(startOf(place), 0, Number(townMs));
    this.#begunMs = Number.NEGATIVE_INFINITY;
    this.#socket = socket;
    const ask = (): void => socket.send('clock', performance.now());
    ask();
    this.#asking = setInterval(ask, CLOCK_PERIOD_MS);
  }

  lost(): void {
    clearInterval(this.#asking);
    this.#socket = null;
  }

  answered(askedMs: number, townMs: number): void {
    this.#clock.answered(askedMs, performance.now(), townMs);
  }

  /** Ignores what is no packet of walks. */
  received(bytes: Uint8Array): void {
    const packet = readWalks(bytes);
    if (packet === null) return;
    this.#clock.received(performance.now(), packet.clockMs);
    if (packet.kind !== 'correction' || packet.answeredMs < this.#begunMs) return;
    for (const sent of packet.sent) this.#walk = walkOf(core, sent) ?? this.#walk;
  }

  /** Walks along the town until it stops, as long as it is in, first to the east. */
  start(): void {
    this.stop();
    this.#walking = setInterval(() => this.#step(), MOVE_THROTTLE_MS);
  }

  stop(): void {
    clearInterval(this.#walking);
  }

  /** Walking that was lost: how long before `atMs` it was at `x`; Infinity when it was never there. */
  lostMs(x: number, atMs: number): number {
    const after = this.steps.findIndex((step) => step.atMs > atMs);
    const steps = after < 0 ? this.steps : this.steps.slice(0, after + 1);
    const at = steps.findLastIndex((step, index) => isBetween(x, step.x, steps[index + 1]?.x ?? step.x));
    const found = steps[at];
    return found === undefined ? Number.POSITIVE_INFINITY : Math.max(0, atMs - found.atMs);
  }

  #step(): void {
    const townMs = this.#clock.now(performance.now());
    if (this.#socket === null || townMs === null) return;
    const atMs = Math.floor(townMs);
    const place = { x: 0, y: 0 };
    walkPlaceAt(this.#walk, atMs, place);
    this.steps.push({ atMs: performance.now(), x: place.x });
    if (atMs < restMsOf(this.#walk)) return;
    if (place.x > EAST_PX) this.#goalPx = -GOAL_PX;
    if (place.x < WEST_PX) this.#goalPx = GOAL_PX;
    const from = startAt(this.#walk, atMs);
    const goal = startOf({ x: place.x + this.#goalPx, y: place.y });
    this.#walk = goalWalk(core, from, goal, atMs) ?? this.#walk;
    this.#begunMs = atMs;
    this.#socket.send('walk', atMs, from.x8, from.y8, goal.x8, goal.y8);
  }
}

/** Within a pixel: places are sent in whole ones. */
const isBetween = (x: number, one: number, other: number): boolean =>
  x >= Math.min(one, other) - 1 && x <= Math.max(one, other) + 1;
