/**
 * A fuzz test of server and viewers: walks begin at random, events and packets take 50 to 400 ms with jitter, and cross
 * on the way. One second after the last event all places agree.
 */
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../../../tests/support/random.ts';
import type { Core } from '../../../engine/core/types.ts';
import { FULL_SPEED, HEADINGS, type Start } from '../../../shared/walks/headings.ts';
import {
  footed,
  goalWalk,
  headingWalk,
  standWalk,
  startAt,
  type Walk,
  walkPlaceAt,
} from '../../../shared/walks/walk.ts';
import { arrivalOf } from '../../testing/arrival.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { readWalks } from '../../../shared/walks/read-walks.ts';
import { walkOf } from '../../testing/sent-walk.ts';
import { townCore, WALL } from '../../testing/town-fixture.ts';
import { Connection } from '../lobby/connection.ts';
import type { ClientLink } from '../wire/link.ts';
import type { FramedPacket } from '../wire/packets.ts';
import { MoveFanout } from './interest.ts';
import { type Presence, Presences } from './presence.ts';
import { WalkFanout } from './walk-fanout.ts';
import { WalkIntents } from './walk-intents.ts';

const ROUND_MS = 100;
const LASTING_MS = 20_000;
const CLIENTS = 6;

/** Messages on the way: each direction of a client keeps its order. */
class Line {
  readonly #random: Random;
  readonly #waiting: { dueMs: number; arrive: () => void }[] = [];
  #lastMs = 0;

  constructor(random: Random) {
    this.#random = random;
  }
  send(nowMs: number, arrive: () => void): void {
    this.#lastMs = Math.max(this.#lastMs, nowMs + this.#random.between(50, 400));
    this.#waiting.push({ dueMs: this.#lastMs, arrive });
  }
  deliver(nowMs: number): void {
    while ((this.#waiting[0]?.dueMs ?? Number.POSITIVE_INFINITY) <= nowMs) this.#waiting.shift()?.arrive();
  }
}

interface Client {
  presence: Presence;
  up: Line;
  down: Line;
  own: Walk;
  sentMs: number;
  known: Map<number, Walk>;
}

function presenceAt(presences: Presences, link: ClientLink, name: string, x: number, nowMs: number): Presence {
  const player = new MemoryWorld().add(name);
  const connection = new Connection(link, arrivalOf(player, { hasWalks: true }), nowMs);
  const state = { x, y: 640, frame: 0 };
  const presence = presences.add({ connection, player, blockedIds: new Set(), state }, nowMs);
  if (presence === null) throw new Error('no net id is free');
  return presence;
}

function simulate(seed: number, core: Core): { client: Client; of: Presence; shown: Walk }[] {
  const random = createRandom(seed);
  const presences = new Presences();
  const fanout = new MoveFanout<Presence>();
  const walkFanout = new WalkFanout((cell) => fanout.membersOf(cell));
  const intents = new WalkIntents(core, walkFanout, () => undefined);
  let nowMs = 50_000;
  const receive = (client: Client, { data }: FramedPacket): void => {
    const packet = readWalks(data);
    expect(packet).not.toBeNull();
    for (const sent of packet?.sent ?? []) {
      const walk = walkOf(core, sent);
      if (walk === null) expect.fail('other turns');
      const isOwn = sent.netId === client.presence.record.netId;
      if (!isOwn) client.known.set(sent.netId, walk);
      else if (packet?.kind === 'correction' && packet.answeredMs >= client.sentMs) client.own = walk;
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index): Client => {
    const [up, down] = [new Line(random), new Line(random)];
    const link = {
      id: `${index}`,
      sendPacket: (packet: FramedPacket) => down.send(nowMs, () => receive(client, packet)),
    } as unknown as ClientLink;
    const x = WALL.left - 100 - 40 * index;
    const presence = presenceAt(presences, link, `P${index}`, x, nowMs);
    fanout.join(presence);
    walkFanout.joined(presence);
    const client: Client = { presence, up, down, own: presence.walk, sentMs: 0, known: new Map() };
    return client;
  });
  for (const client of clients) {
    for (const { presence } of clients) client.known.set(presence.record.netId, presence.walk);
  }
  const act = (client: Client): void => {
    const atMs = Math.max(client.own.startMs, nowMs);
    client.sentMs = atMs;
    const start = startAt(client.own, atMs);
    if (random.next() < 0.6) {
      const goal: Start = footed({ x8: random.whole(1500 * 8, 2600 * 8), y8: random.whole(320 * 8, 880 * 8) }, core);
      const foot = footed(start, core);
      const walk = goalWalk(core, foot, goal, atMs);
      if (walk === null) return;
      client.own = walk;
      client.up.send(nowMs, () => intents.goal(client.presence, { atMs, ...foot, goal }, nowMs));
    } else {
      const heading = random.whole(0, HEADINGS);
      const speed = random.whole(0, FULL_SPEED + 1);
      client.own = speed === 0 ? standWalk(start, 0, atMs) : headingWalk(core, start, { heading, speed }, atMs);
      client.up.send(nowMs, () => intents.heading(client.presence, { atMs, ...start, heading, speed }, nowMs));
    }
  };
  const endMs = nowMs + LASTING_MS;
  // The last event is on its way for up to 400 ms, and the packet about it too.
  for (; nowMs <= endMs + 1000; nowMs += 10) {
    for (const client of clients) {
      if (nowMs < endMs && random.next() < 0.01) act(client);
      client.up.deliver(nowMs);
      client.down.deliver(nowMs);
    }
    if (nowMs % ROUND_MS !== 0) continue;
    walkFanout.follow(nowMs, (presence) => {
      const { cell } = presence;
      fanout.moved(presence);
      if (presence.cell !== cell) walkFanout.crossed(presence, cell);
    });
    for (const { connection, cell } of walkFanout.viewers()) {
      const packet = walkFanout.walksFor(cell, nowMs);
      if (packet !== null) connection.link.sendPacket(packet);
    }
    walkFanout.endRound();
  }
  const ends: { client: Client; of: Presence; shown: Walk }[] = [];
  for (const client of clients) {
    for (const { presence } of clients) {
      const shown = presence === client.presence ? client.own : client.known.get(presence.record.netId);
      if (shown !== undefined) ends.push({ client, of: presence, shown });
    }
  }
  for (const { of, shown } of ends) {
    const [sent, reckoned] = [
      { x: -1, y: -1 },
      { x: -1, y: -1 },
    ];
    walkPlaceAt(of.walk, nowMs, sent);
    walkPlaceAt(shown, nowMs, reckoned);
    expect(Math.hypot(sent.x - reckoned.x, sent.y - reckoned.y)).toBeLessThan(1);
  }
  return ends;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('all places agree one second after the last walk began (seed %i)', async (seed) => {
  expect(simulate(seed, await townCore())).toHaveLength(CLIENTS * CLIENTS);
});

test('a player out of reach is sent once in a while where somebody came to rest', async () => {
  const core = await townCore();
  const presences = new Presences();
  const fanout = new MoveFanout<Presence>();
  const walkFanout = new WalkFanout((cell) => fanout.membersOf(cell));
  const [walker, viewer] = [400, 4800].map((x) => {
    const presence = presenceAt(presences, { id: `${x}` } as ClientLink, `P${x}`, x, 0);
    fanout.join(presence);
    walkFanout.joined(presence);
    return presence;
  });
  if (walker === undefined || viewer === undefined) throw new Error('nobody is here');
  walker.walk = headingWalk(core, startAt(walker.walk, 0), { heading: 0, speed: FULL_SPEED }, 0);
  walkFanout.changed(walker, 0);
  const sent: unknown[] = [];
  for (let nowMs = ROUND_MS; nowMs <= 40_000; nowMs += ROUND_MS) {
    walkFanout.follow(nowMs, (presence) => fanout.moved(presence));
    sent.push(...(readWalks(walkFanout.walksFor(viewer.cell, nowMs)?.data ?? new Uint8Array())?.sent ?? []));
    walkFanout.endRound();
  }
  expect(sent).toEqual([expect.objectContaining({ netId: walker.record.netId, record: walker.walk.record })]);
  expect(walker.walk.record.kind).toBe('stand');
});
