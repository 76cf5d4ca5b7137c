import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import { friendNamed } from '../../../tests/support/samples/friend.ts';
import type { FriendEntry } from '../../shared/contract/friends.ts';
import { FIRST_FRIENDS } from '../../state/people/people.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import FriendsScreen from './friends-screen.tsx';

const server = servePage();

const many = (count: number): FriendEntry[] => Array.from({ length: count }, (_, at) => friendNamed(`friend_${at}`));

/** `all`: the answer to the call for the whole list; the first page has its first friends. */
function open(all: FriendEntry[] | 'hang', first: FriendEntry[] = all === 'hang' ? [] : all): void {
  server.answers.set('GET /friend/list', ({ query }) => {
    if (query.includes('limit=')) return [200, first.slice(0, FIRST_FRIENDS)];
    return all === 'hang' ? all : [200, all];
  });
  server.answers.set('GET /friend/list/online', () => [200, [{ username: 'DANA' }]]);
  renderWithQueries(
    <Dialog title="Friends" onClose={() => {}}>
      <FriendsScreen />
    </Dialog>,
  );
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.friend-card')];
const names = () => cards().map((card) => card.querySelector('.nametag-name')?.textContent);
const count = () => document.querySelector('.sign-count')?.textContent;
const search = () => screen.getByLabelText('Find a player, then press Enter');

beforeEach(() => {
  makePageTall();
  closeScreens();
  signInAs(userNamed('mirabel'));
});
afterEach(() => vi.restoreAllMocks());

describe('the friends', PATIENT, () => {
  it('are shown with the online ones first, until that is switched off', async () => {
    open([friendNamed('Ana'), friendNamed('dana', { membership: 1, width: 1.1, height: 0.9 }), friendNamed('Zoe')]);
    await expect.poll(names).toEqual(['dana', 'Ana', 'Zoe']);
    const [dana, ana] = cards();
    expect(dana?.textContent).toContain('Online');
    expect(dana?.hasAttribute('data-offline')).toBe(false);
    expect(dana?.querySelector('[aria-label="Resident"]')).not.toBeNull();
    expect(dana?.querySelector<HTMLElement>('.friend-figure')?.style.transform).toBe('scale(1.1, 0.9)');
    expect(ana?.textContent).toContain('Offline');
    expect(ana?.hasAttribute('data-offline')).toBe(true);
    expect(ana?.querySelector('[aria-label="Resident"]')).toBeNull();
    expect(count()).toBe('3 friends');
    await userEvent.click(screen.getByRole('button', { name: 'Online first' }));
    expect(names()).toEqual(['Ana', 'dana', 'Zoe']);
  });

  it('are counted when the whole of a long list has loaded', async () => {
    open(many(FIRST_FRIENDS + 3));
    await expect.poll(count).toBe(`${FIRST_FRIENDS + 3} friends`);
  });

  it('are not counted while only the first page of a long list has loaded', async () => {
    open('hang', many(FIRST_FRIENDS));
    await expect.poll(() => cards().length).toBeGreaterThan(0);
    await expect.poll(() => server.callsOf('GET /friend/list').length).toBe(2);
    expect(count()).toBeUndefined();
  });

  it('fill one page: nothing more is fetched', async () => {
    open(many(FIRST_FRIENDS - 1));
    await expect.poll(count).toBe(`${FIRST_FRIENDS - 1} friends`);
    expect(server.callsOf('GET /friend/list')).toHaveLength(1);
  });

  it('can be none', async () => {
    open([]);
    expect(await screen.findByText('No friends, yet :)')).toBeTruthy();
  });
});

describe('the search', PATIENT, () => {
  it('opens the profile of a typed name, also of a player who is no friend', async () => {
    open([friendNamed('Ana')]);
    await expect.poll(names).toEqual(['Ana']);
    await userEvent.type(search(), ' {Enter}');
    expect(dialogs.screens).toEqual([]);
    await userEvent.type(search(), 'zoe ');
    expect(await screen.findByText('No friend is called so')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(dialogs.screens.at(-1)).toMatchObject({ name: 'profile', params: { username: 'zoe' } });
  });

  it('is left by Escape, and keeps its text', async () => {
    open([friendNamed('Ana')]);
    await expect.poll(names).toEqual(['Ana']);
    await userEvent.type(search(), 'an{Escape}');
    expect(document.activeElement).not.toBe(search());
    expect(search()).toHaveProperty('value', 'an');
    expect(screen.getByRole('dialog', { name: 'Friends' })).toBeTruthy();
  });
});
