/** What happens to the text of the message field when it cannot be sent. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chatDraft, forgetDraft } from '../../state/chat/chat-draft.ts';
import { lineSent, takeUnanswered, UNANSWERED_MAX } from '../../state/chat/outbox.ts';
import { connection } from '../../state/session/connection.ts';
import { onToast } from '../../ui/feedback/toast.ts';
import { sendDraft } from './send-draft.ts';
import { text as words } from './text.ts';

let shown: unknown[] = [];
let stop: () => void;

beforeEach(() => {
  shown = [];
  stop = onToast(({ text }) => shown.push(text));
  forgetDraft();
  chatDraft.text = 'hello';
});
afterEach(() => stop());

it('keeps the text and says why while the town is not connected', () => {
  connection.status = 'lost';
  sendDraft();
  expect(chatDraft.text).toBe('hello');
  expect(shown).toEqual([words.notConnected]);
});

it('keeps the text and says why while ten lines have no answer', () => {
  connection.status = 'online';
  for (let line = 1; line < UNANSWERED_MAX; line += 1) lineSent(`line ${line}`);
  sendDraft();
  expect(chatDraft.text).toBe('');
  chatDraft.text = 'one more';
  sendDraft();
  expect(chatDraft.text).toBe('one more');
  expect(shown).toEqual([words.noAnswer]);
  expect(takeUnanswered().at(-1)).toBe('hello');
});
