/** Sends the typed message, or opens the chat when there is nothing to send. */
import { chatDraft, draftSent } from '../../state/chat/chat-draft.ts';
import { hasSomethingToSay } from '../../state/chat/chat-draft-rules.ts';
import { gestureOfMessage } from '../../shared/rules/text/gesture-command.ts';
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { isOutboxFull, lineSent } from '../../state/chat/outbox.ts';
import { connection, sendChat } from '../../state/session/connection.ts';
import { requestGesture } from '../../state/people/gesture-requests.ts';
import { toggleChat } from '../../state/settings/hud.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text as words } from './text.ts';

/**
 * Sends the draft, or makes the gesture that it commands. Blanks are removed. The address of a whisper without a text stays,
 * and so does a text that cannot be sent now.
 */
export function sendDraft(): void {
  const { text } = chatDraft;
  if (!hasVisibleText(text)) chatDraft.text = '';
  if (!hasSomethingToSay(text)) return;
  if (connection.status !== 'online') return keepText(words.notConnected);
  const gesture = gestureOfMessage(text);
  if (gesture !== null) requestGesture(gesture);
  else if (isOutboxFull()) return keepText(words.noAnswer);
  else sendChat(text.trim(), lineSent(text.trim()));
  draftSent();
}

const keepText = (text: string): void => showToast({ text, tone: 'info', id: 'chat-kept' });

/**
 * The action of the button beside the input: sends, or opens and closes the chat window when there is nothing to send.
 */
export function sendOrToggle(): void {
  if (hasSomethingToSay(chatDraft.text)) sendDraft();
  else toggleChat();
}
