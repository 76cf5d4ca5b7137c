import { describe, expect, it } from 'vitest';
import { DRAG_THRESHOLD_PX } from '../../shared/rules/flow.ts';
import { areNeighbours, dragDirection, neighbourOf } from './cells.ts';

describe('cells', () => {
  it('have neighbours that do not wrap around the edge', () => {
    expect([neighbourOf(5, 'right'), neighbourOf(6, 'left'), neighbourOf(0, 'up'), neighbourOf(35, 'down')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([neighbourOf(7, 'up'), neighbourOf(7, 'down')]).toEqual([1, 13]);
    expect([areNeighbours(5, 6), areNeighbours(5, 11), areNeighbours(3, 3)]).toEqual([false, true, false]);
  });

  it('are dragged from 30 pixels on, along the longer axis', () => {
    expect(DRAG_THRESHOLD_PX).toBe(30);
    expect([dragDirection(29, 12, 30), dragDirection(30, 12, 30), dragDirection(-31, -40, 30)]).toEqual([
      null,
      'right',
      'up',
    ]);
  });
});
