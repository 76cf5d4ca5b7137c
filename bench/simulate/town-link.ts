/**
 * A player's connection to the town: the real protocol, over a connection in memory. Owns what the player sees of the town: the
 * others, and the lines that arrived.
 */
import {
  FEATURE_BATCHED_MOVES,
  FEATURE_PACKED_LOOKS,
  FEATURE_WALKS,
  PROTOCOL_VERSION,
} from '../../src/shared/realtime/events.ts';
import { decodeLooks, LOOKS } from '../../src/shared/realtime/look-packet.ts';
import { FEATURE_CODES } from '../../src/shared/realtime/notices.ts';
import { decodePeople, packedId, PEOPLE } from '../../src/shared/realtime/people-packet.ts';
import { FEATURE_PUSHES, type Push, type PushedPurse } from '../../src/shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../../src/shared/realtime/rewards.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { FrameClient } from '../lib/frame-client.ts';
import { MemoryStream } from './memory-stream.ts';

/**
 * How the client takes part: the specification's plain protocol without any feature, positions in packets, or walks that the server
 * computes, the last one with people and looks in packets.
 */
export type ClientKind = 'plain' | 'batched' | 'walks' | 'packed';

export interface LinkHooks {
  note(): void;
  joined(link: TownLink): void;
  /** `names` of those who are in the town twice, by the list that the server sent. */
  seenTwice(names: string[]): void;
  heard(line: HeardLine): void;
  /** A packet that cannot be read. */
  unreadable(what: string): void;
  /** A notice with its code, or another event that the trace shows. */
  event(name: string, args: readonly unknown[]): void;
  closed(link: TownLink): void;
}

export interface HeardLine {
  kind: 'chat' | 'whisper' | 'echo';
  text: string;
}

/** What the page shows of the pushes. */
export interface Shown {
  purse?: PushedPurse;
  unread?: number;
  online?: number;
  readonly friends: Set<string>;
}

interface Entry {
  socketId: string;
  state: { x: number; y: number; frame: number };
  user: { username: string };
}

export class TownLink {
  readonly stream: MemoryStream;
  readonly tabId: string;
  readonly #client: FrameClient;
  readonly #hooks: LinkHooks;
  /** Usernames by their ids in events, this player included. */
  readonly names = new Map<string, string>();
  /** Looks as JSON without the color of the name tag, by ids in events. Only of clients that get them in packets. */
  readonly looks = new Map<string, string>();
  /** Ids of items by the numbers that the server sent. */
  readonly #items = new Map<number, string>();
  /** Arguments of a `join_room` whose packet of people follows. */
  #joining: readonly unknown[] | null = null;
  readonly #answers = new Map<number, (args: unknown[]) => void>();
  #asked = 0;
  selfId: string | null = null;
  /** Where the server has this player, in map px. */
  place = { x: 0, y: 0 };
  isClosed = false;
  /** The server's reason for refusing the handshake. */
  refusal: string | null = null;
  isStalled = false;
  /** How often the player did not read for a while. */
  stalls = 0;
  /** The town's clock at `join_room`, for clients with walks. */
  townMs = 0;
  /** Epoch of the player's claim when the connection was opened: its own is higher. */
  epochBefore = 0;
  /** What the pushes of this connection said so far. */
  readonly pushed: Shown = { friends: new Set() };
  /** Notices that refuse something. */
  notices = 0;
  /** Virtual ms of `join_room`; null before. */
  joinedMs: number | null = null;

  constructor(address: string, auth: { key: string; tabId: string; client: ClientKind }, hooks: LinkHooks) {
    this.#hooks = hooks;
    this.tabId = auth.tabId;
    this.stream = new MemoryStream(address, () => hooks.note());
    const moves = FEATURES_OF[auth.client];
    const features = [FEATURE_CODES, FEATURE_PUSHES, FEATURE_REWARDS, ...moves];
    this.#client = new FrameClient({
      port: this.stream.player,
      auth: {
        serverSessionKey: auth.key,
        location: LOCATION_SLUG,
        ...(auth.client === 'plain' ? {} : { protocol: PROTOCOL_VERSION, tabId: auth.tabId, features }),
      },
      onText: (text) => this.#take(text),
      onBinary: (bytes) => this.#takePacket(bytes),
      onClose: () => {
        if (this.isClosed) return;
        this.isClosed = true;
        hooks.closed(this);
      },
    });
  }

  get hasJoined(): boolean {
    return this.selfId !== null && !this.isClosed;
  }

  send(event: string, ...args: unknown[]): void {
    if (!this.isClosed) this.#client.emit(event, ...args);
  }

  /** Sends an event that the server acknowledges. */
  ask(event: string, args: readonly unknown[], answered: (args: unknown[]) => void): void {
    if (this.isClosed) return;
    const id = this.#asked++;
    this.#answers.set(id, answered);
    this.#client.sendText(`42${id}${JSON.stringify([event, ...args])}`);
  }

  close(): void {
    this.stream.cut();
  }

  #take(text: string): void {
    if (text.startsWith('44')) {
      const { data } = JSON.parse(text.slice(2)) as { data?: { code?: string } };
      this.refusal = data?.code ?? 'unknown';
      return;
    }
    const ack = /^43(\d+)(\[.*)$/s.exec(text);
    if (ack !== null) {
      const id = Number(ack[1]);
      this.#answers.get(id)?.(JSON.parse(ack[2] ?? '[]') as unknown[]);
      this.#answers.delete(id);
      return;
    }
    if (text.startsWith('451-[')) {
      const [event, , ...args] = JSON.parse(text.slice('451-'.length)) as [string, unknown, ...unknown[]];
      this.#joining = event === 'join_room' ? args : null;
      return;
    }
    if (!text.startsWith('42[')) return;
    const [name, ...args] = JSON.parse(text.slice(2)) as [string, ...unknown[]];
    this.#apply(name, args);
  }

  #apply(name: string, args: readonly unknown[]): void {
    const [first, second, third, , townMs] = args;
    switch (name) {
      case 'join_room': {
        const entries = JSON.parse(String(first)) as Entry[];
        this.names.clear();
        for (const { socketId, user } of entries) this.names.set(socketId, user.username);
        this.selfId = String(second);
        const own = entries.find(({ socketId }) => socketId === this.selfId);
        if (own !== undefined) this.place = { x: own.state.x, y: own.state.y };
        this.townMs = Number(townMs ?? 0);
        this.#hooks.seenTwice(repeated(entries.map(({ user }) => user.username)));
        return this.#hooks.joined(this);
      }
      case 'user_connected': {
        const { username } = JSON.parse(String(third)) as { username: string };
        for (const [id, other] of this.names) if (other === username && id !== first) this.#hooks.seenTwice([username]);
        this.names.set(String(first), username);
        return;
      }
      case 'user_disconnected':
        this.names.delete(String(first));
        this.looks.delete(String(first));
        return;
      case 'move':
        if (first === this.selfId) this.place = { x: Number(second), y: Number(third) };
        return;
      case 'said':
        for (const [, text] of first as [number, string][]) this.#hooks.heard({ kind: 'chat', text });
        return;
      case 'chat':
        return this.#hooks.heard({ kind: 'chat', text: String(second) });
      case 'whisper':
        return this.#hooks.heard({ kind: third === true ? 'echo' : 'whisper', text: String(second) });
      case 'pushed':
        this.#show(first as Push);
        return this.#hooks.event(name, [Object.keys(first as Push).join()]);
      case 'honor_updated':
        if (this.pushed.purse !== undefined) this.pushed.purse = { ...this.pushed.purse, honor: Number(first) };
        return this.#hooks.event(name, args);
      default:
        return this.#hooks.event(name, args);
    }
  }

  #takePacket(bytes: Buffer): void {
    const [kind] = bytes;
    const joining = this.#joining;
    this.#joining = null;
    if (joining !== null) {
      this.names.clear();
      this.looks.clear();
      this.#items.clear();
    }
    if (kind === PEOPLE) this.#takePeople(bytes, joining === null ? null : String(joining[0]));
    else if (kind === LOOKS) this.#takeLooks(bytes);
    if (joining === null) return;
    const [selfId, , , townMs, own] = joining;
    this.selfId = String(selfId);
    this.townMs = Number(townMs);
    this.looks.set(this.selfId, lookText((JSON.parse(String(own)) as { customization: object }).customization));
    this.#hooks.joined(this);
  }

  #takePeople(bytes: Buffer, joiningAs: string | null): void {
    const people = decodePeople(bytes);
    if (people === null) return this.#hooks.unreadable('a packet of people');
    for (const { netId, username, x, y } of people) {
      const id = packedId(netId);
      for (const [one, other] of this.names) if (other === username && one !== id) this.#hooks.seenTwice([username]);
      this.names.set(id, username);
      if (id === joiningAs) this.place = { x, y };
    }
  }

  #takeLooks(bytes: Buffer): void {
    const looks = decodeLooks(bytes, this.#items);
    if (looks === null) return this.#hooks.unreadable('a packet of looks');
    for (const { netId, look } of looks) {
      const id = packedId(netId);
      if (this.names.has(id)) this.looks.set(id, lookText(look));
    }
  }

  #show({ purse, unread, online, friends, came = [], left = [] }: Push): void {
    const { pushed } = this;
    if (purse !== undefined) pushed.purse = purse;
    if (unread !== undefined) pushed.unread = unread;
    if (online !== undefined) pushed.online = online;
    if (friends !== undefined) {
      pushed.friends.clear();
      for (const name of friends) pushed.friends.add(name);
    }
    for (const name of came) pushed.friends.add(name);
    for (const name of left) pushed.friends.delete(name);
  }
}

const FEATURES_OF: Readonly<Record<ClientKind, readonly string[]>> = {
  plain: [],
  batched: [FEATURE_BATCHED_MOVES],
  walks: [FEATURE_WALKS],
  packed: [FEATURE_WALKS, FEATURE_PACKED_LOOKS],
};

/** A look in one spelling, without the color of the name tag, which packets of looks do not have. */
export function lookText(look: object): string {
  const { tattoos = {}, ...rest } = look as { tattoos?: object };
  const sorted = (part: object): [string, unknown][] =>
    Object.entries(part)
      .filter(([name, value]) => name !== 'nametagColor' && value !== null)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted(rest), sorted(tattoos)]);
}

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
