/** Texts of coordinates are those of the language's formatting, ties and signs included. */
import { expect, it } from 'vitest';
import { bbox, move, num } from './path.ts';
import { rng } from './random.ts';

const formatted = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

it('writes a coordinate with at most one decimal', () => {
  expect([12, 12.34, -0.5, 0.04, -0.04, 5163.96].map(num)).toEqual(['12', '12.3', '-0.5', '0', '-0', '5164']);
});

it('rounds as the language does', () => {
  const random = rng(7);
  const values = Array.from({ length: 5000 }, () => (random() - 0.5) * 14_000);
  const ties = Array.from({ length: 400 }, (_, i) => (i - 200) / 4 + 0.05);
  const special = [1.15, 1.25, 1.35, -1.25, -0.25, 0.05, 6553.5, 6553.65, 1e7, -1e21, 0, -0, Number.NaN, Infinity];
  for (const value of [...values, ...ties, ...special]) expect(num(value), String(value)).toBe(formatted(value));
});

it('moves, scales and measures the pairs of a path', () => {
  const d = 'M1,2L-3.5,4C5 6 7,8 9,-10Q1e1,2 3,4Z';
  expect(move(d, 10, 1, 2)).toBe('M12,5L3,9C20,13 24,17 28,-19Q30,5 16,9Z');
  expect(move(d, 0, 0)).toBe('M1,2L-3.5,4C5,6 7,8 9,-10Q10,2 3,4Z');
  expect(bbox(d)).toEqual([-3.5, -10, 10, 8]);
  expect(bbox('')).toEqual([1e9, 1e9, -1e9, -1e9]);
});
