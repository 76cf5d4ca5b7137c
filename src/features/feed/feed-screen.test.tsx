import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import type { Activity } from '../../shared/contract/feed.ts';
import FeedScreen from './feed-screen.tsx';
import { dateOf } from '../../shared/rules/local-date.ts';

const server = servePage();
const toasts = collectToasts();
let activities: Activity[] = [];

const written = (change: Partial<Activity>): Activity => ({
  type: 'profileComment',
  id: '1',
  forumId: null,
  forumTitle: null,
  profileOwnerUsername: 'odette',
  isReply: false,
  message: 'hello',
  createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  ...change,
});
const stats = { totalProfileComments: 48, totalProfileReplies: 31, totalForumPosts: 6, totalForumReplies: 1112 };

beforeEach(() => {
  closeScreens();
  signInAs(userNamed('mirabel'));
  activities = [
    written({ id: '11', message: 'the [b]ugly[/b] one' }),
    written({
      id: '12',
      type: 'forumReply',
      isReply: true,
      forumId: '7',
      forumTitle: 'Benches',
      profileOwnerUsername: null,
    }),
    written({ id: '13', isReply: true }),
    written({ id: '14', type: 'forumPost', forumId: '14', forumTitle: 'Rain', profileOwnerUsername: null }),
  ];
  server.answers.set('GET /feed', () => [200, { success: true, message: '', activities, stats }]);
  server.answers.set('GET /events', () => [200, []]);
});

const open = () => renderWithQueries(<FeedScreen />);
const cards = async () =>
  within(await screen.findByRole('region', { name: 'Your activity' })).findAllByRole('listitem');

describe('the feed', () => {
  it('shows the four counts and a card for each activity, without tags', async () => {
    open();
    const found = await cards();
    expect(found.map((card) => card.querySelector('.tag')?.textContent)).toEqual([
      'Comment',
      'Forum reply',
      'Comment reply',
      'Forum post',
    ]);
    expect(found[0]?.textContent).toContain('the ugly one');
    expect(found[0]?.textContent).toContain('yesterday');
    const counts = screen.getByText('Forum replies').parentElement?.parentElement;
    expect(counts?.textContent).toBe('Comments48Comment replies31Forum posts6Forum replies1,112');
  });

  it("names a first post of the town by the page's catalogue", async () => {
    activities = [
      written({ type: 'forumReply', forumId: '1', forumTitle: 'Stored in English', initialPost: 'houseRules' }),
    ];
    open();
    expect((await cards())[0]?.textContent).toContain('House rules of Lantern Bay');
  });

  it('opens the profile or the post', async () => {
    open();
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Benches' }));
    await userEvent.click(screen.getAllByRole('button', { name: "odette's profile" })[0]!);
    expect(dialogs.screens.map(({ name, params }) => [name, params])).toEqual([
      ['forum', { selectedPostId: '7' }],
      ['profile', { username: 'odette' }],
    ]);
  });

  it('asks before it deletes, shows the outcome and refetches the feed', async () => {
    server.answers.set('DELETE /activity/forumReply/12', () => {
      activities = activities.filter(({ id }) => id !== '12');
      return [200, { success: true, message: 'Reply deleted.' }];
    });
    open();
    const [, second] = await cards();
    await userEvent.click(within(second!).getByRole('button', { name: 'Delete activity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(within(second!).getByRole('button', { name: 'Delete activity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect.poll(async () => (await cards()).length, PATIENT).toBe(3);
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'Reply deleted.', tone: 'ok' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows why a deletion failed and keeps the card', async () => {
    server.answers.set('DELETE /activity/profileComment/11', () => [403, { success: false, message: 'Not yours.' }]);
    open();
    const [first] = await cards();
    await userEvent.click(within(first!).getByRole('button', { name: 'Delete activity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'Not yours.', tone: 'bad' }]);
    expect(await cards()).toHaveLength(4);
  });

  it('shows why it failed to load, and retries', async () => {
    server.answers.set('GET /feed', () => [500, { success: false, message: 'The feed is closed' }]);
    open();
    expect(await screen.findByText('The feed is closed')).toBeTruthy();
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'The feed is closed', tone: 'bad' }]);
    server.answers.set('GET /feed', () => [200, { success: true, message: '', activities, stats }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(4);
  });

  it('shows an empty state', async () => {
    activities = [];
    open();
    expect(await screen.findByText('No activity, yet :)')).toBeTruthy();
    expect(await screen.findByText('Nothing is planned this month.')).toBeTruthy();
  });

  it('shows guilds as coming soon', async () => {
    open();
    const guilds = screen.getByRole('region', { name: 'Guilds (coming soon)' });
    expect(within(guilds).getAllByRole('listitem')).toHaveLength(3);
  });

  it('marks the events of the month', async () => {
    const today = dateOf(new Date());
    server.answers.set('GET /events', () => [200, [{ date: today, title: 'Lantern Night', text: 'From dusk' }]]);
    open();
    const cell = await screen.findByRole('cell', { name: /, Lantern Night$/ });
    expect(cell.getAttribute('aria-current')).toBe('date');
    expect(screen.getByText('From dusk')).toBeTruthy();
    const calendar = within(screen.getByRole('region', { name: 'Events Calendar' }));
    const month = calendar.getByRole('status').textContent;
    expect(calendar.getByRole('status').hasAttribute('aria-live')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.queryByText('From dusk')).toBeNull();
    expect(calendar.getByRole('status').textContent).not.toBe(month);
    expect(calendar.getByRole('columnheader', { name: 'Monday' })).toBeTruthy();
    // Days of other months are not read.
    expect(calendar.queryAllByRole('cell', { name: '' })).toHaveLength(
      document.querySelectorAll('[data-outside]').length,
    );
  });
});
