/** Face shapes: from behind, a head has the outline of its front. */
import { expect, test } from 'vitest';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
import { type ViewId, VIEWS } from '../../figure/views.ts';
import { rasterise, svgOf } from '../../kit/raster.ts';
import type { Ctx, Draw } from '../types.ts';
import * as heads from './heads.ts';

const WIDTH_PX = 106;
const OPAQUE = 128;

/** Whether each pixel of a view is covered. */
function outline(draw: Draw, id: ViewId): boolean[] {
  const v = VIEWS.find((view) => view.id === id);
  const { front = '' } = draw({ v, skin: '#c98f6b' } as Ctx);
  const { data } = rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, front), WIDTH_PX);
  return Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4 + 3] ?? 0) > OPAQUE);
}

const difference = (one: boolean[], other: boolean[]): number => one.filter((value, at) => value !== other[at]).length;

test.each(Object.entries(heads))('%s', (_, draw) => {
  const [front, back, side] = (['F', 'B', 'S'] as const).map((id) => outline(draw, id)) as [
    boolean[],
    boolean[],
    boolean[],
  ];
  const covered = back.filter(Boolean).length;
  expect(covered).toBeGreaterThan(300);
  expect(difference(front, back)).toBeLessThan(covered * 0.01);
  expect(difference(side, back)).toBeGreaterThan(covered * 0.04);
});
