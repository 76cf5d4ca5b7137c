/**
 * The text of the message field, kept in `sessionStorage` over a reload. A line is restored into it when the server refuses
 * it or the connection is lost before the reply.
 */
import { proxy, subscribe } from 'valtio';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';
import { readText, writeText } from '../../net/browser-storage.ts';

const STORAGE_KEY = 'chatDraft';

export const chatDraft = proxy<{
  text: string;
  /** Incremented to focus the field. */
  focusWishes: number;
}>({ text: readText('session', STORAGE_KEY) ?? '', focusWishes: 0 });

/** Sent and not acknowledged yet. */
let underWay: string | null = null;

subscribe(chatDraft, () => void writeText('session', STORAGE_KEY, chatDraft.text));

/** The draft was sent: keeps the address of a whisper. */
export function draftSent(): void {
  underWay = chatDraft.text;
  chatDraft.text = afterSending(chatDraft.text);
}

/** The server echoed the player's own line: it was delivered. */
export function draftDelivered(): void {
  underWay = null;
}

/** Restores a line that was not delivered, unless the field already has another text. */
export function returnDraft(): void {
  if (underWay !== null && !hasSomethingToSay(chatDraft.text)) chatDraft.text = underWay;
  underWay = null;
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
  underWay = null;
  chatDraft.text = '';
}
