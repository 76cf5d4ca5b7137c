/**
 * What is being typed into the message line, kept in `sessionStorage` over a reload. A line that the server did not take,
 * or that was under way when the connection was lost, comes back into it.
 */
import { proxy, subscribe } from 'valtio';
import { addressedTo, afterSending, hasSomethingToSay, withoutBareAddress } from './chat-draft-rules.ts';

const STORAGE_KEY = 'chatDraft';

export const chatDraft = proxy<{
  text: string;
  /** Raised when the line should take the focus. */
  focusWishes: number;
}>({ text: restore(), focusWishes: 0 });

/** Sent, and not heard back yet. */
let underWay: string | null = null;

subscribe(chatDraft, () => {
  try {
    sessionStorage.setItem(STORAGE_KEY, chatDraft.text);
  } catch {
    // Without storage a reload costs the draft.
  }
});

/** The draft was sent: keeps the address of a whisper. */
export function draftSent(): void {
  underWay = chatDraft.text;
  chatDraft.text = afterSending(chatDraft.text);
}

/** One's own line came back from the server: it was delivered. */
export function draftDelivered(): void {
  underWay = null;
}

/** What was sent did not arrive: it comes back, unless something else is being written already. */
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

export function wishFocus(): void {
  chatDraft.focusWishes += 1;
}

/** At sign-out: the next player of this tab finds nothing of it. */
export function forgetDraft(): void {
  underWay = null;
  chatDraft.text = '';
}

function restore(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
