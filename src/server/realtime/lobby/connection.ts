/**
 * One connection of one player: its link, what the handshake resolved, its rate limits, and what it has received. The
 * player's place in the town belongs to `channel/presence.ts`.
 */
import type { NotificationKind } from '../../../shared/realtime/events.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import type { ClientLink } from '../wire/link.ts';
import type { Arrival } from './handshake-gate.ts';
import { TokenBucket } from './token-bucket.ts';
import type { SentenceData } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

const CHAT = { capacity: 3, perSecond: 1 };
const CLOCKS = { capacity: 10, perSecond: 1 };
const SHOWN_LOOKS = { capacity: 2, perSecond: 0.25 };
const CHARACTER_UPDATES = { capacity: 5, perSecond: 0.5 };

export class Connection {
  readonly link: ClientLink;
  readonly arrival: Arrival;
  readonly chat: TokenBucket;
  readonly characterUpdates: TokenBucket;
  readonly clocks: TokenBucket;
  readonly shownLooks: TokenBucket;
  /** Whether `join_room` was sent. Before that, events from the client are ignored and it gets no broadcasts. */
  hasJoined = false;
  /** Whether packets were skipped because the client reads too slowly. */
  isBehind = false;
  /** Column whose area of interest was last sent to it; null before the first packet. */
  sentCell: number | null = null;
  /** Of clients that notice silence: when anything was sent last with a round, on the town's clock. */
  sentMs: number;
  /** Settles when the last chat line is delivered. Lines are queued on it, so that name lookups keep their order. */
  chatQueue: Promise<void> = Promise.resolve();

  constructor(link: ClientLink, arrival: Arrival, nowMs: number) {
    this.link = link;
    this.arrival = arrival;
    this.chat = new TokenBucket(CHAT, nowMs);
    this.sentMs = nowMs;
    this.clocks = new TokenBucket(CLOCKS, nowMs);
    this.shownLooks = new TokenBucket(SHOWN_LOOKS, nowMs);
    this.characterUpdates = new TokenBucket(CHARACTER_UPDATES, nowMs);
  }

  /** The notice goes only to clients that announced `codes-1`; others get the two arguments of the specification. */
  notify(kind: NotificationKind, said: SentenceData, notice: Notice): void {
    this.passOn(kind, textOf(said), { ...notice, sentence: said });
  }

  /** The same, of a text that another process made; an older one sends no sentence. */
  passOn(kind: NotificationKind, text: string, notice: Notice): void {
    if (this.arrival.hasCodes) this.link.emit('notification_message', kind, text, notice);
    else this.link.emit('notification_message', kind, text);
  }

  /** `user` is the other player. Clients that announced `reports-1` get the proof too, if this server makes proofs. */
  whisper(user: string, text: string, isEcho: boolean, prove: () => string | undefined): void {
    const proof = this.arrival.hasReports ? prove() : undefined;
    if (proof === undefined) this.link.emit('whisper', user, text, isEcho);
    else this.link.emit('whisper', user, text, isEcho, proof);
  }
}
