/** Parses the events that clients send. Pure. */
import {
  chatPayload,
  clockPayload,
  headPayload,
  movePayload,
  type PlayerState,
  turnsPayload,
  walkPayload,
} from '../../../shared/realtime/events.ts';
import { gesturePayload, type GestureRefusal } from '../../../shared/realtime/gestures.ts';
import type { GestureAct } from '../../../shared/rules/gestures.ts';
import { CHAT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import type { Start } from '../../../shared/walks/headings.ts';

export interface GestureEvent {
  type: 'gesture';
  act: GestureAct;
  seat: string | null;
  answer: (refusal: GestureRefusal | null) => void;
}

export type ClientEvent =
  | { type: 'move'; state: PlayerState }
  | { type: 'walk'; atMs: number; x8: number; y8: number; goal: Start }
  | { type: 'head'; atMs: number; x8: number; y8: number; heading: number; speed: number }
  | { type: 'clock'; asked: number }
  | { type: 'turns'; netId: number; answer: (startMs: number, points: number[]) => void }
  | GestureEvent
  | { type: 'chat'; text: string; id: number | undefined }
  /** A line that is too long to be parsed: the sender gets a notice. */
  | { type: 'chat-too-long' }
  | { type: 'update_character' }
  | { type: 'show_look' }
  /** Registered by another room of the server, or unknown. */
  | { type: 'other'; name: string }
  | { type: 'malformed' };

const MALFORMED: ClientEvent = { type: 'malformed' };

export function parseClientEvent(name: unknown, args: readonly unknown[]): ClientEvent {
  switch (name) {
    case 'move':
      return parseMove(args);
    case 'walk':
      return parseWalk(args);
    case 'head':
      return parseHead(args);
    case 'clock':
      return parseClock(args);
    case 'turns':
      return parseTurns(args);
    case 'gesture':
      return parseGesture(args);
    case 'chat':
      return parseChat(args);
    case 'update_character':
      return { type: 'update_character' };
    case 'show_look':
      return { type: 'show_look' };
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

function parseWalk(args: readonly unknown[]): ClientEvent {
  const parsed = walkPayload.safeParse(args);
  if (!parsed.success) return MALFORMED;
  const [atMs, x8, y8, goalX8, goalY8] = parsed.data;
  return { type: 'walk', atMs, x8, y8, goal: { x8: goalX8, y8: goalY8 } };
}

function parseHead(args: readonly unknown[]): ClientEvent {
  const parsed = headPayload.safeParse(args);
  if (!parsed.success) return MALFORMED;
  const [atMs, x8, y8, heading, speed] = parsed.data;
  return { type: 'head', atMs, x8, y8, heading, speed };
}

function parseClock(args: readonly unknown[]): ClientEvent {
  const parsed = clockPayload.safeParse(args);
  return parsed.success ? { type: 'clock', asked: parsed.data[0] } : MALFORMED;
}

function parseTurns(args: readonly unknown[]): ClientEvent {
  const parsed = turnsPayload.safeParse(args);
  if (!parsed.success) return MALFORMED;
  const [netId, answer] = parsed.data;
  return typeof answer === 'function' ? { type: 'turns', netId, answer } : MALFORMED;
}

function parseGesture(args: readonly unknown[]): ClientEvent {
  const parsed = gesturePayload.safeParse(args);
  if (!parsed.success) return MALFORMED;
  const [act, seat, answer] = parsed.data;
  return typeof answer === 'function' ? { type: 'gesture', act, seat, answer } : MALFORMED;
}

function parseChat(args: readonly unknown[]): ClientEvent {
  const parsed = chatPayload.safeParse(args);
  if (parsed.success) return { type: 'chat', text: parsed.data[0], id: parsed.data[1] };
  const [text] = args;
  return typeof text === 'string' && text.length > CHAT_MAX_LENGTH ? { type: 'chat-too-long' } : MALFORMED;
}
