/** Comments that are opened from elsewhere: brought into view once, wherever they are in the list. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { ProfileComment } from '../../shared/contract/comments.ts';
import { continueDraft, listDrafts } from '../../rich-text/write/draft-list.ts';
import { keepDraft } from '../../state/chat/drafts.ts';
import { TabPanel, Tabs } from '../../ui/controls/tabs.tsx';
import { CommentsTab } from './parts/comments-tab.tsx';

const server = servePage();
const toasts = collectToasts();

const text = (id: string) => ({
  id,
  sender: 'odette',
  author: null,
  message: `Comment ${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const comment = (id: string, replies: string[] = []): ProfileComment => ({
  ...text(id),
  isDeleted: false,
  replies: replies.map(text),
});

const show = (commentId?: string) =>
  renderWithQueries(
    <Tabs label="Profile" tabs={[{ value: 'c', label: 'Comments' }]} value="c" onChange={() => undefined}>
      <TabPanel value="c">
        <CommentsTab username="mirabel" isOwn commentId={commentId} />
      </TabPanel>
    </Tabs>,
  );
const marked = (): Element[] => [...document.querySelectorAll('[data-wanted]')];

beforeEach(() => {
  makePageTall();
  // jsdom has no layout and does not scroll.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
  signInAs(userNamed('mirabel'));
  const first = Array.from({ length: 50 }, (_, at) => comment(String(100 - at)));
  server.answers.set('GET /profile/mirabel/comment', ({ query }) => [
    200,
    query.includes('page=1') ? first : [comment('9'), comment('8', ['20', '21'])],
  ]);
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a comment that was opened', PATIENT, () => {
  it.each([
    ['98', 'Comment 98'],
    ['9', 'Comment 9'],
    ['21', 'Comment 21'],
  ])('no. %s is fetched, marked and gets the focus', async (id, words) => {
    show(id);
    await expect.poll(() => marked().includes(document.activeElement ?? document.body), PATIENT).toBe(true);
    expect(marked().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(words)]);
    expect(toasts).toEqual([]);
  });

  it('and is gone says so, and the list stays', async () => {
    show('7');
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'This comment is no longer there.' }]);
    expect(screen.getByText('Comment 100')).toBeTruthy();
  });
});

it('drafts of comments and answers are listed with the place where they go on', async () => {
  keepDraft('comment:odette', 'Nice hat', '', { title: 'Odette' });
  keepDraft('reply:100', 'It is [b]new[/b]', '', { title: 'odette', profile: 'mirabel' });
  keepDraft('mail:wren', 'Hello', '', { title: 'Wren' });
  keepDraft('bio', 'Me');
  expect(listDrafts().map(({ what, words, place }) => [what, words, place.screen, place.params])).toEqual([
    ['Mail to Wren', 'Hello', 'profile', { username: 'Wren' }],
    [
      'Reply to a comment of odette',
      'It is new',
      'profile',
      { username: 'mirabel', tab: 'comments', commentId: '100' },
    ],
    ['Comment for Odette', 'Nice hat', 'profile', { username: 'Odette', tab: 'comments' }],
  ]);
  const [, answer] = listDrafts();
  if (answer) continueDraft(answer);
  show('100');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reply to odette' })).value).toBe(
    'It is [b]new[/b]',
  );
});
