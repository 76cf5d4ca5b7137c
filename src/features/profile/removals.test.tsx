import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { ProfileComment } from '../../shared/contract/comments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { performAllNow, UNDO_MS } from '../../state/session/delayed.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { withoutText } from './calls.ts';
import { CommentsTab } from './parts/comments-tab.tsx';

const server = servePage();
const toasts = collectToasts();
let isKept = true;
let endTime: () => void = () => undefined;

const comment = (id: string, message: string): ProfileComment => ({
  id,
  sender: 'odette',
  author: null,
  message,
  createdAt: new Date().toISOString(),
  isDeleted: false,
  replies: [],
});

const show = (isOwn: boolean) =>
  renderWithQueries(
    <Tabs label="Profile" tabs={[{ value: 'c', label: 'Comments' }]} value="c" onChange={() => undefined}>
      <TabPanel value="c">
        <CommentsTab username="mirabel" isOwn={isOwn} />
      </TabPanel>
    </Tabs>,
  );

beforeEach(async () => {
  makePageTall();
  signInAs(userNamed('mirabel'));
  isKept = true;
  vi.spyOn(runtime, 'setTimeout').mockImplementation((callback, delayMs) => {
    if (delayMs === UNDO_MS) endTime = callback;
    return () => undefined;
  });
  server.answers.set('GET /profile/mirabel/comment', () => [
    200,
    isKept ? [comment('2', 'The second'), comment('1', 'The first')] : [comment('1', 'The first')],
  ]);
  show(true);
  await screen.findByText('The second');
});

afterEach(() => {
  performAllNow();
  vi.restoreAllMocks();
});

const deletions = () => server.callsOf('DELETE /profile/comment/2').length;
const deleteNewest = async () => {
  const [newest] = screen.getAllByRole('button', { name: 'Delete comment' });
  if (newest) await userEvent.click(newest);
};
const answerDeletion = (status: number, message: string) =>
  server.answers.set('DELETE /profile/comment/2', () => {
    isKept = status !== 200;
    return [status, { success: status === 200, message }];
  });

it('hides a deleted comment at once, moves the focus to the next one, and undoes it', PATIENT, async () => {
  await deleteNewest();
  expect(screen.queryByText('The second')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete comment');
  render(<>{toasts.at(-1)?.text}</>);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The second')).toBeTruthy();
  performAllNow();
  expect(deletions()).toBe(0);
});

it('undoes a deletion by keyboard: by Ctrl+Z, and by a button in the dialog', PATIENT, async () => {
  await deleteNewest();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('The second')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo the deletion' })).toBeNull();
  await deleteNewest();
  screen.getByRole('button', { name: 'Undo the deletion' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The second')).toBeTruthy();
  performAllNow();
  expect(deletions()).toBe(0);
});

it('deletes it when the time is over, or when the page is closed', PATIENT, async () => {
  answerDeletion(200, 'Comment deleted.');
  await deleteNewest();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(deletions, PATIENT).toBe(1);
  endTime();
  expect(deletions()).toBe(1);
  expect(screen.queryByText('The second')).toBeNull();
});

it('shows it again with the reason when the server refuses', PATIENT, async () => {
  answerDeletion(403, 'Not yours');
  await deleteNewest();
  endTime();
  expect(await screen.findByText('The second')).toBeTruthy();
  expect(toasts.at(-1)).toMatchObject({ text: 'Not yours', tone: 'bad' });
});

it('folds the text of a blocked player, who can be deleted unread and shown', PATIENT, async () => {
  act(() => signInAs(userNamed('mirabel', { blockedList: ['odette'] })));
  expect(await screen.findAllByText('Blocked player.')).toHaveLength(2);
  expect(screen.queryByText('The second')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  await deleteNewest();
  await expect.poll(() => screen.getAllByText('Blocked player.')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The first')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('odette');
});

const texts = () => [...document.querySelectorAll('.comment-text')].map(({ textContent }) => textContent);

it('shows a written comment on top, and keeps a refused one in its line', PATIENT, async () => {
  server.answers.set('POST /profile/mirabel/comment', () => [403, { success: false, message: 'Too fast' }]);
  const line = screen.getByLabelText('Add a comment');
  await userEvent.type(line, ' Ahoy {Enter}');
  await expect.poll(() => toasts.at(-1)?.text).toBe('Too fast');
  expect(line).toHaveProperty('value', ' Ahoy ');
  server.answers.set('POST /profile/mirabel/comment', () => [200, { success: true, message: 'Sent.', id: '3' }]);
  await userEvent.type(line, '{Enter}');
  await expect.poll(texts).toEqual(['Ahoy', 'The second', 'The first']);
  expect(line).toHaveProperty('value', '');
});

it('shows a reply below its comment', PATIENT, async () => {
  server.answers.set('POST /profile/comment/2/reply', () => [200, { success: true, message: 'Sent.', id: '9' }]);
  const [reply] = screen.getAllByRole('button', { name: 'Reply' });
  if (reply) await userEvent.click(reply);
  await userEvent.keyboard('Aye{Enter}');
  const shown = await screen.findByText('Aye');
  expect(shown.closest('article')?.textContent).toContain('The second');
  expect(shown.closest('article')?.getAttribute('aria-label')).toBe('odette');
  await expect.poll(() => screen.queryByLabelText('Reply to odette')).toBeNull();
  expect(server.callsOf('POST /profile/comment/2/reply')[0]?.body).toEqual({ reply: 'Aye' });
});

it('offers deletion and reply to the author on another profile, and redaction to moderators', PATIENT, async () => {
  const offered = async (user: Parameters<typeof signInAs>[0]) => {
    cleanup();
    signInAs(user);
    show(false);
    await screen.findByText('The second');
    return ['Reply', 'Delete comment', 'Redact'].map((name) => screen.queryAllByRole('button', { name }).length);
  };
  expect(await offered(userNamed('luz'))).toEqual([0, 0, 0]);
  expect(await offered(userNamed('ODETTE'))).toEqual([2, 2, 0]);
  expect(await offered(userNamed('luz', { access: 1 }))).toEqual([0, 0, 2]);
});

it('leaves a note for a deleted comment with replies, which goes with its last reply', () => {
  const answer = (id: string) => ({ id, sender: 'luz', author: null, message: 'Aye', createdAt: '' });
  const talk = { ...comment('1', 'The first'), replies: [answer('a'), answer('b')] };
  const [note, ...none] = withoutText(talk, '1');
  expect(none).toEqual([]);
  expect(note).toMatchObject({ isDeleted: true, sender: '', message: '', replies: talk.replies });
  const [left] = note ? withoutText(note, 'a') : [];
  expect(left?.replies.map(({ id }) => id)).toEqual(['b']);
  expect(left && withoutText(left, 'b')).toEqual([]);
  expect(withoutText({ ...talk, replies: [] }, '1')).toEqual([]);
  expect(withoutText({ ...talk, replies: [answer('a')] }, 'a')).toMatchObject([{ replies: [], isDeleted: false }]);
});

it('closes the line of a reply by Back, and returns the focus to its button', PATIENT, async () => {
  const [reply] = screen.getAllByRole('button', { name: 'Reply' });
  if (reply) await userEvent.click(reply);
  expect(document.activeElement?.getAttribute('placeholder')).toBe('Reply to odette');
  act(() => topLayer()?.close());
  expect(screen.queryByRole('textbox', { name: 'Reply to odette' })).toBeNull();
  expect(document.activeElement).toBe(reply);
});
