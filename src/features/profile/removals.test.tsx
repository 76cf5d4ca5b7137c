import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { ProfileComment } from '../../shared/contract/comments.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { performAllNow, UNDO_MS } from '../../state/session/delayed.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
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
  renderWithQueries(
    <Tabs label="Profile" tabs={[{ value: 'c', label: 'Comments' }]} value="c" onChange={() => undefined}>
      <TabPanel value="c">
        <CommentsTab username="mirabel" isOwn />
      </TabPanel>
    </Tabs>,
  );
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
