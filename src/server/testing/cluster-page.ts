/**
 * For tests and benches: what the product's page does in a world of several processes. It asks where to go, connects, and asks again
 * when the connection is lost or silent, until it leaves. It can walk, and keeps what it sent and whom it sees.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { FEATURE_CHANNELS, FEATURE_NODES } from '../../shared/realtime/channels.ts';
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

/** In a town where somebody walks the server writes more often. */
const SILENCE_MS = 4500;
const WATCH_MS = 250;
const BACKOFF_MS = { first: 50, most: 1000 };
const ATTEMPT_LIMIT_MS = 10_000;
/** No process takes players right now. */
const ASK_AGAIN_MS = 500;
/** Of a walk at walking speed, each `MOVE_THROTTLE_MS`. */
const STEP_PX = 36;

const WEST_PX = 300;
const EAST_PX = 4800;

type TownSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Ending = 'lost' | 'silent' | 'refused' | 'replaced' | 'relocated' | 'left';

interface Place {
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
  #first: string | undefined;
  #lastPacketMs = 0;
  #walk: NodeJS.Timeout | undefined;
  #end: (how: Ending) => void = () => undefined;
  /** Of the connection that goes on until the next one has joined. */
  #leaving: TownSocket | null = null;
  /** Of the connection that has joined last. */
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

  /** The first time at this process, past the proxy; later where the world says. */
  enterAt(process: { url: string } | undefined): Promise<this> {
    this.#first = process?.url;
    return this.enter();
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

  /** Walks along the town until it leaves, as long as it is in, first to the east. */
  walk(): void {
    clearInterval(this.#walk);
    let step = STEP_PX;
    this.#walk = setInterval(() => {
      if (!this.isIn) return;
      if (this.at.x > EAST_PX) step = -STEP_PX;
      if (this.at.x < WEST_PX) step = STEP_PX;
      this.at = { ...this.at, x: this.at.x + step };
      this.steps.push({ atMs: performance.now(), x: this.at.x });
      this.socket?.emit('move', this.at.x, this.at.y, 1);
    }, MOVE_THROTTLE_MS);
  }

  /** Walking that was lost: how long before `atMs` it was at `x`. */
  lostWalkMs(x: number, atMs: number): number {
    const known = this.steps.findLast((step) => step.atMs <= atMs && Math.abs(step.x - x) <= 1);
    return known === undefined ? 0 : Math.max(0, atMs - known.atMs);
  }

  /** Names of all whom it sees, itself included. */
  people(): string[] {
    return [...this.#people.values()];
  }

  async #stay(): Promise<void> {
    let lost: string | null = null;
    let attempts = 0;
    while (!this.#isLeft) {
      const first = this.#first;
      this.#first = undefined;
      const place: Place | null = first === undefined ? await this.#ask(lost) : { path: '', channel: null };
      if (place === null) {
        await pass(ASK_AGAIN_MS * spread());
        continue;
      }
      const joinsBefore = this.joins;
      const how = await this.#live(place, first ?? this.caller.url);
      if (how === 'replaced' || how === 'left') return;
      attempts = this.joins > joinsBefore ? 0 : attempts + 1;
      if (how === 'lost' || how === 'silent') lost = place.path || null;
      else lost = null;
      if (attempts > 0) await pass(Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** (attempts - 1)) * spread());
    }
  }

  async #ask(lost: string | null): Promise<Place | null> {
    const { channel } = this;
    const { status, body, text } = await callWorld(this.caller, 'POST', '/channels/place', { channel, lost });
    if (status === 200 && typeof body.path === 'string') {
      return { path: body.path, channel: typeof body.channel === 'number' ? body.channel : null };
    }
    if (status !== 200) this.refusals.push(`place ${status} ${text.slice(0, 80)}`);
    return null;
  }

  /** Resolves when the connection has ended, or is about to. */
  #live(place: Place, origin: string): Promise<Ending> {
    const { from, key } = this.caller;
    const socket: TownSocket = io(origin, {
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
        features: [FEATURE_BATCHED_MOVES, FEATURE_CODES, FEATURE_CHANNELS, FEATURE_NODES],
        ...(place.channel !== null && { channel: place.channel }),
      },
    });
    return new Promise((resolve) => {
      this.#lastPacketMs = performance.now();
      const watch = setInterval(() => {
        if (this.#walk !== undefined && performance.now() - this.#lastPacketMs > SILENCE_MS) this.#end('silent');
      }, WATCH_MS);
      this.#end = (how) => {
        this.#end = () => undefined;
        clearInterval(watch);
        if (how === 'relocated') this.#leaving = socket;
        else {
          if (this.socket === socket) this.#lose(how);
          socket.disconnect();
        }
        resolve(how);
      };
      this.#listen(socket, place);
    });
  }

  #lose(how: Ending): void {
    if (this.isIn) this.gaps.push({ how, lostMs: this.#lastPacketMs, noticedMs: performance.now(), backMs: 0 });
    this.isIn = false;
  }

  #listen(socket: TownSocket, place: Place): void {
    const note = (): void => {
      this.#lastPacketMs = performance.now();
    };
    socket.io.on('open', () => socket.io.engine.on('packet', note));
    socket.on('connect_error', (error) => {
      this.refusals.push(error.message);
      this.#end('data' in error ? 'refused' : 'lost');
    });
    socket.on('disconnect', () => {
      if (socket !== this.#leaving) return this.#end('lost');
      this.#leaving = null;
      this.#lose('lost');
    });
    socket.on('relocate', () => this.#end('relocated'));
    socket.on('replaced', () => {
      this.isReplaced = true;
      this.#end('replaced');
    });
    socket.on('channel', (number) => {
      this.channel = number;
    });
    socket.on('user_connected', (id, _state, user) => {
      if (socket === this.socket) this.#people.set(id, (JSON.parse(user) as PlayerUser).username);
    });
    socket.on('user_disconnected', (id) => {
      if (socket === this.socket) this.#people.delete(id);
    });
    socket.on('move', (id, x, y, frame) => {
      if (socket === this.socket && id === this.#selfId) this.at = { x, y, frame };
    });
    socket.on('join_room', (players, selfId) => {
      this.#leaving?.disconnect();
      this.#leaving = null;
      this.socket = socket;
      this.place = place;
      this.#join(JSON.parse(String(players)) as PlayerEntry[], selfId);
    });
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
