/**
 * What was said: the public log (last 50, kept in `sessionStorage` over a reload) and the bubbles above the heads.
 * Changed by `connection.ts`; screens only read.
 */
import { proxy } from 'valtio';
import { BUBBLE_LIFE_MS, type BubbleLine, bubbleText, livingLines, sayInto } from './chat-bubbles.ts';

/** How many public messages the log shows. */
const LOG_LENGTH = 50;
const STORAGE_KEY = 'chatLog';

export interface ChatMessage {
  id: number;
  user: string;
  text: string;
  type: 'public' | 'whisper';
  isSender: boolean;
  read: boolean;
  /** Epoch ms */
  timestamp: number;
  membership: number;
  nametagColor: string | null;
}

export const chat = proxy<{ log: ChatMessage[]; bubbles: Record<string, BubbleLine[]> }>({
  log: restoreLog(),
  bubbles: {},
});

/** The last line of each speaker, for those who hear the town instead of seeing it. */
export const lastWords = (socketId: string): string => chat.bubbles[socketId]?.at(-1)?.text ?? '';

export function addPublicMessage(said: {
  socketId: string;
  user: string;
  text: string;
  isSender: boolean;
  membership: number;
  nametagColor: string | null;
}): void {
  const { socketId, ...message } = said;
  const id = (chat.log.at(-1)?.id ?? 0) + 1;
  const timestamp = Date.now();
  chat.log = [...chat.log, { ...message, id, type: 'public' as const, read: true, timestamp }].slice(-LOG_LENGTH);
  storeLog();
  const text = bubbleText(said.text);
  if (text !== '') {
    chat.bubbles[socketId] = sayInto(chat.bubbles[socketId] ?? [], { id, text, saidAtMs: timestamp });
    window.setTimeout(() => dropExpired(socketId), BUBBLE_LIFE_MS + 20);
  }
}

/** Bubbles of someone who left. */
export function silence(socketId: string): void {
  delete chat.bubbles[socketId];
}

export function clearBubbles(): void {
  chat.bubbles = {};
}

/** At sign-out: the next player of this tab reads nothing of it. */
export function forgetChat(): void {
  chat.log = [];
  clearBubbles();
  sessionStorage.removeItem(STORAGE_KEY);
}

function dropExpired(socketId: string): void {
  const lines = chat.bubbles[socketId];
  if (lines === undefined) return;
  const living = livingLines(lines, Date.now());
  if (living.length === 0) silence(socketId);
  else if (living.length < lines.length) chat.bubbles[socketId] = living;
}

function storeLog(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chat.log));
  } catch {
    // A full or forbidden storage costs the log its reload, nothing else.
  }
}

function restoreLog(): ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage).slice(-LOG_LENGTH) : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, user, text, timestamp } = value as Record<string, unknown>;
  return (
    typeof id === 'number' && typeof user === 'string' && typeof text === 'string' && typeof timestamp === 'number'
  );
}
