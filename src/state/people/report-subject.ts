/** What of a player is reported, and the whispers that prove themselves. Owns no state. */
import type { BodyOf } from '../../shared/contract/endpoint.ts';
import type { sendReport } from '../../shared/contract/reports.ts';
import { WHISPERS_MAX } from '../../shared/rules/reports.ts';
import type { ChatMessage } from '../chat/chat-log.ts';

type Sent = Pick<BodyOf<typeof sendReport>, 'kind' | 'id' | 'line' | 'whispers'>;

export interface ReportSubject extends Sent {
  /** The reported text or name, shown to the reporter. */
  shown?: string | undefined;
}

/** A chat line, or what else a name belongs to. */
export type About = ReportSubject | Readonly<ChatMessage>;

export const THE_PLAYER: ReportSubject = { kind: 'player' };

/**
 * What a report of a name is about. A public chat line is reported by its text. A whisper needs its proof: without it, and without a
 * line, the player is reported. `log`: all whispers.
 */
export function subjectOf(about: About | null, log: readonly Readonly<ChatMessage>[]): ReportSubject {
  if (about === null) return THE_PLAYER;
  if ('kind' in about) return about;
  const { type, text, user, id, isSender, proof } = about;
  if (type === 'public') return { kind: 'chat', line: text, shown: text };
  if (isSender || proof === undefined) return THE_PLAYER;
  const conversation = log.filter((one) => one.user === user && one.id <= id);
  const whispers = conversation.flatMap((one) =>
    one.proof === undefined ? [] : [{ isSender: one.isSender, text: one.text, proof: one.proof }],
  );
  return { kind: 'whisper', whispers: whispers.slice(-WHISPERS_MAX), shown: text };
}
