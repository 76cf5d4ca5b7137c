import { describe, expect, it } from 'vitest';
import * as keys from './query-keys.ts';

const sources = import.meta.glob<string>(
  ['../{app,avatar,features,net,rich-text,screens,state,store,town}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

describe('query keys', () => {
  it('are written in query-keys.ts alone', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    const literal = /queryKey:\s*\[|(?:set|get)QueryData(?:<[^(]*>)?\(\s*\[/;
    expect(Object.keys(sources).filter((path) => literal.test(sources[path] ?? ''))).toEqual([]);
  });

  it('do not depend on the case of a username', () => {
    const { peopleKeys, profileKeys, wardrobeKeys } = keys;
    for (const keyOf of [
      peopleKeys.quickProfile,
      peopleKeys.profile,
      peopleKeys.mutuals,
      profileKeys.comments,
      wardrobeKeys.look,
    ]) {
      expect(keyOf('Odette')).toEqual(keyOf('odette'));
      expect(keyOf('Odette')).not.toEqual(keyOf('mirabel'));
    }
  });

  it.each([
    [
      'people',
      keys.peopleKeys.all,
      [keys.peopleKeys.friends, keys.peopleKeys.profile('a'), keys.peopleKeys.mutuals('a')],
    ],
    ['store lists', keys.storeKeys.lists, [keys.storeKeys.list(20, {})]],
    ['mail lists', keys.mailKeys.lists, [keys.mailKeys.list('inbox', '')]],
    ['forum lists', keys.forumKeys.lists, [keys.forumKeys.list('all', 'newest', '')]],
    ['pages of a post', keys.forumKeys.post('1'), [keys.forumKeys.postPage('1', 2)]],
    ['looks', keys.wardrobeKeys.looks, [keys.wardrobeKeys.look('a')]],
  ])('of %s begin with their common key', (_, common, below) => {
    for (const key of below) expect(key.slice(0, common.length)).toEqual(common);
  });

  it('of feed, counts and single mails are not invalidated with their lists', () => {
    expect(keys.feedKeys.events.slice(0, 2)).not.toEqual(keys.feedKeys.activities);
    expect(keys.mailKeys.byId('1').slice(0, 2)).not.toEqual(keys.mailKeys.lists);
    expect(keys.forumKeys.counts).not.toEqual(keys.forumKeys.lists);
  });
});
