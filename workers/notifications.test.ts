import { expect, it } from 'vitest';
import { pathOf, readPush } from './notifications.ts';

it('shows what the server sent', () => {
  const sent = { kind: 'mail', title: 'ben', body: 'You have mail from ben.', tag: 'mail:ben', page: '/?open=mail' };
  const { kind: _, ...shown } = sent;
  expect(readPush(JSON.stringify(sent))).toEqual(shown);
});

it.each([undefined, '', 'no JSON', 'null', '[]', '{"title":7,"page":["/"]}'])('shows something for %s', (text) => {
  expect(readPush(text)).toEqual({
    title: 'Promenade',
    body: 'There is news for you in the town.',
    tag: 'news',
    page: '/',
  });
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', 7, undefined])(
  'opens no other page: %s',
  (page) => {
    expect(pathOf(page)).toBe('/');
  },
);
