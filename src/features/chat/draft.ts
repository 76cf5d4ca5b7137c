/** What is being typed: the draft of the message, shared by the input and the send button. */
import { proxy } from 'valtio';
import { sendChat } from '../../state/connection.ts';
import { settings } from '../../state/settings.ts';
import { afterSending, hasSomethingToSay } from './draft-rules.ts';

export const draft = proxy<{ text: string }>({ text: '' });

/** Sends the draft; nothing happens when there is nothing to say. */
export function sendDraft(): void {
  const { text } = draft;
  if (!hasSomethingToSay(text)) return;
  sendChat(text.trim());
  draft.text = afterSending(text);
}

/** The button beside the input: sends, or opens and closes the chat window when there is nothing to send. */
export function sendOrToggle(): void {
  if (hasSomethingToSay(draft.text)) sendDraft();
  else settings.isExpanded = !settings.isExpanded;
}
