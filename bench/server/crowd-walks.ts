/** How the clients of the crowd bench walk: to goals and by keys, as walks, or as positions for servers without them. */
import type { Core } from '../../src/engine/core/types.ts';
import { dayOf, lanternsOf } from '../../src/shared/rules/lanterns/lanterns.ts';
import { MAP_HEIGHT_PX, MOVE_THROTTLE_MS, WALK_SPEED_PX_PER_S } from '../../src/shared/rules/town.ts';
import { FULL_SPEED, HEADINGS, startOf } from '../../src/shared/walks/headings.ts';
import {
  footed,
  goalWalk,
  headingWalk,
  restMsOf,
  standWalk,
  startAt,
  type Walk,
  type WalkRecord,
} from '../../src/shared/walks/walk.ts';
import type { Random } from '../../tests/support/random.ts';

/** One goal in so many is one of today's lanterns, which the server lights for the walker. */
const LANTERN_EVERY = 8;
const LANTERNS = lanternsOf(dayOf(Date.now()));
const GOAL_PX = { least: 200, most: 1500 };
export const PAUSE_MS = { least: 2000, most: 8000 };
export const KEY_MS = { least: 400, most: 3000 };

/** Not by its start, which the server moves when the walk arrives late. */
export function nameOfWalk(netId: number, record: WalkRecord): string {
  switch (record.kind) {
    case 'goal':
      return `goal ${netId} ${record.goal.x8} ${record.goal.y8}`;
    case 'heading':
      return `heading ${netId} ${record.heading} ${record.speed}`;
    case 'stand':
      return `stand ${netId}`;
  }
}

export interface Walker {
  id: string;
  netId: number;
  walk: Walk;
  hasWalks: boolean;
  socket: { emit(event: string, ...args: unknown[]): void };
}

export interface WalkingTown<W extends Walker> {
  core: Core;
  random: Random;
  bounds: { left: number; right: number };
  isPlain: boolean;
  /** The town's clock. */
  now(): number;
  later(walker: W, ms: number, act: () => void): void;
  /** Notes when the act with this name was done. */
  acted(name: string): void;
  placeOf(walker: W): { x: number; y: number };
}

export class Walking<W extends Walker> {
  readonly #town: WalkingTown<W>;

  constructor(town: WalkingTown<W>) {
    this.#town = town;
  }

  toGoal(client: W): void {
    if (client.hasWalks) {
      const at = Math.floor(this.#town.now());
      const from = footed(startAt(client.walk, at), this.#town.core);
      const goal = this.#goalFrom({ x: from.x8 / 8, y: from.y8 / 8 });
      const walk = goalWalk(this.#town.core, from, footed(startOf(goal), this.#town.core), at);
      if (walk !== null && walk.record.kind === 'goal') {
        client.walk = walk;
        this.#town.acted(nameOfWalk(client.netId, walk.record));
        client.socket.emit('walk', at, from.x8, from.y8, walk.record.goal.x8, walk.record.goal.y8);
      }
    } else this.#reportTowards(client, this.#goalFrom(this.#town.placeOf(client)));
    this.#town.later(client, this.#town.random.between(PAUSE_MS.least, PAUSE_MS.most), () => this.toGoal(client));
  }

  byKeys(client: W): void {
    const heading = this.#town.random.whole(0, HEADINGS);
    const isStopping = this.#town.random.whole(0, 4) === 0;
    if (client.hasWalks) this.#head(client, heading, isStopping ? 0 : FULL_SPEED);
    else {
      const { x, y } = this.#town.placeOf(client);
      const turn = (heading * 2 * Math.PI) / HEADINGS;
      const px = WALK_SPEED_PX_PER_S * 2;
      const goal = {
        x: this.#clamp(x + Math.cos(turn) * px),
        y: Math.max(0, Math.min(MAP_HEIGHT_PX - 1, y + Math.sin(turn) * px)),
      };
      if (this.#town.core.isWalkable(goal.x, goal.y)) this.#reportTowards(client, goal);
    }
    this.#town.later(client, this.#town.random.between(KEY_MS.least, KEY_MS.most), () => this.byKeys(client));
  }

  #head(client: W, heading: number, speed: number): void {
    const at = Math.floor(this.#town.now());
    const from = startAt(client.walk, at);
    client.walk = speed === 0 ? standWalk(from, 0, at) : headingWalk(this.#town.core, from, { heading, speed }, at);
    this.#town.acted(nameOfWalk(client.netId, { kind: 'heading', ...from, heading, speed }));
    client.socket.emit('head', at, from.x8, from.y8, heading, speed);
  }

  /** As a client of the specification: a position each 175 ms along the path. */
  #reportTowards(client: W, goal: { x: number; y: number }): void {
    const at = Math.floor(this.#town.now());
    const from = footed(startAt(client.walk, at), this.#town.core);
    const walk = goalWalk(this.#town.core, from, footed(startOf(goal), this.#town.core), at);
    if (walk === null) return;
    client.walk = walk;
    const step = (): void => {
      if (client.walk !== walk) return;
      const { x, y } = this.#town.placeOf(client);
      const [px, py] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      const key = this.#town.isPlain ? `move ${client.id}` : `moves ${client.netId}`;
      this.#town.acted(`${key} ${Math.round(px)} ${Math.round(py)}`);
      client.socket.emit('move', px, py, 0);
      if (this.#town.now() < restMsOf(walk)) this.#town.later(client, MOVE_THROTTLE_MS, step);
    };
    step();
  }

  #goalFrom({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { bounds, random } = this.#town;
    if (random.whole(0, LANTERN_EVERY) === 0) {
      const lantern = LANTERNS[random.whole(0, LANTERNS.length)];
      if (lantern !== undefined && lantern.x >= bounds.left && lantern.x < bounds.right) return lantern;
    }
    for (let tries = 0; tries < 40; tries++) {
      const turn = this.#town.random.between(0, 2 * Math.PI);
      const px = this.#town.random.between(GOAL_PX.least, GOAL_PX.most);
      const goal = { x: x + Math.cos(turn) * px, y: y + Math.sin(turn) * px };
      const isInside =
        goal.x >= this.#town.bounds.left && goal.x < this.#town.bounds.right && goal.y >= 0 && goal.y < MAP_HEIGHT_PX;
      if (isInside && this.#town.core.isWalkable(goal.x, goal.y)) return goal;
    }
    return { x, y };
  }

  #clamp(x: number): number {
    return Math.max(this.#town.bounds.left, Math.min(this.#town.bounds.right - 1, x));
  }
}
