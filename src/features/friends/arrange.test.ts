import { expect, it } from 'vitest';
import { friendNamed } from '../../../tests/support/samples/friend.ts';
import { arrangeFriends } from './arrange.ts';

const friends = ['Ana', 'ben', 'Cleo', 'dana'].map((username) => friendNamed(username));
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
