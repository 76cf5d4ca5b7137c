import { expect, it } from 'vitest';
import { pathOf, readPush } from './notifications.ts';

it('shows what the server sent', () => {
  const shown = { title: 'ben', body: 'لديك رسالة من ben.', tag: 'mail:ben', page: '/?open=mail' };
  const sent = { kind: 'mail', language: 'ar', ...shown };
  expect(readPush(JSON.stringify(sent), ['de'])).toEqual({ ...shown, lang: 'ar', dir: 'rtl' });
});

it.each([undefined, '', 'no JSON', 'null', '[]', '{"title":7,"page":["/"]}'])('shows something for %s', (text) => {
  const expected = { title: 'Promenade', tag: 'news', page: '/', dir: 'ltr' };
  const body = 'There is news for you in the town.';
  expect(readPush(text, ['nl', 'en-US'])).toEqual({ ...expected, body, lang: 'en' });
  const german = 'In der Stadt gibt es Neues für dich.';
  expect(readPush(text, ['de-AT', 'en'])).toEqual({ ...expected, body: german, lang: 'de' });
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', 7, undefined])(
  'opens no other page: %s',
  (page) => {
    expect(pathOf(page)).toBe('/');
  },
);
