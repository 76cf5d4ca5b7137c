import { expect, it } from 'vitest';
import { actName } from './text.ts';

it.each([
  ['redact', 'Redact'],
  ['delete-account', 'Delete account'],
  ['lifetime.refunded', 'Lifetime refunded'],
  ['', ''],
])('names the act %s %s', (action, name) => {
  expect(actName(action)).toBe(name);
});
