import { describe, expect, it } from 'vitest';
import type { WalkableBitmap } from '../../engine/core/types.ts';
import { joinRoute } from './join-route.ts';

/** Walkable except where `isWall`. */
function ground(isWall: (x: number, y: number) => boolean): WalkableBitmap {
  const bitmap = { widthPx: 200, heightPx: 200, bits: new Uint8Array((200 * 200) / 8) };
  for (let y = 0; y < 200; y++) {
    for (let x = 0; x < 200; x++) {
      const index = y * 200 + x;
      if (!isWall(x, y)) bitmap.bits[index >> 3] = (bitmap.bits[index >> 3] ?? 0) | (1 << (index & 7));
    }
  }
  return bitmap;
}
const open = ground(() => false);
const start = { x: 100, y: 100 };
const right = new Float32Array([100, 100, 116, 100, 132, 100, 148, 100, 164, 100]);

describe('joinRoute', () => {
  it('uses the whole path for a player who did not move', () => {
    expect(joinRoute(right, start, { x: 100.4, y: 100 }, open)).toBe(right);
  });

  it('joins the path ahead of a player who kept walking, within reach', () => {
    // 13 px walked: at most 50 px along the path. 10 px: at most 44.
    expect(joinRoute(right, start, { x: 113, y: 100 }, open)).toEqual(right.subarray(6));
    expect(joinRoute(right, start, { x: 90, y: 100 }, open)).toEqual(right.subarray(4));
  });

  it('never crosses a wall: it joins where the straight line is free', () => {
    const wall = ground((x, y) => x >= 112 && y < 96);
    expect(joinRoute(right, start, { x: 110, y: 90 }, wall)).toEqual(right);
    expect(joinRoute(right, start, { x: 110, y: 97 }, wall)).toEqual(right.subarray(4));
  });

  it('is null when no point near the start is visible', () => {
    const wall = ground((_, y) => y === 95);
    expect(joinRoute(right, start, { x: 110, y: 90 }, wall)).toBeNull();
  });

  it('uses the whole path when the walkable area is unknown', () => {
    expect(joinRoute(right, start, { x: 110, y: 90 }, null)).toBe(right);
  });
});
