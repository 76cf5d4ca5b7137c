/**
 * Walkers of the Colyseus bench, in a process of their own: raw websockets that send a position ten times a second, and
 * observers with the library's own client that notice when they see the steps of a few walkers. Communicates over IPC.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRandom } from '../../tests/support/random.ts';
import { loadPeer } from '../lib/load-peer.ts';
import type { WalkersMessage, WalkersOrder } from './messages.ts';

interface WebSocketLike {
  send(bytes: Uint8Array): void;
  on(event: 'message', take: (bytes: Buffer) => void): void;
  on(event: 'error', take: (error: Error) => void): void;
}
interface Websockets {
  WebSocket: new (url: string, options: { perMessageDeflate: boolean }) => WebSocketLike;
}
interface Packer {
  pack(value: unknown): Buffer;
}
interface Seen {
  players: { get(sessionId: string): { x: number } | undefined };
}
interface Sdk {
  Client: new (
    url: string,
  ) => {
    joinOrCreate(room: string): Promise<{ onStateChange(take: (state: Seen) => void): void }>;
  };
}
interface Seat {
  sessionId: string;
  roomId: string;
  processId: string;
}
interface Walker {
  socket: WebSocketLike;
  sessionId: string;
  x: number;
  direction: number;
  /** The last steps, oldest first, and the observers that have seen each. */
  steps: { x: number; atMs: number; seenBy: Set<number> }[];
  receivedBytes: number;
}

/** From the install of this folder. */
const load = <Library>(name: string): Promise<Library> => loadPeer<Library>(import.meta.resolve(name));
const { WebSocket } = await load<Websockets>('ws');
const { pack } = await load<Packer>('msgpackr');
const { Client } = await load<Sdk>('@colyseus/sdk');

/** First bytes of Colyseus's messages. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const OBSERVERS = 6;
const JOIN_BATCH = 20;
const STEP_MS = 100;
const STEP_PX = 18;
const WALK_PX = { left: 1700, right: 3400 };
const Y_PX = 900;
const KEPT_STEPS = 12;
const JOIN_LIMIT_MS = 30_000;

const random = createRandom(7);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const walkers: Walker[] = [];
let seenMs: number[] = [];
let fromMs = 0;
let bytesBefore = 0;
const receivedBytes = (): number => walkers.reduce((sum, walker) => sum + walker.receivedBytes, 0);
const send = (message: WalkersMessage): void => void process.send?.(message);

process.on('disconnect', () => process.exit(0));
process.on('message', (message: WalkersOrder | 'measure' | 'report') => {
  if (message === 'measure') {
    seenMs = [];
    fromMs = performance.now();
    bytesBefore = receivedBytes();
    delay.reset();
  } else if (message === 'report') {
    const wallMs = performance.now() - fromMs;
    const ownDelayP99Ms = delay.percentile(99) / 1e6 - 1;
    send({ type: 'report', report: { wallMs, bytes: receivedBytes() - bytesBefore, seenMs, ownDelayP99Ms } });
  } else {
    start(message).catch((error: unknown) => send({ type: 'failed', reason: String(error) }));
  }
});

async function start({ port, count }: WalkersOrder): Promise<void> {
  const began = performance.now();
  for (let first = 0; first < count; first += JOIN_BATCH) {
    const batch = Array.from({ length: Math.min(JOIN_BATCH, count - first) }, () => join(port));
    walkers.push(...(await Promise.all(batch)));
  }
  const joinMs = performance.now() - began;
  await observe(port);
  // The state of everybody follows the join.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  send({ type: 'joined', joinMs, joinBytes: walkers.at(-1)?.receivedBytes ?? 0 });
  for (const walker of walkers) setTimeout(() => setInterval(() => step(walker), STEP_MS), random.between(0, STEP_MS));
}

async function join(port: number): Promise<Walker> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/town`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { sessionId, roomId, processId } = (await answer.json()) as Seat;
  const url = `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const x = random.whole(WALK_PX.left, WALK_PX.right);
  const walker: Walker = { socket, sessionId, x, direction: 1, steps: [], receivedBytes: 0 };
  return await new Promise<Walker>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('a walker did not join')), JOIN_LIMIT_MS);
    socket.on('error', reject);
    socket.on('message', (bytes) => {
      walker.receivedBytes += bytes.length;
      if (bytes[0] !== JOIN_ROOM) return;
      clearTimeout(limit);
      socket.send(Buffer.from([JOIN_ROOM]));
      resolve(walker);
    });
  });
}

function step(walker: Walker): void {
  walker.x += walker.direction * STEP_PX;
  if (walker.x > WALK_PX.right || walker.x < WALK_PX.left) walker.direction *= -1;
  walker.steps.push({ x: walker.x, atMs: performance.now(), seenBy: new Set() });
  if (walker.steps.length > KEPT_STEPS) walker.steps.shift();
  walker.socket.send(Buffer.concat([Buffer.from([ROOM_DATA]), pack('move'), pack([walker.x, Y_PX, 1])]));
}

/** Observers watch the first walkers. */
async function observe(port: number): Promise<void> {
  const watched = walkers.slice(0, OBSERVERS);
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const room = await new Client(`http://127.0.0.1:${port}`).joinOrCreate('town');
    room.onStateChange(({ players }) => {
      const now = performance.now();
      for (const { sessionId, steps } of watched) {
        const shown = players.get(sessionId)?.x;
        const seen = steps.findLast(({ x }) => x === shown);
        if (seen === undefined || seen.seenBy.has(observer)) continue;
        seen.seenBy.add(observer);
        if (fromMs > 0) seenMs.push(now - seen.atMs);
      }
    });
  }
}
