import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('fills the server of this machine by default', () => {
  expect(readOptions(['50'], {})).toEqual({ count: 50, url: 'http://localhost:3000', seed: 1 });
  expect(readOptions([], { PORT: '4000' })).toMatchObject({ count: 20, url: 'http://localhost:4000' });
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://town.localhost'])('takes %s for this machine', (url) => {
  expect(readOptions(['5', '--url', `${url}/some/page`], {}).url).toBe(url);
});

it.each(['https://example.org', 'http://localhost.example.org', 'http://127.example.org'])('refuses %s', (url) => {
  expect(() => readOptions(['5', '--url', url], {})).toThrow('is not this machine');
  expect(readOptions(['5', '--url', url, '--not-local'], {}).url).toBe(url);
});

it.each([['0'], ['501'], ['many'], ['5', '6'], ['--seed', 'x'], ['--url', 'nowhere']])('refuses %s', (...args) => {
  expect(() => readOptions(args, {})).toThrow('Usage');
});
