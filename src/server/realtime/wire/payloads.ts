/** Parses the events that clients send. Pure. */
import { chatPayload, movePayload, type PlayerState } from '../../../shared/realtime/events.ts';
import { CHAT_MAX_LENGTH } from '../../../shared/rules/limits.ts';

export type ClientEvent =
  | { type: 'move'; state: PlayerState }
  | { type: 'chat'; text: string }
  /** A line that is too long to be parsed: the sender gets a notice. */
  | { type: 'chat-too-long' }
  | { type: 'update_character' }
  /** Registered by another room of the server, or unknown. */
  | { type: 'other'; name: string }
  | { type: 'malformed' };

const MALFORMED: ClientEvent = { type: 'malformed' };

export function parseClientEvent(name: unknown, args: readonly unknown[]): ClientEvent {
  switch (name) {
    case 'move':
      return parseMove(args);
    case 'chat':
      return parseChat(args);
    case 'update_character':
      return { type: 'update_character' };
    default:
      return typeof name === 'string' ? { type: 'other', name } : MALFORMED;
  }
}

function parseMove(args: readonly unknown[]): ClientEvent {
  const parsed = movePayload.safeParse(args);
  if (!parsed.success) return MALFORMED;
  const [x, y, frame] = parsed.data;
  return { type: 'move', state: { x, y, frame } };
}

function parseChat(args: readonly unknown[]): ClientEvent {
  const parsed = chatPayload.safeParse(args);
  if (parsed.success) return { type: 'chat', text: parsed.data[0] };
  const [text] = args;
  return typeof text === 'string' && text.length > CHAT_MAX_LENGTH ? { type: 'chat-too-long' } : MALFORMED;
}
