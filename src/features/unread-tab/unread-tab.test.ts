import { expect, it } from 'vitest';
import { badgeText } from './favicon.ts';
import { titleOf } from './text.ts';

it('the title shows the unread count, and only the name when it is 0', () => {
  expect([0, 1, 250].map(titleOf)).toEqual(['Promenade', '(1) Promenade', '(250) Promenade']);
});

it('the favicon counts up to 99', () => {
  expect([1, 99, 100, 5000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
});
