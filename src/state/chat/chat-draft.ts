/**
 * The text of the message field, kept in `sessionStorage` over a reload. A line is restored into it when the server refuses
 * it, or when it waited too long for a connection (`outbox.ts`).
 */
import { proxy, subscribe } from 'valtio';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';
import { readText, writeText } from '../../net/browser-storage.ts';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { takeRefused, takeUnanswered } from './outbox.ts';

const STORAGE_KEY = 'chatDraft';

export const chatDraft = proxy<{
  text: string;
  /** Incremented to focus the field. */
  focusWishes: number;
}>({ text: readText('session', STORAGE_KEY) ?? '', focusWishes: 0 });

subscribe(chatDraft, () => void writeText('session', STORAGE_KEY, chatDraft.text));

/** The draft was sent: keeps the address of a whisper. */
export function draftSent(): void {
  chatDraft.text = afterSending(chatDraft.text);
}

/** Restores the line that the server refused, unless the field already has another text. */
export function returnDraft(): void {
  const refused = takeRefused();
  if (refused !== null && !hasSomethingToSay(chatDraft.text)) chatDraft.text = refused;
}

/** Restores lines that are not sent any more, before the text that the field has. */
export function returnLines(lines: readonly string[]): void {
  if (lines.length === 0) return;
  chatDraft.text = [...lines, chatDraft.text].join(' ').trim().slice(0, CHAT_MAX_LENGTH);
}

export function addressDraft(username: string): void {
  chatDraft.text = addressedTo(username, chatDraft.text);
}

export function dropBareAddress(): void {
  chatDraft.text = withoutBareAddress(chatDraft.text);
}

export function requestFocus(): void {
  chatDraft.focusWishes += 1;
}

/** Clears the draft at sign-out, so that the next player in this tab does not see it. */
export function forgetDraft(): void {
  takeUnanswered();
  chatDraft.text = '';
}
