import { expect, it } from 'vitest';
import { gestureOfMessage } from './gesture-command.ts';

it('is the whole message, in any case', () => {
  expect(['/wave', ' /Sit ', '/wave hello', 'wave', '/walk', '//wave'].map(gestureOfMessage)).toEqual([
    'wave',
    'sit',
    null,
    null,
    null,
    null,
  ]);
});
