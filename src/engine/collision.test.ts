import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWalkableAt, slide } from './collision.ts';
import type { WalkableBitmap } from './core/types.ts';

/** A bitmap from a predicate over its pixels. */
function bitmapOf(widthPx: number, heightPx: number, isFree: (x: number, y: number) => boolean): WalkableBitmap {
  const bits = new Uint8Array(Math.ceil((widthPx * heightPx) / 8));
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const index = y * widthPx + x;
      if (isFree(x, y)) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
    }
  }
  return { widthPx, heightPx, bits };
}

describe('isWalkableAt', () => {
  it('reads single bits and returns false outside the map', () => {
    const bitmap = bitmapOf(9, 3, (x, y) => x === 8 && y === 1);
    expect(isWalkableAt(bitmap, 8.9, 1.2)).toBe(true);
    expect(isWalkableAt(bitmap, 7.9, 1.2)).toBe(false);
    expect(isWalkableAt(bitmap, -1, 1)).toBe(false);
    expect(isWalkableAt(bitmap, 9, 1)).toBe(false);
  });
});

describe('slide', () => {
  const room = bitmapOf(100, 100, (x, y) => x >= 10 && x < 90 && y >= 10 && y < 90);

  it('takes the straight step on free ground', () => {
    expect(slide(room, { x: 50, y: 50 }, 6, -3)).toEqual({ x: expect.closeTo(56, 6), y: expect.closeTo(47, 6) });
  });

  it('slides along a wall at the projected speed', () => {
    const reached = slide(room, { x: 85, y: 50 }, 20, 20);
    expect(reached.x).toBeGreaterThan(88);
    expect(reached.x).toBeLessThan(90);
    expect(reached.y).toBeGreaterThan(60);
    expect(reached.y).toBeLessThan(72);
  });

  it('slides along a slanted wall', () => {
    const slope = bitmapOf(200, 200, (x, y) => y > x);
    const reached = slide(slope, { x: 50, y: 60 }, 60, 0);
    expect(reached.y).toBeGreaterThan(reached.x - 1);
    expect(reached.x).toBeGreaterThan(70);
    expect(reached.y).toBeGreaterThan(75);
  });

  it('stops at a wall perpendicular to the step', () => {
    const reached = slide(room, { x: 50, y: 50 }, 400, 0);
    expect(reached.x).toBeLessThan(90);
    expect(reached.x).toBeGreaterThan(87);
  });

  it('allows a step off blocked ground', () => {
    expect(slide(room, { x: 5, y: 50 }, 10, 0)).toEqual({ x: 15, y: 50 });
  });

  it('stays on walkable ground and never exceeds the requested distance', () => {
    const pillars = bitmapOf(120, 120, (x, y) => x > 3 && y > 3 && x < 116 && y < 116 && (x % 24) + (y % 20) > 9);
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 115, noNaN: true }),
        fc.double({ min: 4, max: 115, noNaN: true }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        (x, y, dx, dy) => {
          fc.pre(isWalkableAt(pillars, x, y));
          const reached = slide(pillars, { x, y }, dx, dy);
          expect(isWalkableAt(pillars, reached.x, reached.y)).toBe(true);
          expect(Math.hypot(reached.x - x, reached.y - y)).toBeLessThanOrEqual(Math.hypot(dx, dy) + 1e-9);
        },
      ),
    );
  });
});
