/**
 * How the live town carries many walkers: N players walk real paths and send a position every 175 ms; a few of them look
 * at every packet and measure how old the steps are that they see. Run it with the number of walkers:
 * `node bench/server/walkers.ts 2000 [--crowd]`; a crowd stands in one place.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { decodeMoves } from '../../src/shared/realtime/move-packet.ts';
import { FEATURE_BATCHED_MOVES, type PlayerEntry, type PlayerState } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG, MAP_HEIGHT_PX, MAP_WIDTH_PX, MOVE_THROTTLE_MS } from '../../src/shared/rules/town.ts';
import { FrameClient } from '../lib/frame-client.ts';
import { createRandom } from '../lib/random.ts';
import { generateTownRings, readTown, toLocation } from '../lib/town.ts';
import type { TownMessage, TownOrder, TownReport } from './town-process.ts';

const CROWD = { left: 1600, right: 3500 };
const PROBES = 12;
const WARM_MS = 4000;
const MEASURED_MS = 8000;
const JOIN_BATCH = 50;
/** A walker's step between two positions is this many of its path's points. */
const STEP_PX = 36;

const count = Number(process.argv[2] ?? 500);
const bounds = process.argv.includes('--crowd') ? CROWD : { left: 0, right: MAP_WIDTH_PX };
const random = createRandom(7);
const location = readTown() ?? toLocation(generateTownRings());
const core = await loadCore();
core.setLocation(location);

function somewhere(): PlayerState {
  for (;;) {
    const point = { x: random.whole(bounds.left, bounds.right), y: random.whole(0, MAP_HEIGHT_PX) };
    if (core.isWalkable(point.x, point.y)) return { ...point, frame: 0 };
  }
}

/** The positions of an endless walk from place to place. */
function* walk(from: PlayerState): Generator<PlayerState, never> {
  for (let at = from; ; ) {
    const path = core.findPath(at, somewhere());
    if (path.status !== 'found') continue;
    for (let walked = STEP_PX; walked < path.lengthPx; walked += STEP_PX) {
      const index = Math.min(
        path.points.length / 2 - 1,
        Math.floor((walked / path.lengthPx) * (path.points.length / 2)),
      );
      at = { x: path.points[index * 2] ?? at.x, y: path.points[index * 2 + 1] ?? at.y, frame: index % 6 };
      yield at;
    }
  }
}

interface Walker {
  client: FrameClient;
  netId: number;
  steps: Generator<PlayerState, never>;
  hasJoined: Promise<void>;
}

/** When each walker was last at a place: `netId x y` to milliseconds. */
const sentAt = new Map<string, number>();
const ages: number[] = [];
let isMeasuring = false;

function enter(port: number, key: string, start: PlayerState, isProbe: boolean): Walker {
  const joined = Promise.withResolvers<void>();
  const walker: Walker = { netId: 0, steps: walk(start), hasJoined: joined.promise, client: undefined as never };
  walker.client = new FrameClient({
    port,
    auth: { serverSessionKey: key, location: LOCATION_SLUG, features: [FEATURE_BATCHED_MOVES] },
    onText: (text) => {
      if (!text.startsWith('42["join_room"')) return;
      const [, playersJson, selfId] = JSON.parse(text.slice(2)) as [string, string, string];
      const players = JSON.parse(playersJson) as PlayerEntry[];
      walker.netId = players.find(({ socketId }) => socketId === selfId)?.netId ?? 0;
      joined.resolve();
    },
    onBinary: (bytes) => {
      if (!isProbe || !isMeasuring) return;
      const now = performance.now();
      decodeMoves(bytes, (netId, x, y) => {
        const sent = sentAt.get(`${netId} ${x} ${y}`);
        if (sent !== undefined && netId !== walker.netId) ages.push(now - sent);
      });
    },
  });
  return walker;
}

const child = fork(fileURLToPath(new URL('./town-process.ts', import.meta.url)), { execArgv: ['--expose-gc'] });
const starts = Array.from({ length: count }, somewhere);
child.send({ location, starts } satisfies TownOrder);
const [ready] = (await once(child, 'message')) as [TownMessage];
if (ready.type !== 'ready') throw new Error('the town did not start');

async function report(): Promise<TownReport> {
  child.send('report');
  const [message] = (await once(child, 'message')) as [TownMessage];
  if (message.type !== 'report') throw new Error('the town did not report');
  return message.report;
}

const empty = await report();
const walkers: Walker[] = [];
for (let first = 0; first < count; first += JOIN_BATCH) {
  const batch = starts.slice(first, first + JOIN_BATCH).map((start, index) => {
    return enter(ready.port, ready.keys[first + index] ?? '', start, first + index < PROBES);
  });
  walkers.push(...batch);
  await Promise.all(batch.map(({ hasJoined }) => hasJoined));
}
const full = await report();

const began = performance.now();
const timers = walkers.map((walker, index) => {
  const step = (): void => {
    const { x, y, frame } = walker.steps.next().value;
    if (isMeasuring) sentAt.set(`${walker.netId} ${Math.round(x)} ${Math.round(y)}`, performance.now());
    walker.client.emit('move', Math.round(x * 10) / 10, Math.round(y * 10) / 10, frame);
  };
  let next = began + (index * MOVE_THROTTLE_MS) / count;
  const run = (): void => {
    step();
    next += MOVE_THROTTLE_MS;
    timers[index] = setTimeout(run, Math.max(0, next - performance.now()));
  };
  return setTimeout(run, next - began);
});
const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const received = (): number => walkers.reduce((sum, { client }) => sum + client.receivedBytes, 0);

await pass(WARM_MS);
await report();
isMeasuring = true;
const before = received();
await pass(MEASURED_MS);
const walking = await report();
const bytes = received() - before;
for (const timer of timers) clearTimeout(timer);
for (const { client } of walkers) client.close();
child.disconnect();

ages.sort((a, b) => a - b);
const percentile = (share: number): string => (ages[Math.floor(ages.length * share)] ?? Number.NaN).toFixed(0);
const perCore = ((100 * walking.cpuMs) / walking.wallMs).toFixed(0);
const lines = {
  walkers: walking.online,
  'age of a seen step, ms': `p50 ${percentile(0.5)}, p99 ${percentile(0.99)} (${ages.length} steps)`,
  'of one core': `${perCore} %`,
  'KB/s a client': (bytes / 1024 / (walking.wallMs / 1000) / count).toFixed(1),
  'KB a connection': ((full.rssBytes - empty.rssBytes) / 1024 / count).toFixed(1),
  'event loop delay p99, ms': walking.loopDelayP99Ms.toFixed(0),
  'refused moves': walking.refusedMoves,
};
for (const [name, value] of Object.entries(lines)) console.log(`${name.padEnd(26)} ${value}`);
process.exit(0);
