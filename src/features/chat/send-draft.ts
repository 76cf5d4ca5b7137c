/** Sends the typed message, or opens the chat when there is nothing to send. */
import { chatDraft, draftSent } from '../../state/chat/chat-draft.ts';
import { hasSomethingToSay } from '../../state/chat/chat-draft-rules.ts';
import { gestureOfMessage } from '../../shared/rules/text/gesture-command.ts';
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { connection, sendChat } from '../../state/session/connection.ts';
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { toggleChat } from '../../state/settings/hud.ts';

/** Sends the draft, or makes the gesture that it commands. Blanks are removed. The address of a whisper without a text stays. */
export function sendDraft(): void {
  const { text } = chatDraft;
  if (!hasVisibleText(text)) chatDraft.text = '';
  if (!hasSomethingToSay(text) || connection.status !== 'online') return;
  const gesture = gestureOfMessage(text);
  if (gesture === null) sendChat(text.trim());
  else requestGesture(gesture);
  draftSent();
}

/**
 * The action of the button beside the input: sends, or opens and closes the chat window when there is nothing to send.
 */
export function sendOrToggle(): void {
  if (hasSomethingToSay(chatDraft.text)) sendDraft();
  else toggleChat();
}
