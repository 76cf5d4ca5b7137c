/**
 * Walkers of the client bench, in a process of their own: websocket clients that walk the shortest paths between random
 * points and send their position as the client of the specification does. Communicates over IPC.
 */
import { loadCore } from '../../src/engine/node/load-core.ts';
import { FEATURE_BATCHED_MOVES, type PlayerState } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import { createRandom } from '../../tests/support/random.ts';
import { generateTownRings, readTown, toLocation } from '../../tests/support/samples/town-map.ts';
import { FrameClient } from '../lib/frame-client.ts';
import { walkSteps } from './walk-steps.ts';
import { within } from './within.ts';

export type WalkersOrder =
  | { type: 'members'; port: number; keys: string[] }
  /** `paceMs`: time between two steps of a walker. */
  | { type: 'walk'; count: number; aroundX: number; paceMs: number }
  /** The walker who entered first leaves, and a player who is not in the town enters. */
  | { type: 'replace' };
/** The answer to each `walk` and `replace`: all walkers are in the town, or why not. */
export type WalkersMessage = { type: 'walking' } | { type: 'failed'; reason: string };

/** Half the width of a crowd: all of it is in a window of 1440 px. */
const CROWD_REACH_PX = 640;
const ENTER_LIMIT_MS = 60_000;
/** socket.io's packet that refuses a connection. */
const REFUSED = '44';

interface Walker {
  client: FrameClient;
  timer: NodeJS.Timeout | null;
}

const core = await loadCore();
core.setLocation(readTown() ?? toLocation(generateTownRings()));
const random = createRandom(11);
let port = 0;
let keys: readonly string[] = [];
/** Map pixels: the middle of the crowd. */
let aroundX = 0;
let paceMs = 0;
/** Index of the player who enters next. */
let next = 0;
const walkers: Walker[] = [];

process.on('disconnect', () => process.exit(0));
process.on('message', (order: WalkersOrder) => {
  if (order.type === 'members') {
    ({ port, keys } = order);
    return;
  }
  const answer = (message: WalkersMessage): void => void process.send?.(message);
  obey(order).then(
    () => answer({ type: 'walking' }),
    (error: unknown) => answer({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});

async function obey(order: Exclude<WalkersOrder, { type: 'members' }>): Promise<void> {
  if (order.type === 'replace') {
    leave(1);
    await enterNext();
    return;
  }
  ({ aroundX, paceMs } = order);
  leave(walkers.length);
  next = 0;
  await Promise.all(Array.from({ length: order.count }, enterNext));
}

function leave(count: number): void {
  for (const { client, timer } of walkers.splice(0, count)) {
    if (timer) clearTimeout(timer);
    client.close();
  }
}

async function enterNext(): Promise<void> {
  const index = next++ % keys.length;
  await within(ENTER_LIMIT_MS, `walker ${index} enters the town`, enter(keys[index] ?? ''));
}

/** Resolves when the walker is in the town and walks. Rejects when the server refuses or closes the connection before. */
function enter(key: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const client = new FrameClient({
    port,
    auth: { serverSessionKey: key, location: LOCATION_SLUG, features: [FEATURE_BATCHED_MOVES] },
    onText: (text) => {
      if (text.startsWith(REFUSED)) reject(new Error(`the server refuses a walker: ${text.slice(REFUSED.length)}`));
      const start = text.startsWith('42["join_room"') ? ownState(text) : null;
      if (start === null) return;
      step(walker, walkSteps(core, start, somewhere));
      resolve();
    },
    onBinary: () => undefined,
    onClose: () => reject(new Error('the connection of a walker was closed before it was in the town')),
  });
  const walker: Walker = { client, timer: null };
  walkers.push(walker);
  return promise;
}

function ownState(text: string): PlayerState | null {
  const [, playersJson, selfId] = JSON.parse(text.slice(2)) as [string, string, string];
  const players = JSON.parse(playersJson) as { socketId: string; state: PlayerState }[];
  return players.find(({ socketId }) => socketId === selfId)?.state ?? null;
}

function step(walker: Walker, steps: Generator<PlayerState, never>): void {
  const { x, y, frame } = steps.next().value;
  walker.client.emit('move', Math.round(x * 10) / 10, Math.round(y * 10) / 10, frame);
  walker.timer = setTimeout(() => step(walker, steps), paceMs);
}

function somewhere(): { x: number; y: number } {
  for (;;) {
    const left = Math.max(0, aroundX - CROWD_REACH_PX);
    const right = Math.min(MAP_WIDTH_PX, aroundX + CROWD_REACH_PX);
    const point = { x: random.between(left, right), y: random.between(0, MAP_HEIGHT_PX) };
    if (core.isWalkable(point.x, point.y)) return point;
  }
}
