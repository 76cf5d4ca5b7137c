/** The table of aims: which figures reach an aim, and that a missing figure is an error. */
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

it('reports which aims are reached, and by what share the others are missed', () => {
  expect(outcomes(browser(10, 1.8))).toEqual(Array.from({ length: 7 }, () => 'reached'));
  expect(outcomes(browser(8, 2.16))).toEqual([
    'missed by 20 %',
    ...Array.from({ length: 5 }, () => 'reached'),
    'missed by 20 %',
  ]);
});

it('takes the way that counts against us most', () => {
  expect(judgeAims('browser', browser(13, 1))?.rows[0]).toMatchObject({ found: 12, aim: 'at least 10' });
});

it('refuses tables that do not hold what an aim is about', () => {
  expect(() => judgeAims('browser', browser(10, 1).slice(1))).toThrow('the table "kernel" lacks');
  expect(judgeAims('server', [])).toBeNull();
});
