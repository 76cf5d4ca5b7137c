/**
 * For tests and benches: what the product's page does in a world of several processes, by the page's own code: it asks where to go,
 * connects, notices silence and comes back until it leaves. It understands what the page does. It can walk, and keeps whom it sees.
 */
import { readCoreStamp } from '../../engine/node/load-core.ts';
import { PAGE_FEATURES } from '../../net/socket-features.ts';
import { readLines, readPlayers } from '../../net/socket-payloads.ts';
import { askTheWay, type Way } from '../../net/socket-way.ts';
import { openTownSocket, type TownSocket } from '../../net/town-socket.ts';
import type { TownPlace } from '../../shared/contract/channels.ts';
import type { PlayerEntry, ServerToClientEvents } from '../../shared/realtime/events.ts';
import { decodePeople, packedId } from '../../shared/realtime/people-packet.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { type Caller, callWorld } from './cluster-calls.ts';
import { ClusterWalk } from './cluster-walk.ts';
import type { ClusterProcess } from './cluster.ts';

/** As the page: a connection that takes over and has not joined by then is given up. */
const CHANGE_LIMIT_MS = 6000;
/** As the page: so long after it the server may still end the first connection for the one that was given up. */
const LATE_END_MS = 8000;
/** The page computes walks with the server's core. */
const GROUND = { core: await readCoreStamp() };

/** A connection, and where it was directed. */
interface Link {
  socket: TownSocket;
  way: Way | null;
}

type Heard = Pick<ServerToClientEvents, 'whisper' | 'chat' | 'notification_message'>;

export class ClusterPage {
  readonly username: string;
  readonly caller: Caller;
  readonly #location: string;
  readonly #people = new Map<string, string>();
  readonly #waiting = new Set<() => void>();
  readonly #listeners: { [Event in keyof Heard]: Set<Heard[Event]> } = {
    whisper: new Set(),
    chat: new Set(),
    notification_message: new Set(),
  };
  #first: Way | null = null;
  readonly #walk = new ClusterWalk();
  #current: Link | null = null;
  /** On its way to another process; it takes over when it has joined. */
  #successor: Link | null = null;
  #limit: NodeJS.Timeout | undefined;
  #failedChangeUntilMs = 0;
  channel: number | null = null;
  isIn = false;
  isReplaced = false;
  /** Why the server refused it finally. */
  refusal: string | null = null;
  /** How often it has joined. */
  joins = 0;
  /** Where the last join put it, px. */
  enteredAt = { x: 0, y: 0 };
  /** Of each time that the connection was lost: when the last packet came, and when it was in again; 0 until then. */
  readonly gaps: { lostMs: number; backMs: number }[] = [];

  /** `key` of the caller is the player's session. `location` is a slug. */
  constructor(username: string, caller: Caller, location = LOCATION_SLUG) {
    this.#location = location;
    this.username = username;
    this.caller = caller;
  }

  /** Of the process that serves it; '' before the first join. */
  get path(): string {
    return this.#current?.way?.path ?? '';
  }

  /** Resolves when it is in the town. It comes back until it leaves. */
  async enter(): Promise<this> {
    this.#current = this.#open();
    await this.joined();
    return this;
  }

  /** The first time at this process; later where the world says. */
  enterAt(process: Pick<ClusterProcess, 'path'> | undefined): Promise<this> {
    this.#first = process === undefined ? null : { path: process.path, channel: null };
    return this.enter();
  }

  /** Resolves at the next join, at once when it is in. */
  joined(): Promise<void> {
    return this.isIn ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** Where it was while it walked. */
  get steps(): readonly { atMs: number; x: number }[] {
    return this.#walk.steps;
  }

  leave(): void {
    this.#walk.stop();
    this.#walk.lost();
    this.#giveUpChange();
    this.#current?.socket.close();
    this.isIn = false;
  }

  say(text: string): void {
    this.#current?.socket.send('chat', text);
  }

  /** Called for each event of its connections, also of later ones. Returns the unsubscriber. */
  on<Event extends keyof Heard>(event: Event, listener: Heard[Event]): () => void {
    this.#listeners[event].add(listener);
    return () => this.#listeners[event].delete(listener);
  }

  /** Walks along the town until it leaves, as long as it is in, first to the east. */
  walk(): void {
    this.#walk.start();
  }

  /** Walking that was lost: how long before `atMs` it was at `x`; Infinity when it was never there. */
  lostWalkMs(x: number, atMs: number): number {
    return this.#walk.lostMs(x, atMs);
  }

  /** Names of all whom it sees, itself included. */
  people(): string[] {
    return [...this.#people.values()];
  }

  #open(): Link {
    const link: Link = { socket: null as never, way: null };
    const isCurrent = (): boolean => this.#current === link;
    const isSuccessor = (): boolean => this.#successor === link;
    const call = <Event extends keyof Heard>(event: Event, ...args: Parameters<Heard[Event]>): void => {
      if (isCurrent())
        for (const listener of this.#listeners[event]) (listener as (...all: unknown[]) => void)(...args);
    };
    link.socket = openTownSocket({
      url: this.caller.url,
      location: this.#location,
      features: PAGE_FEATURES,
      tabId: () => `tab-of-${this.username}`,
      watchReturn: () => () => undefined,
      localAddress: this.caller.from,
      sessionKey: () => this.caller.key ?? null,
      channel: () => this.channel,
      findWay: async (channel, lost) => {
        link.way =
          this.#takeFirst() ?? (await askTheWay(channel, lost, (body) => this.#askPlace(body), this.#location));
        return link.way;
      },
      ground: () => GROUND,
      handlers: {
        connected: () => undefined,
        disconnected: (silentMs) => {
          if (isSuccessor()) return this.#giveUpChange();
          if (!isCurrent()) return;
          if (this.isIn) this.gaps.push({ lostMs: performance.now() - silentMs, backMs: 0 });
          this.isIn = false;
          this.#walk.lost();
          if (this.#successor !== null) this.#takeOver(this.#successor);
        },
        refused: (_refusal, message) => {
          if (isSuccessor()) {
            this.#giveUpChange();
            this.#failedChangeUntilMs = 0;
          } else if (isCurrent()) this.refusal = message;
        },
        replaced: () => {
          // The server may end one that is retired, too.
          if (!isCurrent()) return;
          this.#giveUpChange();
          this.isIn = false;
          if (performance.now() < this.#failedChangeUntilMs) this.#comeAgain();
          else this.isReplaced = true;
        },
        relocate: () => {
          if (isCurrent() && this.#successor === null && this.channel !== null) this.#change();
        },
        channel: (number) => {
          if (isCurrent() || isSuccessor()) this.channel = number;
        },
        join_room: (players, selfId, _location, _features, townMs, ownUser) => {
          if (isSuccessor()) this.#takeOver(link);
          if (isCurrent()) this.#join(link.socket, readPlayers(players, selfId, ownUser) ?? [], { selfId, townMs });
        },
        clock: (askedMs, townMs) => {
          if (isCurrent()) this.#walk.answered(askedMs, townMs);
        },
        moves: (packet) => {
          if (!isCurrent()) return;
          for (const { netId, username } of decodePeople(packet) ?? []) this.#people.set(packedId(netId), username);
          this.#walk.received(packet);
        },
        user_disconnected: (id) => {
          if (isCurrent()) this.#people.delete(id);
        },
        said: (lines) => {
          for (const [netId, text] of readLines(lines)) call('chat', packedId(netId), text);
        },
        whisper: (...args) => call('whisper', ...args),
        notification_message: (...args) => call('notification_message', ...args),
      },
    });
    return link;
  }

  #takeFirst(): Way | null {
    const first = this.#first;
    this.#first = null;
    return first;
  }

  async #askPlace(body: object): Promise<TownPlace> {
    const { status, body: place, text } = await callWorld(this.caller, 'POST', '/channels/place', body);
    if (status !== 200) throw new Error(`the world answered ${status} ${text}`);
    return place as TownPlace;
  }

  /** By a second connection; the first one goes on until it has joined. */
  #change(): void {
    this.#successor = this.#open();
    this.#limit = setTimeout(() => this.#giveUpChange(), CHANGE_LIMIT_MS);
  }

  #takeOver(link: Link): void {
    clearTimeout(this.#limit);
    this.#current?.socket.retire();
    this.#current = link;
    this.#successor = null;
  }

  #giveUpChange(): void {
    clearTimeout(this.#limit);
    if (this.#successor === null) return;
    this.#failedChangeUntilMs = performance.now() + LATE_END_MS;
    this.#successor.socket.close();
    this.#successor = null;
  }

  /** Instead of the connection that has ended for a change that failed. */
  #comeAgain(): void {
    this.#failedChangeUntilMs = 0;
    this.#current?.socket.close();
    this.#walk.lost();
    this.#current = this.#open();
  }

  #join(
    socket: TownSocket,
    players: readonly PlayerEntry[],
    { selfId, townMs }: { selfId: string; townMs: unknown },
  ): void {
    this.#people.clear();
    for (const { socketId, user } of players) this.#people.set(socketId, user.username);
    const own = players.find(({ socketId }) => socketId === selfId);
    if (own === undefined) throw new Error(`${this.username} is not in the list that it was sent`);
    this.enteredAt = own.state;
    this.#walk.joined(socket, own.state, townMs);
    this.isIn = true;
    this.joins += 1;
    const gap = this.gaps.at(-1);
    if (gap !== undefined && gap.backMs === 0) gap.backMs = performance.now();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}

/** Names that a page sees twice. */
export function twice(pages: readonly ClusterPage[]): string[] {
  return pages.flatMap((page) => {
    const people = page.people();
    return people.filter((name, index) => people.indexOf(name) !== index);
  });
}

/** The first ones of the players whom the parts of a test share: an account takes longer to make than to use. */
export const playerNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `Player_${at}`);
