/** Sends the typed message, or opens the chat when there is nothing to send. */
import { chatDraft, draftSent } from '../../state/chat/chat-draft.ts';
import { hasSomethingToSay } from '../../state/chat/chat-draft-rules.ts';
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { connection, sendChat } from '../../state/session/connection.ts';
import { toggleChat } from '../../state/settings/hud.ts';

/** Sends the draft. Blanks are removed. The address of a whisper without a text stays. */
export function sendDraft(): void {
  const { text } = chatDraft;
  if (!hasVisibleText(text)) chatDraft.text = '';
  if (!hasSomethingToSay(text) || connection.status !== 'online') return;
  sendChat(text.trim());
  draftSent();
}

/**
 * The action of the button beside the input: sends, or opens and closes the chat window when there is nothing to send.
 */
export function sendOrToggle(): void {
  if (hasSomethingToSay(chatDraft.text)) sendDraft();
  else toggleChat();
}
