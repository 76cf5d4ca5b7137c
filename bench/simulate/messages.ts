/**
 * Every text that a player sends is unique, so that it is known who sent it when. Checks who receives it: everybody who must, nobody
 * twice, and nobody with a block between the two. Owns the texts and the times of blocks.
 */
import type { Player } from './player.ts';
import type { HeardLine, TownLink } from './town-link.ts';
import type { Facts } from './facts.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What it needs of the world. */
export interface MessagesWorld {
  readonly time: VirtualTime;
  readonly facts: Facts;
  readonly players: readonly Player[];
  /** Number of the server's life. */
  readonly lives: number;
  readonly isServing: boolean;
  /** Whether statements or timers were slow in the last `ms` milliseconds. */
  wasSlow(ms: number): boolean;
  say(text: string): void;
  fail(rule: string, detail: string): void;
}

interface Message {
  from: Player;
  sentMs: number;
  kind: 'chat' | 'whisper';
  /** Players who got it, with the life of the server: after a kill a line may come again. */
  readonly heardBy: Set<string>;
  /** Connections that got it, and that of the sender if its echo came. */
  readonly links: Set<TownLink>;
}

/** A line must have arrived this long after it was sent. */
const ARRIVED_MS = 2500;
/** Between the order to mute and the end that the server computed. */
const MUTE_MARGIN_MS = 5000;
/** Who joined more recently may still miss lines. */
const STEADY_MS = 400;

/** A block that the server acknowledged. */
interface Block {
  fromMs: number;
  /** When the player asked to end it; Infinity before. */
  toMs: number;
}

export class Messages {
  readonly #world: MessagesWorld;
  readonly #sent = new Map<string, Message>();
  readonly #blocks = new Map<string, Block[]>();
  readonly #mutes = new Map<Player, { fromMs: number; untilWallMs: number }>();
  #count = 0;

  constructor(world: MessagesWorld) {
    this.#world = world;
  }

  /** A new text, which is noted as sent now. */
  compose(from: Player, kind: Message['kind']): string {
    const text = `word ${++this.#count} of ${from.name.toLowerCase().replace('_', '')}`;
    this.#sent.set(text, { from, sentMs: this.#world.time.elapsedMs, kind, heardBy: new Set(), links: new Set() });
    return text;
  }

  sentBy(text: string): Player | undefined {
    return this.#sent.get(text)?.from;
  }

  blocked(by: Player, other: Player): void {
    const key = `${by.name} ${other.name}`;
    const list = this.#blocks.get(key) ?? [];
    this.#blocks.set(key, list);
    list.push({ fromMs: this.#world.time.elapsedMs, toMs: Infinity });
  }

  /** The player asks to end the block. */
  unblocking(by: Player, other: Player): void {
    for (const block of this.#blocks.get(`${by.name} ${other.name}`) ?? []) {
      block.toMs = Math.min(block.toMs, this.#world.time.elapsedMs);
    }
  }

  /** A moderator muted the player until this time of the wall clock. */
  muted(player: Player, untilWallMs: number): void {
    this.#mutes.set(player, { fromMs: this.#world.time.elapsedMs, untilWallMs });
  }

  unmuting(player: Player): void {
    this.#mutes.delete(player);
  }

  /** Whether a block in either direction held from `fromMs` until `toMs`. */
  wereSeparated(one: Player, other: Player, fromMs: number, toMs: number): boolean {
    const all = [`${one.name} ${other.name}`, `${other.name} ${one.name}`].flatMap(
      (key) => this.#blocks.get(key) ?? [],
    );
    return all.some((block) => block.fromMs <= fromMs && toMs < block.toMs);
  }

  heard(by: Player, link: TownLink, { kind, text }: HeardLine): void {
    const { time } = this.#world;
    this.#world.say(`${by.name} hears ${kind} "${text}"`);
    const message = this.#sent.get(text);
    if (message === undefined) return;
    if (kind === 'echo') {
      message.links.add(link);
      return;
    }
    const mark = `${by.name} ${this.#world.lives}`;
    // The sender's own line is its answer, which may be repeated.
    if (message.from !== by && message.heardBy.has(mark)) {
      this.#world.fail('no line comes twice', `${by.name} heard "${text}" twice`);
    }
    message.heardBy.add(mark);
    message.links.add(link);
    const mute = this.#mutes.get(message.from);
    // The wall clock may have jumped, so that the time of sending counts.
    if (mute !== undefined && message.sentMs > mute.fromMs && time.wallMs < mute.untilWallMs - MUTE_MARGIN_MS) {
      this.#world.fail('muted players are silent', `${by.name} heard "${text}" of ${message.from.name}`);
    }
    if (message.from !== by && this.wereSeparated(by, message.from, message.sentMs, time.elapsedMs)) {
      this.#world.fail('no message passes a block', `${by.name} heard "${text}" of ${message.from.name}`);
    }
  }

  /** A public line was sent: checks later that all got it who had to. */
  spoken(from: Player, link: TownLink, text: string): void {
    this.#expect(
      from,
      link,
      text,
      this.#world.players.filter((other) => other !== from),
    );
  }

  /** The same for a whisper. */
  whispered(from: Player, link: TownLink, to: Player, text: string): void {
    this.#expect(from, link, text, [to]);
  }

  #expect(from: Player, link: TownLink, text: string, listeners: readonly Player[]): void {
    const world = this.#world;
    const { time } = world;
    const isSteady = (one: TownLink | null): one is TownLink =>
      one?.hasJoined === true && !one.isStalled && time.elapsedMs - (one.joinedMs ?? Infinity) > STEADY_MS;
    if (!isSteady(link)) return;
    const due = listeners.flatMap((listener) => {
      const { link: other } = listener;
      return isSteady(other) && this.#areOpen(from, listener) ? [{ listener, other, stalls: other.stalls }] : [];
    });
    const { lives } = world;
    const { stalls, notices } = link;
    time.after(ARRIVED_MS, 'player', () => {
      if (world.lives !== lives || !world.isServing || world.wasSlow(ARRIVED_MS)) return;
      if (link.isClosed || link.stalls !== stalls) return;
      const message = this.#sent.get(text);
      if (message === undefined || link.notices > notices) return;
      if (!message.links.has(link)) return world.fail('a line is answered', `${from.name} heard nothing of "${text}"`);
      for (const { listener, other, stalls: before } of due) {
        if (other.isClosed || other.stalls !== before || !this.#areOpen(from, listener)) continue;
        if (message.links.has(other)) continue;
        world.fail('a line reaches its listeners', `${listener.name} did not hear "${text}" of ${from.name}`);
      }
    });
  }

  /** There is certainly no block between the two. */
  #areOpen(one: Player, other: Player): boolean {
    const { facts } = this.#world;
    return (
      facts.isOnly(`block ${one.name} ${other.name}`, false) && facts.isOnly(`block ${other.name} ${one.name}`, false)
    );
  }

  event(by: Player, link: TownLink, name: string, args: readonly unknown[]): void {
    if (name === 'notification_message' && args[0] === 'system') link.notices += 1;
    const shown =
      name === 'notification_message'
        ? `${String(args[0])} ${noticeCode(args[2])}`
        : name === 'pushed'
          ? String(args[0])
          : '';
    this.#world.say(`${by.name} gets ${name} ${shown}`.trimEnd());
  }
}

const noticeCode = (notice: unknown): string =>
  typeof notice === 'object' && notice !== null && 'code' in notice ? String(notice.code) : '';
