import { expect, it } from 'vitest';
import { summarisePage } from './summary.ts';
import { RATIO } from './table.ts';

const aims = {
  name: 'aims',
  title: 'Aims',
  rows: [
    { what: 'far paths', found: 12, aim: 'at least 10', outcome: 'reached' },
    { what: 'points', found: 4, aim: 'at least 6', outcome: 'missed by 33 %' },
  ],
};
const paths = {
  name: 'far paths',
  title: 'Far paths',
  rows: [
    { way: 'ours: findTurns', [RATIO]: 1 },
    { way: 'ours: planWalk', [RATIO]: 2 },
    { way: 'slow', [RATIO]: 90 },
    { way: 'recast-navigation', [RATIO]: 12 },
  ],
};

it('shows the nearest other library, missed aims and worse figures of each bench', () => {
  const page = summarisePage([
    { name: 'core', ms: 61_400, tables: [paths, aims], worse: ['far paths, recast: 12, was 18'], failure: null },
    {
      name: 'store',
      ms: 2000,
      tables: [{ name: 'pages', title: 'Pages', rows: [{ page: 'first', 'p50 ms': 3 }] }],
      worse: [],
      failure: null,
    },
  ]);
  expect(page.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    'Summary',
    'core 61 s 1 of 2 aims reached',
    ' far paths: recast-navigation takes 12 times as long',
    ' aim missed: points: 4, at least 6 (missed by 33 %)',
    ' worse: far paths, recast: 12, was 18',
    'store 2 s',
    ' pages: page first, p50 ms 3',
    '2 benches, 1 aims missed, 1 figures worse than the baseline',
  ]);
});

it('names the benches that failed, and why', () => {
  const page = summarisePage([{ name: 'forum', ms: 900, tables: [], worse: [], failure: 'no PostgreSQL' }]);
  expect(page).toContain('failed: no PostgreSQL');
  expect(page.endsWith('failed: forum')).toBe(true);
});

it('stays one page, whatever the benches print', () => {
  const tables = Array.from({ length: 60 }, (_, index) => ({ ...paths, name: `table ${index}` }));
  const names = Array.from({ length: 14 }, (_, index) => `bench-${index}`);
  const results = names.map((name) => ({ name, ms: 1, tables, worse: [], failure: null }));
  expect(summarisePage(results).split('\n').length).toBeLessThan(120);
});
