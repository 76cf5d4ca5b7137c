/**
 * The clients of the crowd bench, in a process of their own. They do what the product's client does: join, poll, walk by
 * goals and by keys, chat, whisper, make gestures and sit, change looks, open lists, leave and come. A few of them, the probes,
 * read every packet and measure when others learn of a walk and where they show the walker. Communicates over IPC.
 */
import type { Core } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { LOOKS } from '../../src/shared/realtime/look-packet.ts';
import { decodeMoves } from '../../src/shared/realtime/move-packet.ts';
import { decodePeople, PEOPLE, type Person } from '../../src/shared/realtime/people-packet.ts';
import { FEATURE_BATCHED_MOVES, FEATURE_PACKED_LOOKS, FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { FEATURE_LANTERNS } from '../../src/shared/realtime/lanterns.ts';
import { FEATURE_GESTURES } from '../../src/shared/realtime/gestures.ts';
import { FEATURE_PUSHES } from '../../src/shared/realtime/pushes.ts';
import { GESTURES } from '../../src/shared/rules/gestures.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { startOf } from '../../src/shared/walks/headings.ts';
import { readWalks } from '../../src/shared/walks/read-walks.ts';
import { goalWalk, standWalk, type Walk, walkPlaceAt } from '../../src/shared/walks/walk.ts';
import { createRandom } from '../../tests/support/random.ts';
import { generateTownRings, readTown, toLocation } from '../../tests/support/samples/town-map.ts';
import { FrameClient } from '../lib/frame-client.ts';
import { walkOf } from '../../src/server/testing/sent-walk.ts';
import { addressOf, callAs } from './crowd-calls.ts';
import { isJoin, isPacketNext, readJoin } from './crowd-joins.ts';
import type { MemberPlan } from './crowd-members.ts';
import { KEY_MS, nameOfWalk, PAUSE_MS, Walking } from './crowd-walks.ts';
import { CrowdFigures, type CrowdReport } from './crowd-report.ts';

export interface CrowdOrder {
  port: number;
  members: readonly MemberPlan[];
  /** Map pixels. */
  bounds: { left: number; right: number };
  /** Clients of the plain protocol instead of the product's. */
  isPlain: boolean;
  /** Walks alone, or everything else as well. */
  isWalkingOnly: boolean;
}
export type CrowdMessage =
  | { type: 'joined'; joinMs: number; joinBytes: number }
  | { type: 'report'; report: CrowdReport }
  | { type: 'failed'; reason: string };

const PROBES = 12;
const JOIN_BATCH = 50;
const JOIN_LIMIT_MS = 90_000;
/** What the product's client does; milliseconds between two acts of one client. */
const PERIODS_MS = {
  chat: 30_000,
  gesture: 30_000,
  look: 200_000,
  whisper: 120_000,
  lists: 100_000,
  poll: 60_000,
  leave: 3_000_000,
};
const SAMPLE_MS = 500;
/** Only walkers within this distance of a probe are on its screen. */
const NEAR_PX = 640;
const ENTRY_CALLS = ['/session', '/friend/list/online', '/mail/unread/count'] as const;
const LISTS = ['/friend/list?page=1&limit=50', '/mail?folder=inbox&page=1&limit=50', '/inventory', '/feed'] as const;
const SKIN_TONES = 23;
/** By the first byte. */
const PACKETS = ['', 'moves', 'walks', 'corrections', 'looks', 'people'];

interface Client {
  plan: MemberPlan;
  index: number;
  socket: FrameClient;
  habit: 'goals' | 'keys' | 'stands';
  netId: number;
  id: string;
  walk: Walk;
  hasWalks: boolean;
  /** Of those who came again. */
  hasPlace: boolean;
  isIn: boolean;
  timers: Set<NodeJS.Timeout>;
  /** Of probes: the walks that it was sent. */
  known: Map<number, Walk> | null;
  /** Of probes: the acts that it has learned of. */
  learned: Set<string> | null;
}

const random = createRandom(23);
const core: Core = await loadCore();
core.setLocation(readTown() ?? toLocation(generateTownRings()));

let order: CrowdOrder;
const clients: Client[] = [];
const byNetId = new Map<number, Client>();
/** The town's clock minus this process's. */
let clockOffset = 0;
let bestRoundTrip = Number.POSITIVE_INFINITY;
let walking: Walking<Client>;
const figures = new CrowdFigures(() => ({
  clients: clients.length,
  probes: PROBES,
  receivedBytes: clients.reduce((sum, { socket }) => sum + socket.receivedBytes, 0),
}));

process.on('disconnect', () => process.exit(0));
process.on('message', (message: CrowdOrder | 'measure' | 'report') => {
  if (message === 'measure') {
    figures.measure();
  } else if (message === 'report') {
    process.send?.({ type: 'report', report: figures.report() } satisfies CrowdMessage);
  } else {
    order = message;
    const { bounds, isPlain } = message;
    const acted = (name: string): void => figures.acted(name);
    walking = new Walking({ core, random, bounds, isPlain, now: townNow, later, placeOf, acted });
    join().catch((error: unknown) => process.send?.({ type: 'failed', reason: String(error) } satisfies CrowdMessage));
  }
});

const townNow = (): number => performance.now() + clockOffset;

async function join(): Promise<void> {
  const began = performance.now();
  for (let first = 0; first < order.members.length; first += JOIN_BATCH) {
    await Promise.all(order.members.slice(first, first + JOIN_BATCH).map((plan, at) => enter(plan, first + at, false)));
  }
  const joinMs = performance.now() - began;
  const last = clients.at(-1);
  await pass(2000);
  process.send?.({ type: 'joined', joinMs, joinBytes: last?.socket.receivedBytes ?? 0 } satisfies CrowdMessage);
  for (const client of clients) live(client);
  setInterval(sample, SAMPLE_MS);
}

/** Resolves when the client is in the town. */
function enter(plan: MemberPlan, index: number, isReturning: boolean): Promise<void> {
  const joined = Promise.withResolvers<void>();
  const limit = setTimeout(() => joined.reject(new Error(`client ${index} did not join`)), JOIN_LIMIT_MS);
  const isProbe = index < PROBES;
  const roll = (index * 7) % 10;
  const client: Client = {
    plan,
    index,
    socket: new FrameClient({
      port: order.port,
      from: addressOf(index),
      auth: {
        serverSessionKey: plan.key,
        location: LOCATION_SLUG,
        ...(order.isPlain
          ? {}
          : {
              features: [
                FEATURE_BATCHED_MOVES,
                FEATURE_WALKS,
                FEATURE_PACKED_LOOKS,
                FEATURE_PUSHES,
                FEATURE_LANTERNS,
                FEATURE_GESTURES,
              ],
            }),
      },
      onText: (text) => {
        if (isProbe) figures.received(text.slice(4, text.indexOf('"', 4)), text.length);
        if (text.startsWith('44')) joined.reject(new Error(`client ${index} is refused: ${text}`));
        if (isJoin(text)) {
          clearTimeout(limit);
          takeJoin(client, text);
          if (!isReturning || !isPacketNext(text)) joined.resolve();
        } else if (client.known !== null) takeEvent(client, text);
      },
      onBinary: (bytes) => {
        if (isReturning && bytes[0] === PEOPLE && !client.hasPlace) {
          standWhere(client, decodePeople(bytes) ?? []);
          joined.resolve();
        } else if (client.known !== null) takePacket(client, bytes);
        else if (client.hasWalks && bytes[0] === 3) takeCorrection(client, bytes);
      },
      onClose: () => {
        if (client.isIn) figures.lost();
        joined.reject(new Error(`the connection of client ${index} was closed`));
      },
    }),
    habit: roll < 7 ? 'goals' : roll < 9 ? 'keys' : 'stands',
    netId: 0,
    id: '',
    walk: standWalk(startOf(plan), 0, 0),
    hasWalks: false,
    hasPlace: false,
    isIn: false,
    timers: new Set(),
    known: isProbe ? new Map() : null,
    learned: isProbe ? new Set() : null,
  };
  clients[index] = client;
  if (!order.isWalkingOnly) for (const path of ENTRY_CALLS) call(client, 'GET', path);
  return joined.promise;
}

function takeJoin(client: Client, text: string): void {
  const { id, netId, features, townMs, place = client.plan } = readJoin(text);
  Object.assign(client, { id, netId, hasWalks: features.includes(FEATURE_WALKS) });
  if (townMs !== undefined && client.index === 0) clockOffset = townMs - performance.now();
  client.walk = standWalk(startOf(place), 0, Math.floor(townNow()));
  client.isIn = true;
  byNetId.set(netId, client);
  client.socket.isSkippingText = client.known === null;
}

function standWhere(client: Client, people: readonly Person[]): void {
  const own = people.find(({ netId }) => netId === client.netId);
  if (own !== undefined) client.walk = standWalk(startOf(own), 0, Math.floor(townNow()));
  client.hasPlace = true;
}

function takeEvent(client: Client, text: string): void {
  if (text.startsWith('42["clock"')) {
    const [, asked, townMs] = JSON.parse(text.slice(2)) as [string, number, number];
    const roundTrip = performance.now() - asked;
    if (roundTrip >= bestRoundTrip) return;
    bestRoundTrip = roundTrip;
    clockOffset = townMs - (asked + roundTrip / 2);
    return;
  }
  if (!figures.isMeasuring) return;
  if (text.startsWith('42["chat"')) {
    const [, , line] = JSON.parse(text.slice(2)) as [string, string, string];
    learn(`chat ${line}`, 'chat', client);
  } else if (text.startsWith('42["said"')) {
    const [, lines] = JSON.parse(text.slice(2)) as [string, [number, string][]];
    for (const [, line] of lines) learn(`chat ${line}`, 'chat', client);
  } else if (text.startsWith('42["move"') && order.isPlain) {
    const [, id, x, y] = JSON.parse(text.slice(2)) as [string, string, number, number];
    if (isInSight(client, x)) learn(`move ${id} ${x} ${y}`, 'walks', client);
  }
}

function takePacket(client: Client, bytes: Buffer): void {
  figures.received(PACKETS[bytes[0] ?? 0] ?? 'other', bytes.length);
  if (bytes[0] === LOOKS || bytes[0] === PEOPLE) return;
  if (bytes[0] === 3) return takeCorrection(client, bytes);
  const packet = readWalks(bytes);
  if (packet === null) {
    decodeMoves(bytes, (netId, x, y) => {
      const walker = byNetId.get(netId);
      if (walker === undefined || walker === client) return;
      client.known?.set(netId, standWalk(startOf({ x, y }), 0, Math.floor(townNow())));
      if (figures.isMeasuring && isInSight(client, x)) learn(`moves ${netId} ${x} ${y}`, 'walks', client);
    });
    return;
  }
  for (const sent of packet.sent) {
    const { netId, record } = sent;
    if (netId === client.netId) continue;
    const walk = walkOf(core, sent);
    if (walk !== null) client.known?.set(netId, walk);
    if (figures.isMeasuring && record.kind !== 'stand' && isNear(client, netId)) {
      learn(nameOfWalk(netId, record), 'walks', client);
    }
  }
}

function takeCorrection(client: Client, bytes: Buffer): void {
  const [sent] = readWalks(bytes)?.sent ?? [];
  if (sent?.record.kind !== 'goal') {
    if (sent !== undefined) client.walk = standWalk(sent.record, 0, sent.startMs);
    return;
  }
  client.walk = goalWalk(core, sent.record, sent.record.goal, sent.startMs) ?? client.walk;
}

function learn(name: string, kind: 'walks' | 'chat', { learned }: Client): void {
  if (learned !== null) figures.learned(name, kind, learned);
}

function isNear(viewer: Client, netId: number): boolean {
  const walker = byNetId.get(netId);
  return walker !== undefined && isInSight(viewer, placeOf(walker).x);
}

/** Who comes into reach from further away is sent acts of before. */
const isInSight = (viewer: Client, x: number): boolean => Math.abs(x - placeOf(viewer).x) <= NEAR_PX;

function placeOf({ walk }: Client): { x: number; y: number } {
  const place = { x: 0, y: 0 };
  walkPlaceAt(walk, townNow(), place);
  return place;
}

function live(client: Client): void {
  if (client.habit === 'goals') later(client, random.between(0, PAUSE_MS.most), () => walking.toGoal(client));
  if (client.habit === 'keys') later(client, random.between(0, KEY_MS.most), () => walking.byKeys(client));
  if (client.known !== null && client.hasWalks) {
    const ask = (): void => {
      client.socket.emit('clock', performance.now());
      later(client, 5000, ask);
    };
    later(client, client.index * 100, ask);
  }
  if (order.isWalkingOnly) return;
  every(client, PERIODS_MS.chat, () => say(client));
  every(client, PERIODS_MS.whisper, () => {
    const other = order.members[random.whole(0, order.members.length)];
    if (other !== undefined) client.socket.emit('chat', `${other.username}: psst ${random.whole(0, 1e6)}`);
  });
  if (client.hasWalks) every(client, PERIODS_MS.gesture, () => gesture(client));
  every(client, PERIODS_MS.look, () => {
    call(client, 'POST', '/customization/skinTone', { skinTone: random.whole(0, SKIN_TONES) });
    client.socket.emit('update_character');
  });
  every(client, PERIODS_MS.lists, () => call(client, 'GET', LISTS[random.whole(0, LISTS.length)] ?? LISTS[0]));
  every(client, PERIODS_MS.poll, () => {
    for (const path of ENTRY_CALLS) call(client, 'GET', path);
  });
  // Two of a hundred leave each minute, and come again.
  if (client.known === null) every(client, PERIODS_MS.leave, () => leaveAndCome(client));
}

function say(client: Client): void {
  const line = `a line about lanterns ${random.whole(0, 1e9)}`;
  figures.acted(`chat ${line}`);
  client.socket.emit('chat', line);
}

/** Refused while the player walks. The acknowledgement is not read. */
function gesture(client: Client): void {
  const act = GESTURES[random.whole(0, GESTURES.length)];
  client.socket.sendText(`421${JSON.stringify(['gesture', act, null])}`);
}

function leaveAndCome(client: Client): void {
  client.isIn = false;
  for (const timer of client.timers) clearTimeout(timer);
  client.timers.clear();
  client.socket.close();
  byNetId.delete(client.netId);
  setTimeout(() => {
    enter(client.plan, client.index, true).then(
      () => live(clients[client.index] ?? client),
      (error: unknown) => console.warn(String(error)),
    );
  }, 3000);
}

/** How far from their places the probes show the walkers around them. */
function sample(): void {
  if (!figures.isMeasuring) return;
  const now = townNow();
  const [shown, real] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const probe of clients.slice(0, PROBES)) {
    for (const [netId, walk] of probe.known ?? []) {
      const walker = byNetId.get(netId);
      if (walker === undefined || !walker.isIn || !isNear(probe, netId)) continue;
      walkPlaceAt(walk, now, shown);
      walkPlaceAt(walker.walk, now, real);
      figures.shownOff(Math.hypot(shown.x - real.x, shown.y - real.y));
    }
  }
}

function later(client: Client, ms: number, act: () => void): void {
  const timer = setTimeout(() => {
    client.timers.delete(timer);
    if (client.isIn) act();
  }, ms);
  client.timers.add(timer);
}

/** At once in a random part of the period, then each period. */
function every(client: Client, ms: number, act: () => void): void {
  const again = (): void => {
    act();
    later(client, ms, again);
  };
  later(client, random.between(0, ms), again);
}

function call(client: Client, method: string, path: string, body?: object): void {
  const caller = { port: order.port, index: client.index, key: client.plan.key };
  callAs(caller, [method, path, body], (ms) => figures.called(ms));
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
