/**
 * Public chat: the log (last 50 messages, kept in `sessionStorage` over a reload) and the speech bubbles. `connection.ts`
 * changes them; screens only read.
 */
import { proxy } from 'valtio';
import { emojiInWords } from '../../shared/rules/text/emoji.ts';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { BUBBLE_LIFE_MS, type BubbleLine, bubbleText, livingLines, sayInto } from './chat-bubbles.ts';
import { forgetDraft } from './chat-draft.ts';
import { type ChatMessage, forgetLog, namesInclude, restoreLog, storeLog, withMessage } from './chat-log.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lineDelivered } from './outbox.ts';

/** How many public messages the log shows (specification: world, section 9). */
const LOG_LENGTH = 50;
const STORAGE_KEY = 'chatLog';

export const chat = proxy<{ log: ChatMessage[]; bubbles: Record<string, BubbleLine[]> }>({
  log: restoreLog(STORAGE_KEY, 'public').slice(-LOG_LENGTH),
  bubbles: {},
});

/** The last line of each speaker, for screen readers. */
export const lastWords = (socketId: string): string => emojiInWords(chat.bubbles[socketId]?.at(-1)?.text ?? '');

export function addPublicMessage(said: {
  socketId: string;
  user: string;
  text: string;
  isSender: boolean;
  membership: number;
  nametag: string;
  nametagColor: string | null;
}): void {
  const { socketId, ...message } = said;
  const timestamp = runtime.now();
  chat.log = withMessage(chat.log, { ...message, type: 'public', read: true, timestamp }, LOG_LENGTH);
  storeLog(STORAGE_KEY, chat.log);
  if (said.isSender) lineDelivered(null);
  for (const listener of lineListeners) listener(socketId, said.text);
  const text = bubbleText(said.text);
  if (text === '') return;
  const id = chat.log.at(-1)?.id ?? 0;
  addBubble(socketId, { id, text, saidAtMs: timestamp });
}

/** A line of a guest of the town: only a bubble, in no log. */
export function sayInBubble(socketId: string, text: string): void {
  guestLines += 1;
  // Between two messages of the log, which are numbered by whole numbers.
  addBubble(socketId, { id: (chat.log.at(-1)?.id ?? 0) + 1 - 1 / (guestLines + 1), text, saidAtMs: runtime.now() });
}

let guestLines = 0;

function addBubble(socketId: string, line: BubbleLine): void {
  chat.bubbles[socketId] = sayInto(chat.bubbles[socketId] ?? [], line);
  window.setTimeout(() => dropExpired(socketId), BUBBLE_LIFE_MS + 20);
}

const lineListeners = new Set<(socketId: string, text: string) => void>();

/** Calls `listener` with each public line of players who are not blocked, when it arrives. */
export function listenToLines(listener: (socketId: string, text: string) => void): () => void {
  lineListeners.add(listener);
  return () => lineListeners.delete(listener);
}

/** Removes the bubble of a player who left. */
export function silence(socketId: string): void {
  delete chat.bubbles[socketId];
}

export function clearBubbles(): void {
  chat.bubbles = {};
}

/** Hides the messages of these players. */
export function dropMessagesOf(usernames: readonly string[]): void {
  const isKept = ({ user }: ChatMessage): boolean => !namesInclude(usernames, user);
  if (chat.log.every(isKept)) return;
  chat.log = chat.log.filter(isKept);
  storeLog(STORAGE_KEY, chat.log);
}

/** A moderator redacted a player's words: the log shows a marker instead, bubbles show nothing. */
export function redactMessages(username: string, text: string): void {
  const isMeant = (message: ChatMessage): boolean => message.user === username && message.text === text;
  if (!chat.log.some(isMeant)) return;
  const ids = new Set(chat.log.filter(isMeant).map(({ id }) => id));
  chat.log = chat.log.map((message) => (isMeant(message) ? { ...message, text: REDACTION_MARKER } : message));
  storeLog(STORAGE_KEY, chat.log);
  for (const [socketId, lines] of Object.entries(chat.bubbles)) {
    const kept = lines.filter(({ id }) => !ids.has(id));
    if (kept.length === 0) silence(socketId);
    else if (kept.length < lines.length) chat.bubbles[socketId] = kept;
  }
}

/** Clears chat and draft at sign-out, so that the next player in this tab does not see them. */
export function forgetChat(): void {
  chat.log = [];
  clearBubbles();
  forgetLog(STORAGE_KEY);
  forgetDraft();
}

function dropExpired(socketId: string): void {
  const lines = chat.bubbles[socketId];
  if (lines === undefined) return;
  const living = livingLines(lines, runtime.now());
  if (living.length === 0) silence(socketId);
  else if (living.length < lines.length) chat.bubbles[socketId] = living;
}
