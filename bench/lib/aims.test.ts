/** The table of aims: which results reach an aim; a missing result is an error. */
import { expect, it } from 'vitest';
import { judgeAims } from './aims.ts';
import { RATIO, type Table } from './table.ts';

const browser = (drawImage: number, bound: number): Table[] => {
  const rows = (ways: Record<string, number>, more = {}): Table['rows'] =>
    Object.entries(ways).map(([way, ratio]) => ({ way, [RATIO]: ratio, ...more }));
  const table = (name: string, found: Table['rows']): Table => ({ name, title: name, rows: found });
  return [
    table('kernel', rows({ 'ours: borrowed bytes': 1 }, { 'times the memory bound': bound })),
    table('kernel again', rows({ 'canvas: drawImage': drawImage, 'canvas: drawImage, willReadFrequently': 12 })),
    table(
      'bitmap again',
      rows({
        'canvas: to an ImageBitmap': 5,
        'canvas: to an ImageBitmap, copied': 5,
        'canvas: to two ImageBitmaps': 4,
        'canvas: to two ImageBitmaps, copied': 4,
      }),
    ),
    table('first time', rows({ 'canvas: decode and draw, first time': 50 })),
  ];
};

const outcomes = (tables: readonly Table[]): unknown[] =>
  judgeAims('browser', tables)?.rows.map(({ outcome }) => outcome) ?? [];

it('reports reached aims, and the percentage by which the others are missed', () => {
  expect(outcomes(browser(10, 1.8))).toEqual(Array.from({ length: 7 }, () => 'reached'));
  expect(outcomes(browser(8, 2.16))).toEqual([
    'missed by 20 %',
    ...Array.from({ length: 5 }, () => 'reached'),
    'missed by 20 %',
  ]);
});

it('compares with the fastest alternative', () => {
  expect(judgeAims('browser', browser(13, 1))?.rows[0]).toMatchObject({ found: 12, aim: 'at least 10' });
});

it('throws an error for tables without the rows of an aim', () => {
  expect(() => judgeAims('browser', browser(10, 1).slice(1))).toThrow('the table "kernel" lacks');
  expect(judgeAims('server', [])).toBeNull();
});
