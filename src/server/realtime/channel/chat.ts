/**
 * Public chat and whispers (specification: world, sections 4 and 5). Owns the lines of the next round. Block lists belong to the presence.
 */
import { emojiMarker, splitEmoji } from '../../../shared/rules/text/emoji.ts';
import { CHAT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { isMuted, minutesLeft, mutedText } from '../../muting.ts';
import type { PlayerService, ProveWhisper, Whisper, WhisperOutcome } from '../../ports.ts';
import { readAddress } from '../../../shared/rules/text/chat-address.ts';
import { type DeliveredLine, DeliveredLines } from './delivered-lines.ts';
import { RecentChat } from './recent-chat.ts';
import type { Presence, Presences } from './presence.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import type { Connection } from '../lobby/connection.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export const chatTexts = {
  tooLong: sentence('aMessageHasAtMost', { most: CHAT_MAX_LENGTH }),
  tooFast: sentence('youAreTalkingTooFast'),
  nobody: (name: string): SentenceData => sentence('noPlayerIsCalledName', { name }),
  offline: (name: string): SentenceData => sentence('nameIsNotOnline', { name }),
  unsure: (name: string): SentenceData => sentence('yourMessageToNameMay', { name }),
  blocked: (name: string): SentenceData => sentence('youBlockedNameNothingWas', { name }),
  self: sentence('thatIsYouNothingWas'),
};

/** Public lines in one round. */
const LINES_MAX = 40;
/** Control and text-direction characters, which could fake the name of a speaker. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

export interface TypedLine {
  text: string;
  /** The client's number of the line, the same when the client sends it again; undefined from plain clients. */
  id?: number | undefined;
}

export interface SpokenLine {
  speaker: Presence;
  text: string;
  id?: number | undefined;
}

/** The players of all channels of the process, what they said, and the way to players elsewhere. */
export interface ChatTown {
  recent: RecentChat;
  delivered: DeliveredLines;
  of(playerId: string): Presence | undefined;
  /** To a player whom another process may serve. Does not reject. */
  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome>;
  /** Called for each whisper that was delivered. */
  whispered?(): void;
  /** The proof of a delivered whisper, for reports. Absent where reports are switched off. */
  prove?: ProveWhisper | undefined;
}

export class Chat {
  readonly #players: Pick<PlayerService, 'byUsername' | 'redact'>;
  readonly #presences: Presences;
  readonly #town: ChatTown;
  readonly #channel: Readonly<{ location: string; number: number }>;
  #spoken: SpokenLine[] = [];
  /** Called for each public line. */
  readonly #said: (speaker: Presence) => void;

  constructor(
    players: Pick<PlayerService, 'byUsername' | 'redact'>,
    presences: Presences,
    said: (speaker: Presence) => void = () => undefined,
    town: ChatTown = {
      recent: new RecentChat(),
      delivered: new DeliveredLines(),
      of: (playerId) => presences.of(playerId),
      whisper: () => Promise.resolve('absent'),
    },
    channel: Readonly<{ location: string; number: number }> = { location: LOCATION_SLUG, number: 1 },
  ) {
    this.#channel = channel;
    this.#town = town;
    this.#said = said;
    this.#players = players;
    this.#presences = presences;
  }

  /** Delivers a typed line with the next round or as a whisper, or sends a notice. `nowMs` is the town's clock. */
  async say(speaker: Presence, typed: TypedLine, nowMs: number): Promise<void> {
    const { connection } = speaker;
    const text = typed.text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
    if (!hasVisibleText(text)) return;
    if (!connection.chat.take(1, nowMs))
      return refuse(connection, chatTexts.tooFast, { code: 'chat-too-fast', params: {} });
    // Its outcome is sent to the player's newest connection.
    if (this.#town.delivered.isUnderway(speaker.playerId, typed.id)) return;
    const delivered = this.#town.delivered.find(speaker.playerId, typed.id);
    if (delivered !== undefined) return answer(speaker, delivered);
    if (isMuted(speaker)) {
      return refuse(connection, mutedText(speaker), { code: 'chat-muted', params: { minutes: minutesLeft(speaker) } });
    }
    if (text.length > CHAT_MAX_LENGTH) return refuseLong(connection);
    const address = readAddress(text);
    if (address.kind === 'public') return this.#speak(speaker, { ...typed, text: address.text });
    const listener = await this.#listenerNamed(address.name, connection);
    if (speaker.connection !== connection) return;
    if (listener !== null) return this.#whisper(speaker, listener, { ...typed, text: address.text });
    if (address.isCertain) {
      const { name: username } = address;
      return refuse(connection, chatTexts.nobody(username), { code: 'whisper-unknown', params: { username } });
    }
    this.#speak(speaker, { ...typed, text });
  }

  /** Rejects after a notice to the speaker when the database does not answer. */
  async #listenerNamed(username: string, connection: Connection): Promise<{ id: string; username: string } | null> {
    try {
      return await this.#players.byUsername(username);
    } catch (error) {
      refuse(connection, chatTexts.unsure(username), { code: 'whisper-unsure', params: { username } });
      throw error;
    }
  }

  /**
   * The public lines since the last round, at most `LINES_MAX`; later ones wait in order, as do those after a line whose
   * speaker is not announced to others yet. Drops the lines of players who left before they were.
   */
  takeSpoken(): readonly SpokenLine[] {
    const isPresent = (one: Presence): boolean => this.#presences.of(one.playerId) === one;
    this.#spoken = this.#spoken.filter(({ speaker, id }) => {
      const isKept = speaker.isAnnounced || isPresent(speaker);
      if (!isKept) this.#town.delivered.drop(speaker.playerId, id);
      return isKept;
    });
    const waiting = this.#spoken.findIndex(({ speaker }) => !speaker.isAnnounced);
    return this.#spoken.splice(0, waiting < 0 ? LINES_MAX : Math.min(waiting, LINES_MAX));
  }

  #speak(speaker: Presence, { text, id }: TypedLine): void {
    if (!hasVisibleText(text)) return;
    const redacted = this.#redact(text);
    this.#spoken.push({ speaker, text: redacted, id });
    this.#keep(speaker, { id, text: redacted, whisperedTo: null });
    this.#said(speaker);
    this.#town.recent.add({
      playerId: speaker.playerId,
      username: speaker.user.username,
      text: redacted,
      at: runtime.now(),
      channel: this.#channel.number,
      location: this.#channel.location,
    });
  }

  /** Redacts the text between custom emoji only: a redacted emoji name would break the emoji. */
  #redact(text: string): string {
    return splitEmoji(text)
      .map((part) => (part.kind === 'emoji' ? emojiMarker(part.imgUrl) : this.#players.redact(part.text)))
      .join('');
  }

  #keep(speaker: Presence, { id, text, whisperedTo }: Omit<DeliveredLine, 'id'> & { id: number | undefined }): void {
    if (id !== undefined) this.#town.delivered.add(speaker.playerId, { id, text, whisperedTo });
  }

  #whisper(speaker: Presence, listener: { id: string; username: string }, { text, id }: TypedLine): void {
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
    const redacted = this.#redact(text);
    if (presence === undefined) return void this.#whisperElsewhere(speaker, listener, { text: redacted, id });
    const whisper = { fromId: speaker.playerId, toId: listener.id, text: redacted };
    if (!presence.isSeparatedFrom(speaker)) {
      presence.connection.whisper(speaker.user.username, redacted, false, () => this.#town.prove?.(whisper));
    }
    this.#town.whispered?.();
    this.#keep(speaker, { id, text: redacted, whisperedTo: username });
    connection.whisper(username, redacted, true, () => this.#town.prove?.(whisper));
  }

  /** Later lines do not wait for the outcome. */
  async #whisperElsewhere(
    speaker: Presence,
    { id: listenerId, username }: { id: string; username: string },
    { text, id }: TypedLine,
  ): Promise<void> {
    const { delivered } = this.#town;
    const { playerId } = speaker;
    const end = delivered.begin(playerId, id);
    const outcome = await this.#town.whisper(listenerId, { fromId: playerId, from: speaker.user.username, text });
    end();
    const { connection } = speaker;
    if (outcome === 'absent') {
      return refuse(connection, chatTexts.offline(username), { code: 'whisper-offline', params: { username } });
    }
    if (outcome === 'unsure') {
      return refuse(connection, chatTexts.unsure(username), { code: 'whisper-unsure', params: { username } });
    }
    this.#town.whispered?.();
    this.#keep(speaker, { id, text, whisperedTo: username });
    connection.whisper(username, text, true, () => this.#town.prove?.({ fromId: playerId, toId: listenerId, text }));
  }
}

/** Sends a line that was delivered before to its sender alone. */
function answer({ id, record, connection }: Presence, { text, whisperedTo }: DeliveredLine): void {
  const { arrival, link } = connection;
  if (whisperedTo !== null) link.emit('whisper', whisperedTo, text, true);
  else if (arrival.hasWalks) link.emit('said', [[record.netId, text]]);
  else link.emit('chat', id, text);
}

function refuse(connection: Connection, said: SentenceData, notice: Notice): void {
  connection.notify('system', said, notice);
}

/** Sends the notice for a line longer than `CHAT_MAX_LENGTH`. */
export function refuseLong(connection: Connection): void {
  refuse(connection, chatTexts.tooLong, { code: 'chat-too-long', params: { max: CHAT_MAX_LENGTH } });
}
