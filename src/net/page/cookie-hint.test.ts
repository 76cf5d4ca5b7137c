import { expect, it } from 'vitest';
import { parseClientConfig } from '../client-config.ts';
import { cookieHint } from './cookie-hint.ts';

const hintOf = (config: object, isFetched: boolean) =>
  cookieHint(parseClientConfig(JSON.stringify(config)), { origin: 'https://bay.example', isFetched });

it.each([true, false])('is what the server wrote into a page from the network: %s', (hasSessionCookie) => {
  expect(hintOf({ hasSessionCookie }, true)).toBe(hasSessionCookie);
  expect(hintOf({ hasSessionCookie, hosts: { instance: 'https://bay.example/' } }, true)).toBe(hasSessionCookie);
});

it('is unknown when the server wrote nothing', () => {
  expect(hintOf({}, true)).toBeNull();
});

it('is unknown when the cookie belongs to another host', () => {
  const hosts = { instance: 'https://town.example' };
  expect(hintOf({ hosts, hasSessionCookie: false }, true)).toBeNull();
  expect(hintOf({ hosts, hasSessionCookie: true }, true)).toBeNull();
});

it('is unknown on a kept page that was written before the player signed in', () => {
  expect(hintOf({ hasSessionCookie: false }, false)).toBeNull();
  expect(hintOf({ hasSessionCookie: true }, false)).toBe(true);
});
