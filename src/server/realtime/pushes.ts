/**
 * Pushes to the clients that announced `pushes-1`: the first carries everything, later ones the parts that changed since.
 * Marks are collected, so that a client gets at most one push in `gapMs`. Owns the timer and what each client knows.
 */
import type { DoorNews } from '../../shared/contract/doors.ts';
import type { Push, PushedPurse, PushedUser } from '../../shared/realtime/pushes.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import type { TownLog } from '../log.ts';
import { runtime } from '../runtime.ts';

export type PushPart = 'user' | 'purse' | 'unread' | 'bell' | 'friends' | 'doors' | 'online';

export interface PushSources {
  /** Null for a deleted player. */
  user(playerId: string): Promise<{ user: PushedUser; purse: PushedPurse } | null>;
  unread(playerId: string): Promise<number>;
  bell(playerId: string): Promise<number>;
  /** Null for a deleted player. */
  doors(playerId: string): Promise<DoorNews | null>;
  /** Usernames of the friends in the town, ordered. */
  friends(playerId: string): Promise<readonly string[]>;
  online(): number;
}

/** Milliseconds. */
export interface PushPace {
  /** Between two looks for what is due. */
  checkMs: number;
  /** Least time between two pushes to one client. */
  gapMs: number;
}

export const PUSH_PACE: PushPace = { checkMs: 250, gapMs: 1000 };

export interface PushesDeps {
  sources: PushSources;
  /** Sends to the player's connection. False when it is not one that gets pushes, or has not joined. */
  send(playerId: string, push: Push): boolean;
  log: TownLog;
  pace: PushPace;
  /** Milliseconds, monotonic. */
  now: () => number;
}

/** Without `doors`: a client asks for them when it has drawn the town, so that an arrival costs less. */
const FIRST_PARTS: readonly PushPart[] = ['user', 'purse', 'unread', 'bell', 'friends', 'online'];
/** Between two counts of the players in the town, which changes all the time. */
const COUNT_GAP_MS = 10_000;
/** After a failure of the database. */
const RETRY_MS = 5000;
/** Clients that are served at once; the others follow in the next checks. */
const CLIENTS_A_CHECK = 200;

interface Client {
  marks: Set<PushPart>;
  /** Not before this time. */
  nextAtMs: number;
  /** JSON of the last push of each part, as the client knows it. */
  known: Map<PushPart, string>;
  friends: ReadonlySet<string> | null;
}

export class Pushes {
  readonly #deps: PushesDeps;
  readonly #clients = new Map<string, Client>();
  readonly #stopTimer: Cancel;
  /** Clients with marks, in the order of their first mark. */
  readonly #marked = new Set<string>();
  #running: Promise<void> | null = null;
  #countedAtMs = 0;

  constructor(deps: PushesDeps) {
    this.#deps = deps;
    this.#stopTimer = runtime.setInterval(() => void this.run(), deps.pace.checkMs);
  }

  /** A connection of the player joined the town; it replaces an older one. It gets everything. */
  joined(playerId: string, hasPushes: boolean): void {
    this.left(playerId);
    if (!hasPushes) return;
    this.#clients.set(playerId, { marks: new Set(FIRST_PARTS), nextAtMs: 0, known: new Map(), friends: null });
    this.#marked.add(playerId);
  }

  left(playerId: string): void {
    this.#clients.delete(playerId);
    this.#marked.delete(playerId);
  }

  /** The part may have changed. Does nothing for a player without a client that gets pushes. */
  mark(playerId: string, ...parts: PushPart[]): void {
    const client = this.#clients.get(playerId);
    if (client === undefined) return;
    for (const part of parts) client.marks.add(part);
    this.#marked.add(playerId);
  }

  markAll(...parts: PushPart[]): void {
    for (const playerId of this.#clients.keys()) this.mark(playerId, ...parts);
  }

  /** Sends what is due. Called by the timer; a call during another one waits for it and does nothing else. */
  run(): Promise<void> {
    this.#running ??= this.#sendDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#stopTimer();
    this.#clients.clear();
    this.#marked.clear();
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    const now = this.#deps.now();
    this.#markCount(now);
    const due: [string, Client][] = [];
    for (const playerId of this.#marked) {
      const client = this.#clients.get(playerId);
      if (client === undefined || client.nextAtMs > now) continue;
      due.push([playerId, client]);
      if (due.length === CLIENTS_A_CHECK) break;
    }
    await Promise.all(due.map(([playerId, client]) => this.#tell(playerId, client)));
  }

  #markCount(now: number): void {
    if (now - this.#countedAtMs < COUNT_GAP_MS) return;
    this.#countedAtMs = now;
    const count = JSON.stringify(this.#deps.sources.online());
    // Clients know different counts: each push carries that of its moment.
    for (const [playerId, { known }] of this.#clients) if (known.get('online') !== count) this.mark(playerId, 'online');
  }

  async #tell(playerId: string, client: Client): Promise<void> {
    const { log, now, pace, send } = this.#deps;
    // A friend who came is counted in the same push.
    const marks = client.marks.add('online');
    client.marks = new Set();
    client.nextAtMs = now() + pace.gapMs;
    this.#marked.delete(playerId);
    try {
      const { push, news, friends } = await this.#pushOf(playerId, client, marks);
      // The connection may have ended or been replaced during the reads.
      if (this.#clients.get(playerId) !== client || Object.keys(push).length === 0) return;
      if (!send(playerId, push)) return;
      for (const [part, json] of news) client.known.set(part, json);
      client.friends = friends;
    } catch (error) {
      log.error({ err: error, playerId }, 'a push to a client failed');
      if (this.#clients.get(playerId) !== client) return;
      for (const part of marks) client.marks.add(part);
      client.nextAtMs = now() + RETRY_MS;
      this.#marked.add(playerId);
    }
  }

  /** The marked parts that differ from what the client knows. */
  async #pushOf(playerId: string, client: Client, marks: ReadonlySet<PushPart>) {
    const { sources } = this.#deps;
    const push: Push = {};
    const news = new Map<PushPart, string>();
    const isNews = (part: PushPart, value: unknown): boolean => {
      const json = JSON.stringify(value);
      if (!marks.has(part) || client.known.get(part) === json) return false;
      news.set(part, json);
      return true;
    };
    if (marks.has('user') || marks.has('purse')) {
      const found = await sources.user(playerId);
      if (found !== null && isNews('user', found.user)) push.user = found.user;
      if (found !== null && isNews('purse', found.purse)) push.purse = found.purse;
    }
    if (marks.has('unread')) {
      const unread = await sources.unread(playerId);
      if (isNews('unread', unread)) push.unread = unread;
    }
    if (marks.has('bell')) {
      const bell = await sources.bell(playerId);
      if (isNews('bell', bell)) push.bell = bell;
    }
    if (marks.has('doors')) {
      const doors = await sources.doors(playerId);
      if (doors !== null && isNews('doors', doors)) push.doors = doors;
    }
    let { friends } = client;
    if (marks.has('friends')) {
      const names = await sources.friends(playerId);
      Object.assign(push, friendsPart(friends, names));
      friends = new Set(names);
    }
    if (marks.has('online') && isNews('online', sources.online())) push.online = sources.online();
    return { push, news, friends };
  }
}

/** `before` is null for a client that knows of no friends yet. */
function friendsPart(before: ReadonlySet<string> | null, names: readonly string[]): Push {
  if (before === null) return { friends: [...names] };
  const now = new Set(names);
  const came = names.filter((name) => !before.has(name));
  const left = [...before].filter((name) => !now.has(name));
  return { ...(came.length > 0 && { came }), ...(left.length > 0 && { left }) };
}
