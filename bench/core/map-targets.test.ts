/** Which maps reach the aims of paths. */
import { expect, it } from 'vitest';
import { compareAnswered, type Figures, judgeMaps } from './map-targets.ts';

const OURS: Figures = {
  p50: 2,
  p99: 10,
  buildMs: 900,
  firstPathMs: 20,
  loopKeptMs: 4,
  loopKeptOnceMs: 9,
  loopPassedMs: 90,
  updateMs: 50,
  bytes: 3e6,
  worst: 1,
  misses: 0,
};
/** Recast-navigation's times. */
const RECAST = { p50: 20, p99: 100 };

const missed = (corners: number, ours: Partial<Figures>, polyanya: Figures | null = null): string[] => {
  const { p50, p99 } = { ...OURS, ...ours };
  const recast = { p50: RECAST.p50 / p50, p99: RECAST.p99 / p99 };
  const { rows } = judgeMaps([{ name: 'a map', corners, ours: { ...OURS, ...ours }, polyanya, recast }]);
  return rows.filter((row) => row.missed !== '').map((row) => `${row.aim}; ${row.missed}`);
};

it('reaches all aims at their bounds', () => {
  expect(missed(2300, { p50: 2.5, p99: 15 })).toEqual([]);
  expect(missed(8000, { p50: 4, p99: 40, bytes: 30e6, buildMs: 5000 })).toEqual([]);
});

it('names maps that miss an aim, and by which figure', () => {
  expect(missed(2300, { p50: 2.6 })).toEqual(['p50 over recast-navigation: at least 8; a map 7.69']);
  expect(missed(4101, { p50: 4.1 })).toEqual(['p50 over recast-navigation: at least 5; a map 4.88']);
  expect(missed(300, { worst: 1.00002 })).toEqual(['longest over shortest: at most 1.00001; a map 1.000020']);
  expect(missed(300, { misses: 1 })).toHaveLength(1);
  expect(missed(300, { loopKeptMs: 4.1 })).toEqual([
    'ms that the preparation keeps the event loop: at most 4; a map 4.1',
  ]);
});

it('compares maps beyond the tables with Polyanya', () => {
  expect(missed(8001, { p50: 24, p99: 90 }, { ...OURS, p50: 20 })).toEqual([]);
  expect(missed(8001, { p50: 25, p99: 90 }, { ...OURS, p50: 20 })).toHaveLength(1);
  expect(missed(8001, {})).toEqual(['p50 over our Polyanya: at most 1.2; a map not measured']);
});

it('compares times at queries that both answer', () => {
  const ours = [1, 2, 9];
  expect(compareAnswered(ours, [10, 10, 1], [true, true, false])).toMatchObject({ p99: 5 });
  expect(compareAnswered(ours, [10, 10, 1], [true, false, false])).toBeNull();
});

it('does not judge a ratio where recast-navigation answers too few queries', () => {
  const { rows } = judgeMaps([{ name: 'a map', corners: 300, ours: OURS, polyanya: null, recast: null }]);
  expect(rows.filter(({ aim }) => String(aim).includes('recast'))).toEqual([]);
  expect(rows).not.toEqual([]);
});
