/**
 * What the processes of a world say to each other: messages for a player, to the process that serves the player, and questions that
 * every process answers. All of it is JSON-compatible.
 */
import type { HandshakeRefusal, NotificationKind } from '../../../shared/realtime/events.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import type { ChatLine } from '../../ports.ts';

export type PlayerMessage =
  /** A sentence for the player; `notice` is its code. */
  | { kind: 'notify'; as: NotificationKind; text: string; notice: Notice }
  /** The player's look, name, membership or block list may have changed. */
  | { kind: 'changed' }
  | { kind: 'blocks' }
  | { kind: 'honor'; honor: number }
  /** Ends the connection. */
  | { kind: 'expel'; code: HandshakeRefusal['code'] };

/** The questions, and what one process answers. */
export interface Questions {
  'recent-chat': { asked: { kind: 'recent-chat' }; answer: readonly ChatLine[] };
  /** The line as it was, of the process that has it. */
  redact: { asked: { kind: 'redact'; lineId: string }; answer: ChatLine | null };
}

export type QuestionKind = keyof Questions;
export type Asked<Kind extends QuestionKind> = Questions[Kind]['asked'];
export type Answer<Kind extends QuestionKind> = Questions[Kind]['answer'];
