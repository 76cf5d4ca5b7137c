/** Which figures a baseline keeps, and which of them are reported as worse. */
import { expect, it } from 'vitest';
import { figuresToKeep, findWorse } from './baseline-figures.ts';
import { RATIO, type Row, type Table } from './table.ts';

const ratios = (ratio: number): Table => ({ name: 'paths', title: '', rows: [{ way: 'other', [RATIO]: ratio }] });
const frames = (...rows: Row[]): Table => ({
  name: 'frames',
  title: '',
  rows,
  kept: { keys: ['walkers', 'mood'], better: { fps: 'more', ms: 'less' } },
});

it('keeps ratios and the named columns, and no texts', () => {
  const row = { walkers: 50, mood: 'day', fps: 60, ms: 'not measured' };
  const list: Table = { name: 'files', title: '', rows: [{ file: 'a', KB: 3 }] };
  expect(figuresToKeep([ratios(10), frames(row), list])).toEqual({
    paths: { other: 10 },
    frames: { '50, day: fps': 60 },
  });
});

it('reports a figure that is worse by more than a fifth, in the direction of its column', () => {
  const before = figuresToKeep([ratios(10), frames({ walkers: 50, mood: 'day', fps: 60, ms: 10 })]);
  const after = (ratio: number, fps: number, ms: number): string[] =>
    findWorse(before, [ratios(ratio), frames({ walkers: 50, mood: 'day', fps, ms })]);
  expect(after(8, 48, 12)).toEqual([]);
  expect(after(100, 600, 1)).toEqual([]);
  expect(after(7.9, 47, 12.1)).toEqual([
    'paths, other: 7.9, was 10',
    'frames, 50, day: fps: 47, was 60',
    'frames, 50, day: ms: 12.1, was 10',
  ]);
});

it('compares no row with another one', () => {
  const before = figuresToKeep([frames({ walkers: 50, mood: 'day', fps: 60, ms: 10 })]);
  expect(findWorse(before, [frames({ walkers: 200, mood: 'day', fps: 20, ms: 40 })])).toEqual([]);
});
