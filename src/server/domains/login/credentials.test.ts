/** Refusals of usernames and passwords contain their limits. */
import { expect, test } from 'vitest';
import { checkPassword, checkUsername } from './credentials.ts';

test('a refused username or password has the limits of its length', () => {
  expect(() => checkUsername('ab')).toThrow(
    expect.objectContaining({ code: 'username-malformed', params: { min: 3, max: 20 } }),
  );
  for (const password of ['x'.repeat(7), 'x'.repeat(129)]) {
    expect(() => checkPassword(password)).toThrow(
      expect.objectContaining({ code: 'password-length', params: { min: 8, max: 128 } }),
    );
  }
  expect(checkUsername(' Mira ')).toBe('Mira');
});
