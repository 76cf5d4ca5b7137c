/**
 * Chat lines that were sent and not answered yet. When the connection is lost before the answer, they are sent again with the
 * next one, for a minute; older ones return into the message field. A line without an answer for a while is also sent again while
 * the connection lasts. Kept in `sessionStorage` over a reload. Owns the lines.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { readAddress } from '../../shared/rules/text/chat-address.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';

const STORAGE_KEY = 'chatOutbox';
/** More lines than this stay in the message field until the server answers. */
export const UNANSWERED_MAX = 10;
/** A line that waited longer may be out of place: the player decides. */
export const RESEND_MS = 60_000;
/** The server takes one line a second. */
const PACE_MS = 1200;
/** Even a server under full load answers within this time. */
const ANSWER_MS = 10_000;

/** `atMs` is also the number by which the server recognises the line. */
const sentLine = z.object({ text: z.string(), atMs: z.number() });
type SentLine = z.infer<typeof sentLine>;

/** Oldest first. */
let unanswered: SentLine[] = readStored('session', STORAGE_KEY, z.array(sentLine)) ?? [];
let stopSending: Cancel | null = null;
let stopAsking: Cancel | null = null;
/** Of the present connection. */
let sender: ((text: string, id: number) => void) | null = null;

export const isOutboxFull = (): boolean => unanswered.length >= UNANSWERED_MAX;

/** Returns the number of the line. */
export function lineSent(text: string): number {
  const atMs = Math.max(runtime.now(), (unanswered.at(-1)?.atMs ?? 0) + 1);
  keep([...unanswered, { text, atMs }]);
  askLater();
  return atMs;
}

/** The server echoed a line of the player: a whisper to this player, or with null a public one. */
export function lineDelivered(whisperedTo: string | null): void {
  const isAnswered = ({ text }: SentLine): boolean => {
    const address = readAddress(text);
    if (whisperedTo === null) return address.kind === 'public' || !address.isCertain;
    return address.kind === 'named' && address.name.toLowerCase() === whisperedTo.toLowerCase();
  };
  const answered = unanswered.find(isAnswered) ?? unanswered[0];
  keep(unanswered.filter((line) => line !== answered));
}

/** The server refused a line. Returns its text; null when none is unanswered. */
export function takeRefused(): string | null {
  const refused = unanswered.at(-1);
  keep(unanswered.slice(0, -1));
  return refused?.text ?? null;
}

/** The connection is lost: what was not answered waits for the next one. */
export function holdLines(): void {
  stopSending?.();
  stopSending = null;
  stopAsking?.();
  stopAsking = null;
  sender = null;
}

/** The town is joined: sends the lines that wait, in order. Returns the texts of those that waited too long. */
export function sendHeldLines(send: (text: string, id: number) => void): string[] {
  holdLines();
  const oldestMs = runtime.now() - RESEND_MS;
  const late = unanswered.filter(({ atMs }) => atMs < oldestMs);
  keep(unanswered.filter((line) => !late.includes(line)));
  sender = send;
  sendInTurn(unanswered);
  askLater();
  return late.map(({ text }) => text);
}

function sendInTurn(lines: readonly SentLine[]): void {
  const due = [...lines];
  const sendNext = (): void => {
    const line = due.shift();
    stopSending = null;
    if (line === undefined) return;
    sender?.(line.text, line.atMs);
    stopSending = runtime.setTimeout(sendNext, PACE_MS);
  };
  sendNext();
}

/** Sends again what has no answer by then, under the same numbers: the server delivers no line twice. */
function askLater(): void {
  const isWaiting = unanswered.some(({ atMs }) => atMs > runtime.now() - RESEND_MS);
  if (stopAsking !== null || sender === null || !isWaiting) return;
  stopAsking = runtime.setTimeout(() => {
    stopAsking = null;
    const nowMs = runtime.now();
    const overdue = unanswered.filter(({ atMs }) => atMs <= nowMs - ANSWER_MS && atMs > nowMs - RESEND_MS);
    if (stopSending === null) sendInTurn(overdue);
    askLater();
  }, ANSWER_MS);
}

/** Returns the texts of all lines, which are sent no more. */
export function takeUnanswered(): string[] {
  holdLines();
  const texts = unanswered.map(({ text }) => text);
  keep([]);
  return texts;
}

function keep(lines: SentLine[]): void {
  if (lines.length === 0 && unanswered.length === 0) return;
  unanswered = lines;
  writeStored('session', STORAGE_KEY, lines.length === 0 ? null : lines);
}
