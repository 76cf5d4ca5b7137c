/** The aims of the core, mostly as ratios within one run, and the table that compares them with the results. */
import { RATIO, type Row, short, type Table } from './table.ts';

interface Aim {
  what: string;
  /** Source of the figure; of several ways, the one that is worst for us counts. */
  table: string;
  ways: readonly string[];
  column: string;
  bound: { least: number } | { most: number };
}

const atLeast = (least: number, what: string, table: string, ...ways: string[]): Aim => ({
  what,
  table,
  ways,
  column: RATIO,
  bound: { least },
});

const ofPaths = (kind: 'far' | 'near', column: string, what: string, bound: Aim['bound']): Aim => ({
  what: `${kind} paths, ${what}`,
  table: `${kind} paths`,
  ways: ['ours: findTurns'],
  column,
  bound,
});

const ofMemory = (table: string, what: string): Aim => ({
  what: `compositing over the memory bound, ${what}`,
  table,
  ways: ['ours: borrowed bytes'],
  column: 'times the memory bound',
  bound: { most: 1.8 },
});

const ofUpdates = (column: string, what: string, most: number): Aim => ({
  what,
  table: 'updates',
  ways: [
    '16,129 obstacles of 4 vertices',
    '8,100 obstacles of 8 vertices',
    '256 obstacles of 253 vertices',
    '16,129 equal boxes in even rows',
  ],
  column,
  bound: { most },
});

const FENCES = '244 corners, long fences';

const AIMS: Readonly<Record<string, readonly Aim[]>> = {
  core: [
    ofPaths('far', 'worst', 'longest over shortest', { most: 1.001 }),
    ofPaths('far', 'p50 ratio', 'p50 over recast-navigation', { least: 10 }),
    ofPaths('far', 'p99 ratio', 'p99 over recast-navigation', { least: 3 }),
    ofPaths('near', 'worst', 'longest over shortest', { most: 1.001 }),
    ofPaths('near', 'p50 ratio', 'p50 over recast-navigation', { least: 5 }),
    ofPaths('near', 'p99 ratio', 'p99 over recast-navigation', { least: 3 }),
    atLeast(10, 'paths among long fences over recast-navigation', 'growing towns', `recast-navigation, ${FENCES}`),
    atLeast(
      200,
      'paths among long fences over A* in JavaScript',
      'growing towns',
      `A* on typed arrays in JavaScript, ${FENCES}`,
    ),
    ofUpdates('first path ms', 'ms until the first path of 65,000 edges', 300),
    ofUpdates('p99 ms', 'ms of an update of 65,000 edges, p99', 50),
    atLeast(
      6,
      'points one by one over the best peer with boxes',
      'points',
      'point-in-polygon with boxes',
      'robust-point-in-polygon with boxes',
    ),
    atLeast(6, 'compositing over @napi-rs/canvas', 'compositing again', '@napi-rs/canvas: drawImage'),
    ofMemory('compositing again', 'the same view for the second time'),
    ofMemory('compositing', 'after others used the caches'),
    atLeast(2.5, 'match-three over bitboards in JavaScript', 'match-three', 'bitboards in JavaScript'),
    atLeast(13, 'match-three over an array in JavaScript', 'match-three', 'an array in JavaScript'),
  ],
  browser: [
    atLeast(
      10,
      'compositing over drawImage',
      'kernel again',
      'canvas: drawImage',
      'canvas: drawImage, willReadFrequently',
    ),
    ...['', ', copied'].map((how) =>
      atLeast(4, `to ImageBitmaps over drawImage to one${how}`, 'bitmap again', `canvas: to an ImageBitmap${how}`),
    ),
    ...['', ', copied'].map((how) =>
      atLeast(
        4,
        `to ImageBitmaps over drawImage to as many${how}`,
        'bitmap again',
        `canvas: to two ImageBitmaps${how}`,
      ),
    ),
    atLeast(
      5,
      'layers never seen before over decoding and drawing',
      'first time',
      'canvas: decode and draw, first time',
    ),
    ofMemory('kernel', 'after others used the caches'),
  ],
};

/** The table of aims of a bench, null when it has none. Throws when the tables lack a figure that an aim needs. */
export function judgeAims(bench: string, tables: readonly Table[]): Table | null {
  const aims = AIMS[bench];
  if (aims === undefined) return null;
  return { name: 'aims', title: 'Aims', rows: aims.map((aim) => judge(aim, tables)) };
}

function judge({ what, table, ways, column, bound }: Aim, tables: readonly Table[]): Row {
  const rows = tables.find(({ name }) => name === table)?.rows ?? [];
  const values = ways.map((way) => rows.find((row) => row.way === way)?.[column]);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < ways.length) throw new Error(`the table "${table}" lacks ${column} of ${ways.join(', ')}`);
  if ('least' in bound) {
    const found = Math.min(...numbers);
    return { what, found, aim: `at least ${bound.least}`, outcome: outcome(1 - found / bound.least) };
  }
  const found = Math.max(...numbers);
  return { what, found, aim: `at most ${bound.most}`, outcome: outcome(found / bound.most - 1) };
}

const outcome = (miss: number): string => (miss <= 0 ? 'reached' : `missed by ${short(miss * 100)} %`);
