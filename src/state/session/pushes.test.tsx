import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../tests/support/page.ts';
import { servePage } from '../../../tests/support/served-page.ts';
import { sessionReplyOf, signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { queryClient } from '../../net/query-client.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import { useFriendsInTown } from '../people/use-friends-in-town.ts';
import { purse } from '../shopping/purse.ts';
import { losePushes, pollMs, pushes, takePush } from './pushes.ts';
import { refreshSession, session } from './session.ts';
import { refreshUnreadMail, unread } from './unread.ts';

const ONLINE = 'GET /friend/list/online';
const server = servePage();

const complete = (change: Partial<Push> = {}): Push => ({
  user: { username: 'mirabel', access: 0, membership: 0, badges: 0, blockedList: [], blockedListIds: [] },
  purse: { coins: 5000, gems: 50, honor: 264 },
  unread: 0,
  friends: [],
  online: 3,
  ...change,
});

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set(ONLINE, () => [200, []]);
});
afterEach(() => {
  losePushes();
  vi.useRealTimers();
});

function showFriends() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useFriendsInTown, { wrapper });
  return () => result.current.data?.map(({ username }) => username);
}

describe('pushes', () => {
  it('change the session, the purse and the count of mails', () => {
    takePush(complete({ unread: 2 }));
    expect([unread.unreadMailCount, pushes.onlineCount]).toEqual([2, 3]);
    takePush({ purse: { coins: 7, gems: 8, honor: 900 } });
    expect(purse).toEqual({ coins: 7, gems: 8, honor: 900 });
    takePush({ user: { ...complete().user, membership: 2, access: 1, blockedList: ['grump'], blockedListIds: ['9'] } });
    expect(session.user).toMatchObject({ membership: 2, access: 1, coins: 7, honor: 900, blockedList: ['grump'] });
    expect(session.user).toMatchObject({ _id: '1', email: 'a@b.c' });
    expect(sessionStorage.getItem('session')).toContain('grump');
    takePush({ unread: 1, online: 5 });
    expect([unread.unreadMailCount, pushes.onlineCount]).toEqual([1, 5]);
  });

  it('win over replies of polls that are under way', async () => {
    takePush(complete());
    server.answers.set('GET /session', () => {
      takePush({ purse: { coins: 9, gems: 9, honor: 9 } });
      return [200, sessionReplyOf(userNamed('mirabel', { coins: 1 }))];
    });
    server.answers.set('GET /mail/unread/count', () => {
      takePush({ unread: 6 });
      return [200, { success: true, count: 1 }];
    });
    await Promise.all([refreshSession(), refreshUnreadMail()]);
    expect([purse.coins, unread.unreadMailCount]).toEqual([9, 6]);
  });

  it('change the list of friends that the poll fills', async () => {
    server.answers.set(ONLINE, () => [200, [{ username: 'wren' }]]);
    const names = showFriends();
    await expect.poll(names, PATIENT).toEqual(['wren']);
    takePush(complete({ friends: ['Odette', 'wren'] }));
    await expect.poll(names, PATIENT).toEqual(['Odette', 'wren']);
    takePush({ came: ['basil', 'Quill'], left: ['wren'] });
    await expect.poll(names, PATIENT).toEqual(['basil', 'Odette', 'Quill']);
    takePush({ left: ['basil', 'Odette', 'Quill'] });
    await expect.poll(names, PATIENT).toEqual([]);
  });

  it('are not needed for parts that are mounted one after the other to fetch the list once', async () => {
    await expect.poll(showFriends(), PATIENT).toEqual([]);
    expect(showFriends()()).toEqual([]);
    expect(queryClient.isFetching()).toBe(0);
  });

  it.each([
    ['a part is missing', { ...complete(), friends: undefined }],
    ['a value is wrong', { ...complete(), unread: -1 }],
    ['it is no object', 'everything'],
  ])('are not acknowledged when %s', (_, payload) => {
    takePush(payload);
    expect([pushes.areOn, pollMs(5000)]).toEqual([false, 5000]);
    takePush({ unread: 4 });
    expect(unread.unreadMailCount).not.toBe(4);
  });

  it('end with one that cannot be read, and with the connection', () => {
    takePush(complete());
    expect([pushes.areOn, pollMs(5000)]).toEqual([true, 60_000]);
    takePush({ purse: { coins: 'many' } });
    expect([pushes.areOn, pollMs(5000), purse.coins]).toEqual([false, 5000, 5000]);
    takePush(complete());
    losePushes();
    expect([pushes.areOn, pushes.onlineCount, pollMs(10_000)]).toEqual([false, null, 10_000]);
  });

  it('slow the poll of friends to once a minute, until the connection is lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const names = showFriends();
    await expect.poll(names, PATIENT).toEqual([]);
    act(() => takePush(complete()));
    await expect.poll(() => pushes.areOn).toBe(true);
    const calls = () => server.callsOf(ONLINE).length;
    const before = calls();
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(calls()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await expect.poll(calls, PATIENT).toBe(before + 1);
    act(losePushes);
    await act(() => vi.advanceTimersByTimeAsync(5100));
    await expect.poll(calls, PATIENT).toBe(before + 2);
  });
});
