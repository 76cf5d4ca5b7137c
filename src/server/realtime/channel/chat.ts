/**
 * Public chat and whispers (specification: world, sections 4 and 5). Owns the lines of the next round. Block lists belong to the presence.
 */
import { emojiMarker, splitEmoji } from '../../../shared/rules/text/emoji.ts';
import { CHAT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { isMuted, minutesLeft, mutedText } from '../../muting.ts';
import type { PlayerService } from '../../ports.ts';
import { readAddress } from '../../../shared/rules/text/chat-address.ts';
import { RecentChat } from './recent-chat.ts';
import type { Presence, Presences } from './presence.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import type { Connection } from '../lobby/connection.ts';

export const chatTexts = {
  tooLong: `A message has at most ${CHAT_MAX_LENGTH} characters. Nothing was sent.`,
  tooFast: 'You are talking too fast. Nothing was sent.',
  nobody: (name: string): string => `No player is called ${name}. Nothing was sent.`,
  offline: (name: string): string => `${name} is not online.`,
  blocked: (name: string): string => `You blocked ${name}. Nothing was sent.`,
  self: 'That is you. Nothing was sent.',
};

/** Public lines in one round. */
const LINES_MAX = 40;
/** Control and text-direction characters, which could fake the name of a speaker. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

export interface SpokenLine {
  speaker: Presence;
  text: string;
}

/** The players of all channels of the process, and what they said. */
export interface ChatTown {
  recent: RecentChat;
  of(playerId: string): Presence | undefined;
}

export class Chat {
  readonly #players: Pick<PlayerService, 'byUsername' | 'redact'>;
  readonly #presences: Presences;
  readonly #town: ChatTown;
  #spoken: SpokenLine[] = [];
  /** Called for each public line. */
  readonly #said: (speaker: Presence) => void;

  constructor(
    players: Pick<PlayerService, 'byUsername' | 'redact'>,
    presences: Presences,
    said: (speaker: Presence) => void = () => undefined,
    town: ChatTown = { recent: new RecentChat(), of: (playerId) => presences.of(playerId) },
  ) {
    this.#town = town;
    this.#said = said;
    this.#players = players;
    this.#presences = presences;
  }

  /** Delivers a typed line with the next round or as a whisper, or sends a notice. `nowMs` is the town's clock. */
  async say(speaker: Presence, typed: string, nowMs: number): Promise<void> {
    const { connection } = speaker;
    const text = typed.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
    if (!hasVisibleText(text)) return;
    if (!connection.chat.take(1, nowMs))
      return refuse(connection, chatTexts.tooFast, { code: 'chat-too-fast', params: {} });
    if (isMuted(speaker)) {
      return refuse(connection, mutedText(speaker), { code: 'chat-muted', params: { minutes: minutesLeft(speaker) } });
    }
    if (text.length > CHAT_MAX_LENGTH) return refuseLong(connection);
    const address = readAddress(text);
    if (address.kind === 'public') return this.#speak(speaker, address.text);
    const listener = await this.#players.byUsername(address.name);
    if (speaker.connection !== connection) return;
    if (listener !== null) return this.#whisper(speaker, listener, address.text);
    if (address.isCertain) {
      const { name: username } = address;
      return refuse(connection, chatTexts.nobody(username), { code: 'whisper-unknown', params: { username } });
    }
    this.#speak(speaker, text);
  }

  /**
   * The public lines since the last round, at most `LINES_MAX`; later ones wait in order, as do those after a line whose
   * speaker is not announced to others yet. Drops the lines of players who left before they were.
   */
  takeSpoken(): readonly SpokenLine[] {
    const isPresent = (one: Presence): boolean => this.#presences.of(one.playerId) === one;
    this.#spoken = this.#spoken.filter(({ speaker }) => speaker.isAnnounced || isPresent(speaker));
    const waiting = this.#spoken.findIndex(({ speaker }) => !speaker.isAnnounced);
    return this.#spoken.splice(0, waiting < 0 ? LINES_MAX : Math.min(waiting, LINES_MAX));
  }

  #speak(speaker: Presence, text: string): void {
    if (!hasVisibleText(text)) return;
    const redacted = this.#redact(text);
    this.#spoken.push({ speaker, text: redacted });
    this.#said(speaker);
    this.#town.recent.add({
      playerId: speaker.playerId,
      username: speaker.user.username,
      text: redacted,
      at: runtime.now(),
    });
  }

  /** Redacts the text between custom emoji only: a redacted emoji name would break the emoji. */
  #redact(text: string): string {
    return splitEmoji(text)
      .map((part) => (part.kind === 'emoji' ? emojiMarker(part.imgUrl) : this.#players.redact(part.text)))
      .join('');
  }

  #whisper(speaker: Presence, listener: { id: string; username: string }, text: string): void {
    const { connection } = speaker;
    const { username } = listener;
    if (!hasVisibleText(text)) return;
    if (listener.id === speaker.playerId) {
      return refuse(connection, chatTexts.self, { code: 'whisper-self', params: {} });
    }
    if (speaker.blockedIds.has(listener.id)) {
      return refuse(connection, chatTexts.blocked(username), { code: 'whisper-blocked', params: { username } });
    }
    const presence = this.#town.of(listener.id);
    if (presence === undefined) {
      return refuse(connection, chatTexts.offline(username), { code: 'whisper-offline', params: { username } });
    }
    const redacted = this.#redact(text);
    if (!presence.isSeparatedFrom(speaker)) {
      presence.connection.link.emit('whisper', speaker.user.username, redacted, false);
    }
    connection.link.emit('whisper', username, redacted, true);
  }
}

function refuse(connection: Connection, text: string, notice: Notice): void {
  connection.notify('system', text, notice);
}

/** Sends the notice for a line longer than `CHAT_MAX_LENGTH`. */
export function refuseLong(connection: Connection): void {
  refuse(connection, chatTexts.tooLong, { code: 'chat-too-long', params: { max: CHAT_MAX_LENGTH } });
}
