import { expect, it } from 'vitest';
import { arrangeFriends } from './arrange.ts';

const friend = (username: string) => ({
  username,
  bioColor: null,
  nametagColor: null,
  membership: 0,
  width: 1,
  height: 1,
});
const friends = ['Ana', 'ben', 'Cleo', 'dana'].map(friend);
const names = (online: string[], search: string, isOnlineFirst: boolean) =>
  arrangeFriends(friends, { online: online.map((username) => ({ username })), search, isOnlineFirst }).map(
    ({ username, isOnline }) => username + (isOnline ? '*' : ''),
  );

it('puts online friends first and keeps the order otherwise', () => {
  expect(names(['DANA', 'ben'], '', true)).toEqual(['ben*', 'dana*', 'Ana', 'Cleo']);
  expect(names(['dana', 'ben'], '', false)).toEqual(['Ana', 'ben*', 'Cleo', 'dana*']);
});

it('finds parts of names in any case', () => {
  expect(names([], ' AN ', true)).toEqual(['Ana', 'dana']);
  expect(names([], 'zoe', true)).toEqual([]);
});
