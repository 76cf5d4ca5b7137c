import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../tests/support/server/contract-server.ts';
import { PATIENT } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import { channelKeys } from '../../net/query-keys.ts';
import { closeQuickActions, quickActions } from '../../state/people/quick-actions.ts';
import { connectChannel, ownChannel } from '../../state/session/channel.ts';
import { declarePlaces, listenToPlaces } from '../../state/places/town-places.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { hud, resizeHud } from '../../state/settings/hud.ts';
import { FriendsPanel } from './friends-panel.tsx';
import { FriendsStrip } from './friends-strip.tsx';

const ONLINE = 'GET /friend/list/online';
const PLACES = 'GET /channels/friends';
const server = servePage();
const toasts = collectToasts();

const online = (...usernames: string[]): Answer => [200, usernames.map((username) => ({ username }))];
const refused: Answer = [500, { success: false, message: 'The list is closed' }];

beforeEach(() => {
  resizeHud(1100, 800);
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /friend/list', () => [200, []]);
  server.answers.set(PLACES, () => [200, []]);
});
afterEach(() => {
  hud.panels = [];
  resizeHud(1100, 800);
  closeQuickActions();
  vi.useRealTimers();
});

function open() {
  renderWithQueries(
    <>
      <FriendsStrip />
      <FriendsPanel />
    </>,
  );
}

describe('a friend in another channel', () => {
  beforeEach(() => {
    ownChannel.number = 1;
    hud.panels = ['friends'];
    server.answers.set(ONLINE, () => online('bramble', 'odette'));
    const inTown = (username: string, channel: number) => ({ username, location: LOCATION_SLUG, channel });
    server.answers.set(PLACES, () => [200, [inTown('bramble', 1), inTown('odette', 2)]]);
  });
  afterEach(() => {
    ownChannel.number = null;
  });

  it.each([
    ['joined', []],
    ['full', ['There is no room left where odette is.']],
    ['failed', ['odette cannot be joined now.']],
  ] as const)('can be joined: %s', async (change, words) => {
    const changes: (number | null)[] = [];
    connectChannel((number) => {
      changes.push(number);
      return Promise.resolve(change);
    });
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Join odette in Lantern Bay 2' }));
    expect(changes).toEqual([2]);
    expect(screen.queryByRole('button', { name: /^Join bramble/ })).toBeNull();
    await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(words));
  });
});

describe('a friend in another location', () => {
  const chosen: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    hud.panels = ['friends'];
    server.answers.set(ONLINE, () => online('odette'));
    server.answers.set(PLACES, () => [200, [{ username: 'odette', location: 'shop', channel: 1 }]]);
    queryClient.setQueryData(channelKeys.locationName('shop'), 'The shop');
    chosen.length = 0;
    stop = listenToPlaces({ doorChosen: (key: string) => chosen.push(key) } as never);
  });
  afterEach(() => {
    stop();
    declarePlaces({ doors: [], places: [], seats: [] });
  });

  it('is named with the place, and can be joined through the door to it', async () => {
    const door = { key: 'shop-door', to: 'shop', screen: '', hits: [], depth: 0, view: 3, stand: { x: 1, y: 2 } };
    declarePlaces({ doors: [door], places: [], seats: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Join odette in The shop' }));
    expect([chosen, hud.panels]).toEqual([['shop-door'], []]);
  });

  it('is only named with the place where no door leads there', async () => {
    open();
    expect(await screen.findByText('The shop')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });
});

describe('online friends', () => {
  it('shows the faces of the first six and how many more there are', async () => {
    server.answers.set(ONLINE, () => online('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'));
    open();
    expect(await screen.findByRole('button', { name: 'f6' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'g7' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show all 8 online friends' }).textContent).toBe('+2');
  });

  it.each([
    [900, 3, '+5'],
    [1600, 8, ''],
  ])('shows as many faces as a screen of %i px has room for', async (widthPx, count, rest) => {
    server.answers.set(ONLINE, () => online('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'));
    resizeHud(widthPx, 800);
    open();
    expect(await screen.findAllByRole('listitem')).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Show all 8 online friends' }).textContent).toBe(rest);
  });

  it('is one button with the count on a phone; the panel returns the focus to it', async () => {
    server.answers.set(ONLINE, () => online('odette', 'wren'));
    resizeHud(844, 390);
    open();
    const toggle = screen.getByRole('button', { name: 'Online friends' });
    expect(await screen.findByText('2')).toBeTruthy();
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(toggle);
    await userEvent.click(toggle);
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(toggle);
  });

  it('takes the focus of the button where it replaces it, as on the narrowest phones', async () => {
    server.answers.set(ONLINE, () => online('odette', 'wren'));
    resizeHud(844, 390);
    open();
    const toggle = screen.getByRole('button', { name: 'Online friends' });
    toggle.checkVisibility = () => false;
    await userEvent.click(toggle);
    const close = await screen.findByRole('button', { name: 'Close' });
    await expect.poll(() => document.activeElement).toBe(close);
  });

  it('opens the quick actions from a face, and from a name in the panel', async () => {
    server.answers.set(ONLINE, () => online('odette'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'odette' }));
    expect(quickActions.username).toBe('odette');
    closeQuickActions();
    await userEvent.click(screen.getByRole('button', { name: 'Show all online friends' }));
    const panel = await screen.findByRole('region', { name: 'Online friends' });
    await userEvent.click([...panel.querySelectorAll('button')].find((one) => one.textContent?.includes('odette'))!);
    expect(quickActions.username).toBe('odette');
  });

  it('refetches every 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server.answers.set(ONLINE, () => online('odette'));
    open();
    await screen.findByRole('button', { name: 'odette' });
    const before = server.callsOf(ONLINE).length;
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(server.callsOf(ONLINE)).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await expect.poll(() => server.callsOf(ONLINE).length, PATIENT).toBe(before + 1);
  });

  it('shows why the list failed to load, in a toast and in the panel', async () => {
    server.answers.set(ONLINE, () => refused);
    open();
    await userEvent.click(screen.getByRole('button', { name: /Online friends/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error: The list is closed');
    await expect.poll(() => toasts, PATIENT).toMatchObject([{ text: 'The list is closed', tone: 'bad' }]);
  });

  it('shows a failure that repeats in one toast, and keeps showing it in the panel while it asks again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server.answers.set(ONLINE, () => refused);
    hud.panels = ['friends'];
    open();
    const alert = await screen.findByRole('alert');
    for (let round = 1; round <= 2; round++) {
      const before = server.callsOf(ONLINE).length;
      await act(() => vi.advanceTimersByTimeAsync(5100));
      await expect.poll(() => server.callsOf(ONLINE).length, PATIENT).toBeGreaterThan(before);
    }
    expect(alert.isConnected).toBe(true);
    expect(toasts).toHaveLength(1);
  });

  it('shows an empty state', async () => {
    server.answers.set(ONLINE, () => online());
    open();
    await userEvent.click(await screen.findByRole('button', { name: /No friends online/ }));
    expect(await screen.findByRole('region', { name: 'Online friends' })).toBeTruthy();
    expect(screen.getAllByText('No friends online')).toHaveLength(2);
    expect(screen.getByText('Friends who walk into town show up here.')).toBeTruthy();
  });
});
