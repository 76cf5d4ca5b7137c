/** What a visitor of a profile can do, and the friends in common. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { profileOf } from '../../../tests/support/profiles.ts';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { FullProfile } from '../../state/people/people.ts';
import { MutualsTab } from './parts/mutuals-tab.tsx';
import { PreviewCard } from './parts/preview-card.tsx';
import { VisitorBar } from './parts/visitor-bar.tsx';

const server = servePage();
const DONE = { success: true, message: 'Done.' };

const PROFILE = profileOf('odette');
const visit = (change: Partial<FullProfile> = {}) =>
  renderWithQueries(<VisitorBar profile={{ ...PROFILE, ...change }} />);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const calls = () => server.asked.map(({ call }) => call);

beforeEach(() => signInAs(userNamed('mirabel')));
afterEach(() => vi.restoreAllMocks());

describe('the actions of a visitor', PATIENT, () => {
  it('ask for a friendship', async () => {
    server.answers.set('POST /friend/odette', () => [200, DONE]);
    visit();
    await userEvent.click(button('Add Friend'));
    await expect.poll(calls).toContain('POST /friend/odette');
  });

  it.each<[Partial<FullProfile>, string, string]>([
    [{ isBlocked: true, canAddFriend: false }, 'Add Friend', 'Unblock this player first'],
    [{ canAddFriend: false }, 'Add Friend', 'This player cannot be reached'],
    [{ hasPendingRequest: true }, 'Pending', 'Waiting for an answer'],
  ])('explain for %o why %s is disabled', (change, name, reason) => {
    visit(change);
    expect(button(name)).toMatchObject({ disabled: true, title: reason });
  });

  it('end a friendship only after a question', async () => {
    server.answers.set('DELETE /friend/odette', () => [200, DONE]);
    visit({ isFriends: true, hasPendingRequest: true, canAddFriend: false });
    await userEvent.click(button('Remove Friend'));
    const question = screen.getByRole('dialog', { name: 'Remove Friend' });
    expect(question.textContent).toContain('Remove odette from your friends?');
    expect(calls()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove Friend' }));
    await expect.poll(calls).toContain('DELETE /friend/odette');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('give the heart and block, one at a time', async () => {
    let answer: (value?: unknown) => void = () => undefined;
    server.delays.set(
      'GET /profile/odette/match/1',
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    server.answers.set('GET /profile/odette/match/1', () => [200, DONE]);
    server.answers.set('GET /profile/odette/block/1', () => [200, DONE]);
    visit();
    expect(button('Heart').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Heart'));
    await expect.poll(() => button('Heart').getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button('Block'));
    await expect.poll(calls).toEqual(['GET /profile/odette/match/1']);
    answer();
    await expect.poll(() => button('Heart').getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button('Block'));
    await expect.poll(calls).toContain('GET /profile/odette/block/1');
  });

  it('take the heart back and unblock', async () => {
    server.answers.set('GET /profile/odette/match/0', () => [200, DONE]);
    server.answers.set('GET /profile/odette/block/0', () => [200, DONE]);
    visit({ isMatch: true, isBlocked: true });
    expect(button('Heart').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Heart'));
    await expect.poll(() => button('Heart').getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button('Unblock'));
    await expect.poll(calls).toEqual(['GET /profile/odette/match/0', 'GET /profile/odette/block/0']);
  });

  it('that do not exist yet are disabled', () => {
    visit();
    for (const name of ['Wishlist', 'Gift', 'Market', 'Report']) {
      expect(button(name)).toMatchObject({ disabled: true, title: `${name}: Not open yet` });
    }
  });
});

it.each([true, false])('a profile says whether its player is blocked: %s', (isBlocked) => {
  const profile = { ...PROFILE, isBlocked };
  renderWithQueries(
    <PreviewCard profile={profile} isOwn={false} isStrip rotation={0} onRotate={() => {}} onEdit={() => {}} />,
  );
  expect(screen.getByText('Online now')).toBeTruthy();
  expect(screen.queryByText('Blocked') !== null).toBe(isBlocked);
});

describe('the friends in common', PATIENT, () => {
  const names = () => [...document.querySelectorAll('.mutual-card .clamp1')].map(({ textContent }) => textContent);
  const open = (mutuals: readonly string[]) => {
    makePageTall();
    server.answers.set('GET /friend/mutual/odette', () => [200, mutuals.map((username) => ({ username }))]);
    renderWithQueries(<MutualsTab username="odette" />);
  };

  it('are sorted by name in any case, and searched', async () => {
    open(['zoe', 'Bea', 'ana', 'Bertil']);
    await expect.poll(names).toEqual(['ana', 'Bea', 'Bertil', 'zoe']);
    const search = screen.getByLabelText('Search mutual friends');
    await userEvent.type(search, ' BE');
    await expect.poll(names).toEqual(['Bea', 'Bertil']);
    await userEvent.type(search, 'xx');
    expect(await screen.findByText('No mutual friend is called so')).toBeTruthy();
  });

  it('can be none', async () => {
    open([]);
    expect(await screen.findByText('No mutual friends')).toBeTruthy();
  });
});
