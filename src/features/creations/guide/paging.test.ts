import { expect, it } from 'vitest';
import { pageTyped, stepOf, ZOOM_MAX, ZOOM_MIN, zoomBy } from './paging.ts';

const at = { page: 2, count: 3, zoom: 1 };

it('turns pages by keys and stays in range', () => {
  expect(['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp', 'Home', 'End', 'a'].map((key) => stepOf(key, at))).toEqual([
    { page: 3 },
    { page: 3 },
    { page: 1 },
    { page: 1 },
    { page: 1 },
    { page: 3 },
    null,
  ]);
  expect(stepOf('ArrowRight', { ...at, page: 3 })).toEqual({ page: 3 });
  expect(stepOf('ArrowLeft', { ...at, page: 1 })).toEqual({ page: 1 });
  expect(stepOf('End', { page: 1, count: 0, zoom: 1 })).toEqual({ page: 1 });
});

it('clamps a typed page to the range and rejects what is no number', () => {
  expect(['2', ' 3 ', '0', '99', '', '1.5', '-1', 'two'].map((text) => pageTyped(text, 3))).toEqual([
    2,
    3,
    1,
    3,
    null,
    null,
    null,
    null,
  ]);
});

it('zooms in steps, from half the width to three times', () => {
  const out: number[] = [];
  for (let zoom = 1, next = zoomBy(zoom, -1); next !== zoom; zoom = next, next = zoomBy(zoom, -1)) out.push(next);
  expect(out).toEqual([0.75, ZOOM_MIN]);
  expect([stepOf('+', at), stepOf('-', at)]).toEqual([{ zoom: 1.25 }, { zoom: 0.75 }]);
  expect(zoomBy(2, 1)).toBe(ZOOM_MAX);
  expect(zoomBy(ZOOM_MAX, 1)).toBe(ZOOM_MAX);
});
