/**
 * Load of many walkers on the live town. N players walk real paths and send a position every 175 ms; a few of them
 * decode every packet and measure the age of the steps in it. A crowd is in a third of the town. The figures are only
 * valid on an idle machine: the walkers need a core of their own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Core } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { decodeMoves } from '../../src/shared/realtime/move-packet.ts';
import { FEATURE_BATCHED_MOVES, type PlayerEntry, type PlayerState } from '../../src/shared/realtime/events.ts';
import {
  LOCATION_SLUG,
  type LocationData,
  MAP_HEIGHT_PX,
  MAP_WIDTH_PX,
  MOVE_THROTTLE_MS,
} from '../../src/shared/rules/town.ts';
import { FrameClient } from '../lib/frame-client.ts';
import { createRandom } from '../../tests/support/random.ts';
import { quantile } from '../lib/statistics.ts';
import { generateTownRings, readTown, toLocation } from '../../tests/support/samples/town-map.ts';
import type { TownMessage, TownOrder, TownReport } from './town-process.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const EVERYWHERE = { left: 0, right: MAP_WIDTH_PX };
const CROWD = { left: 1600, right: 3500 };
const RUNS = [
  { walkers: 500, where: 'everywhere', bounds: EVERYWHERE },
  { walkers: 2000, where: 'everywhere', bounds: EVERYWHERE },
  { walkers: 2000, where: 'a crowd', bounds: CROWD },
] as const;
const PROBES = 12;
const PHASES_MS = { warmUp: 4000, measured: 8000 };
const JOIN_BATCH = 50;
/**
 * Only steps of walkers within this distance are timed, as on a screen. Farther packets include the last steps of
 * walkers who were out of range before: those are as old as the pause between two steps.
 */
const NEAR_PX = 640;
/** Time between two positions of a walker. */
const STEP_PX = 36;

type Bounds = (typeof RUNS)[number]['bounds'];

export async function benchWalkers(): Promise<Table[]> {
  const location = readTown() ?? toLocation(generateTownRings());
  const core = await loadCore();
  core.setLocation(location);
  const rows: Row[] = [];
  for (const { walkers, where, bounds } of RUNS) {
    rows.push({ walkers, where, ...(await new Walkers(core, location, bounds).measure(walkers)) });
  }
  return [{ name: 'walkers', title: 'Walkers in one process', rows }];
}

interface Walker {
  client: FrameClient;
  /** 0 before the walker has joined. */
  netId: () => number;
  steps: Generator<PlayerState, never>;
  /** Current position of the walker. */
  at: PlayerState;
  hasJoined: Promise<void>;
}

class Walkers {
  readonly #core: Core;
  readonly #location: LocationData;
  readonly #bounds: Bounds;
  readonly #random = createRandom(7);
  readonly #child = fork(fileURLToPath(new URL('./town-process.ts', import.meta.url)), { execArgv: ['--expose-gc'] });
  /** Time at which each walker sent a position: `netId x y` to milliseconds. */
  readonly #sentAt = new Map<string, number>();
  readonly #agesMs: number[] = [];
  #isMeasuring = false;

  constructor(core: Core, location: LocationData, bounds: Bounds) {
    this.#core = core;
    this.#location = location;
    this.#bounds = bounds;
  }

  async measure(count: number): Promise<Row> {
    const starts = Array.from({ length: count }, () => this.#somewhere());
    this.#child.send({ location: this.#location, starts } satisfies TownOrder);
    const ready = await this.#hear('ready');
    const empty = await this.#report();
    const walkers: Walker[] = [];
    for (let first = 0; first < count; first += JOIN_BATCH) {
      const batch = starts.slice(first, first + JOIN_BATCH).map((start, index) => {
        const isProbe = first + index < PROBES;
        return this.#enter({ port: ready.port, key: ready.keys[first + index] ?? '', start, isProbe });
      });
      walkers.push(...batch);
      await Promise.all(batch.map(({ hasJoined }) => hasJoined));
    }
    const full = await this.#report();
    const stop = this.#startWalking(walkers);
    await pass(PHASES_MS.warmUp);
    await this.#report();
    this.#isMeasuring = true;
    const received = (): number => walkers.reduce((sum, { client }) => sum + client.receivedBytes, 0);
    const before = received();
    await pass(PHASES_MS.measured);
    const walking = await this.#report();
    const bytes = received() - before;
    stop();
    for (const { client } of walkers) client.close();
    this.#child.disconnect();
    const ages = this.#agesMs.toSorted((a, b) => a - b);
    return {
      'seen after ms p50': short(quantile(ages, 0.5)),
      p99: short(quantile(ages, 0.99)),
      '% of a core': short((100 * walking.cpuMs) / walking.wallMs),
      'KB/s a client': short(bytes / 1024 / (walking.wallMs / 1000) / count),
      'KB a connection': short((full.usedRssBytes - empty.usedRssBytes) / 1024 / count),
      'with V8’s reserve': short((full.rssBytes - empty.usedRssBytes) / 1024 / count),
      'loop delay ms p99': short(walking.loopDelayP99Ms),
      'refused moves': walking.refusedMoves,
    };
  }

  #somewhere(): PlayerState {
    const { left, right } = this.#bounds;
    for (;;) {
      const point = { x: this.#random.whole(left, right), y: this.#random.whole(0, MAP_HEIGHT_PX) };
      if (this.#core.isWalkable(point.x, point.y)) return { ...point, frame: 0 };
    }
  }

  /** The positions of an endless walk between random points. */
  *#walk(from: PlayerState): Generator<PlayerState, never> {
    for (let at = from; ; ) {
      const path = this.#core.findPath(at, this.#somewhere());
      if (path.status !== 'found') continue;
      const { points, lengthPx } = path;
      const last = points.length / 2 - 1;
      for (let walked = STEP_PX; walked < lengthPx; walked += STEP_PX) {
        const index = Math.min(last, Math.floor((walked / lengthPx) * (last + 1)));
        at = { x: points[index * 2] ?? at.x, y: points[index * 2 + 1] ?? at.y, frame: index % 6 };
        yield at;
      }
    }
  }

  #enter(guest: { port: number; key: string; start: PlayerState; isProbe: boolean }): Walker {
    const { port, key, start, isProbe } = guest;
    const joined = Promise.withResolvers<void>();
    let netId = 0;
    const walker = { steps: this.#walk(start), at: start, hasJoined: joined.promise, netId: () => netId };
    const client = new FrameClient({
      port,
      auth: { serverSessionKey: key, location: LOCATION_SLUG, features: [FEATURE_BATCHED_MOVES] },
      onText: (text) => {
        if (!text.startsWith('42["join_room"')) return;
        const [, playersJson, selfId] = JSON.parse(text.slice(2)) as [string, string, string];
        const players = JSON.parse(playersJson) as PlayerEntry[];
        netId = players.find(({ socketId }) => socketId === selfId)?.netId ?? 0;
        joined.resolve();
      },
      onBinary: (bytes) => {
        if (isProbe && this.#isMeasuring) this.#look(bytes, { netId, x: walker.at.x });
      },
    });
    return Object.assign(walker, { client });
  }

  #look(packet: Buffer, own: { netId: number; x: number }): void {
    const now = performance.now();
    decodeMoves(packet, (netId, x, y) => {
      if (netId === own.netId || Math.abs(x - own.x) > NEAR_PX) return;
      const sent = this.#sentAt.get(`${netId} ${x} ${y}`);
      if (sent !== undefined) this.#agesMs.push(now - sent);
    });
  }

  #startWalking(walkers: readonly Walker[]): () => void {
    const began = performance.now();
    const timers = walkers.map((walker, index) => {
      let next = began + (index * MOVE_THROTTLE_MS) / walkers.length;
      const run = (): void => {
        walker.at = walker.steps.next().value;
        const { x, y, frame } = walker.at;
        if (this.#isMeasuring) {
          this.#sentAt.set(`${walker.netId()} ${Math.round(x)} ${Math.round(y)}`, performance.now());
        }
        walker.client.emit('move', Math.round(x * 10) / 10, Math.round(y * 10) / 10, frame);
        next += MOVE_THROTTLE_MS;
        timers[index] = setTimeout(run, Math.max(0, next - performance.now()));
      };
      return setTimeout(run, next - began);
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }

  async #report(): Promise<TownReport> {
    this.#child.send('report');
    return (await this.#hear('report')).report;
  }

  async #hear<Type extends TownMessage['type']>(type: Type): Promise<Extract<TownMessage, { type: Type }>> {
    const [message] = (await once(this.#child, 'message')) as [TownMessage];
    if (message.type !== type) throw new Error(`the town said ${message.type} instead of ${type}`);
    return message as Extract<TownMessage, { type: Type }>;
  }
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
