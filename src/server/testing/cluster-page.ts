/**
 * For tests and benches: what the product's page does in a world of several processes. It asks where to go, connects, and asks again
 * when the connection is lost or silent, until it leaves. It can walk, and keeps what it sent and whom it sees.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { FEATURE_CHANNELS } from '../../shared/realtime/channels.ts';
import {
  type ClientToServerEvents,
  FEATURE_BATCHED_MOVES,
  type PlayerEntry,
  type PlayerState,
  type PlayerUser,
  type ServerToClientEvents,
} from '../../shared/realtime/events.ts';
import { FEATURE_CODES } from '../../shared/realtime/notices.ts';
import { LOCATION_SLUG, MOVE_THROTTLE_MS } from '../../shared/rules/town.ts';
import { type Caller, callWorld } from './cluster-calls.ts';
import { packetParser } from './town-fixture.ts';

/** The server of a world of several processes writes at least each two seconds. */
const SILENCE_MS = 4500;
const WATCH_MS = 250;
const BACKOFF_MS = { first: 50, most: 1000 };
const ATTEMPT_LIMIT_MS = 10_000;
/** Of a walk at walking speed, each `MOVE_THROTTLE_MS`. */
const STEP_PX = 36;

type TownSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Ending = 'lost' | 'silent' | 'refused' | 'replaced' | 'left';

interface Place {
  /** '' where the world does not say one. */
  path: string;
  channel: number | null;
}

export class ClusterPage {
  readonly username: string;
  readonly caller: Caller;
  readonly #tabId: string;
  readonly #people = new Map<string, string>();
  readonly #waiting = new Set<() => void>();
  #isLeft = false;
  #lastPacketMs = 0;
  #walk: NodeJS.Timeout | undefined;
  #end: (how: Ending) => void = () => undefined;
  socket: TownSocket | null = null;
  place: Place = { path: '', channel: null };
  channel: number | null = null;
  isIn = false;
  isReplaced = false;
  /** How often it has joined. */
  joins = 0;
  at: PlayerState = { x: 0, y: 0, frame: 0 };
  /** Where the last join put it. */
  enteredAt: PlayerState = { x: 0, y: 0, frame: 0 };
  /** What it sent, and when. */
  readonly steps: { atMs: number; x: number }[] = [];
  /** Of each time that the connection was lost. */
  readonly gaps: { how: Ending; lostMs: number; noticedMs: number; backMs: number }[] = [];
  readonly refusals: string[] = [];

  /** `key` of the caller is the player's session. */
  constructor(username: string, caller: Caller) {
    this.username = username;
    this.caller = caller;
    this.#tabId = `tab-of-${username}`;
  }

  /** Resolves when it is in the town. It comes back until it leaves. */
  async enter(): Promise<this> {
    void this.#stay();
    await this.joined();
    return this;
  }

  /** Resolves at the next join, at once when it is in. */
  joined(): Promise<void> {
    return this.isIn ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }

  leave(): void {
    this.#isLeft = true;
    this.#end('left');
    clearInterval(this.#walk);
  }

  /** Walks to the east until it leaves, as long as it is in. */
  walk(): void {
    clearInterval(this.#walk);
    this.#walk = setInterval(() => {
      if (!this.isIn) return;
      this.at = { ...this.at, x: this.at.x + STEP_PX };
      this.steps.push({ atMs: performance.now(), x: this.at.x });
      this.socket?.emit('move', this.at.x, this.at.y, 1);
    }, MOVE_THROTTLE_MS);
  }

  /** Walking that was lost: how long before `atMs` it was at `x`. */
  lostWalkMs(x: number, atMs: number): number {
    const known = this.steps.findLast((step) => step.atMs <= atMs && Math.round(step.x) <= x);
    return known === undefined ? 0 : Math.max(0, atMs - known.atMs);
  }

  /** Names of all whom it sees, itself included. */
  people(): string[] {
    return [...this.#people.values()];
  }

  async #stay(): Promise<void> {
    let failed: string | undefined;
    let attempts = 0;
    while (!this.#isLeft) {
      const place = await this.#ask(failed);
      const joinsBefore = this.joins;
      const how = place === null ? 'refused' : await this.#live(place);
      if (how === 'replaced' || how === 'left') return;
      attempts = this.joins > joinsBefore ? 0 : attempts + 1;
      failed = how === 'refused' ? failed : (place?.path ?? failed);
      if (attempts > 0) await pass(Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** (attempts - 1)) * spread());
    }
  }

  async #ask(failed: string | undefined): Promise<Place | null> {
    const wish = { ...(this.channel !== null && { channel: this.channel }), ...(failed && { failed }) };
    const { status, body, text } = await callWorld(this.caller, 'POST', '/channels/place', wish);
    if (status === 404) return { path: '', channel: null };
    if (status !== 200) {
      this.refusals.push(`place ${status} ${text.slice(0, 80)}`);
      return null;
    }
    return { path: String(body.path ?? ''), channel: typeof body.channel === 'number' ? body.channel : null };
  }

  /** Resolves when the connection has ended. */
  #live(place: Place): Promise<Ending> {
    const { url, from, key } = this.caller;
    const socket: TownSocket = io(url, {
      path: `${place.path}/socket.io/`,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: ATTEMPT_LIMIT_MS,
      parser: packetParser,
      ...(from !== undefined && { localAddress: from }),
      auth: {
        serverSessionKey: key,
        location: LOCATION_SLUG,
        tabId: this.#tabId,
        features: [FEATURE_BATCHED_MOVES, FEATURE_CODES, FEATURE_CHANNELS],
        ...(place.channel !== null && { channel: place.channel }),
      },
    });
    this.socket = socket;
    this.place = place;
    return new Promise((resolve) => {
      let watch: NodeJS.Timeout | undefined;
      this.#lastPacketMs = performance.now();
      this.#end = (how) => {
        this.#end = () => undefined;
        clearInterval(watch);
        const nowMs = performance.now();
        if (this.isIn) this.gaps.push({ how, lostMs: this.#lastPacketMs, noticedMs: nowMs, backMs: 0 });
        this.isIn = false;
        socket.disconnect();
        resolve(how);
      };
      // Only a world that says a place promises to be heard.
      if (place.path !== '') {
        watch = setInterval(() => {
          if (performance.now() - this.#lastPacketMs > SILENCE_MS) this.#end('silent');
        }, WATCH_MS);
      }
      this.#listen(socket);
    });
  }

  #listen(socket: TownSocket): void {
    const note = (): void => {
      this.#lastPacketMs = performance.now();
    };
    socket.io.on('open', () => socket.io.engine.on('packet', note));
    socket.on('connect_error', (error) => {
      this.refusals.push(error.message);
      this.#end('data' in error ? 'refused' : 'lost');
    });
    socket.on('disconnect', () => this.#end('lost'));
    socket.on('replaced', () => {
      this.isReplaced = true;
      this.#end('replaced');
    });
    socket.on('channel', (number) => {
      this.channel = number;
    });
    socket.on('user_connected', (id, _state, user) => {
      this.#people.set(id, (JSON.parse(user) as PlayerUser).username);
    });
    socket.on('user_disconnected', (id) => this.#people.delete(id));
    socket.on('move', (id, x, y, frame) => {
      if (id === this.#selfId) this.at = { x, y, frame };
    });
    socket.on('join_room', (players, selfId) => this.#join(JSON.parse(String(players)) as PlayerEntry[], selfId));
  }

  #selfId = '';

  #join(players: readonly PlayerEntry[], selfId: string): void {
    this.#selfId = selfId;
    this.#people.clear();
    for (const { socketId, user } of players) this.#people.set(socketId, user.username);
    const own = players.find(({ socketId }) => socketId === selfId);
    if (own !== undefined) this.at = this.enteredAt = own.state;
    this.isIn = true;
    this.joins += 1;
    const gap = this.gaps.at(-1);
    if (gap !== undefined && gap.backMs === 0) gap.backMs = performance.now();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}

/** Those who were lost together do not come back together. */
const spread = (): number => 0.5 + Math.random();

/** Names that a page sees twice. */
export function twice(pages: readonly ClusterPage[]): string[] {
  return pages.flatMap((page) => {
    const people = page.people();
    return people.filter((name, index) => people.indexOf(name) !== index);
  });
}
