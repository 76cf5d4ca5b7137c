/** The token bucket: refill, overdraft, emptying, and a clock that moves backwards. */
import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const SIZE = { capacity: 10, perSecond: 2 };

test('it starts full and refills up to its capacity', () => {
  const bucket = new TokenBucket(SIZE, 0);
  expect([bucket.take(10, 0), bucket.take(1, 0), bucket.take(1, 499), bucket.take(1, 500)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([bucket.isFull(5499), bucket.isFull(5500), bucket.take(11, 60_000)]).toEqual([false, true, false]);
});

test('emptying keeps an overdraft', () => {
  const bucket = new TokenBucket(SIZE, 0);
  expect(bucket.take(14, 0, 4)).toBe(true);
  bucket.empty(0);
  expect([bucket.take(1, 2499), bucket.take(1, 2500)]).toEqual([false, true]);
  bucket.empty(4500);
  expect([bucket.take(1, 4999), bucket.take(1, 5000)]).toEqual([false, true]);
});

test('a clock that moves backwards takes nothing', () => {
  const bucket = new TokenBucket(SIZE, 60_000);
  expect(bucket.take(10, 0)).toBe(true);
});
