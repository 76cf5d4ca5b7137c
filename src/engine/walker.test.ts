import { describe, expect, it } from 'vitest';
import type { WalkableBitmap } from './core/types.ts';
import { createWalker } from './walker.ts';

const field: WalkableBitmap = { widthPx: 1000, heightPx: 1000, bits: new Uint8Array(125_000).fill(255) };

describe('walking a path', () => {
  const corner = new Float32Array([0, 0, 16, 0, 210, 0, 210, 210]);

  it('walks 210 px per second at any frame rate', () => {
    const even = createWalker();
    const uneven = createWalker();
    for (const walker of [even, uneven]) {
      walker.advance(0);
      walker.follow(corner);
    }
    for (let at = 0; at <= 1500; at += 10) even.advance(at);
    for (const at of [3, 90, 91, 640, 900, 1499, 1500]) uneven.advance(at);
    expect(even.state).toEqual({ x: 210, y: expect.closeTo(105, 1), view: 0, isMoving: true });
    expect(uneven.state).toEqual({ x: 210, y: expect.closeTo(105, 1), view: 0, isMoving: true });
  });

  it('ends exactly on the last point and shows the view of the last step', () => {
    const walker = createWalker();
    walker.advance(0);
    walker.follow(corner);
    for (let at = 100; at <= 4000; at += 100) walker.advance(at);
    expect(walker.state).toEqual({ x: 210, y: 210, view: 0, isMoving: false });
    expect(walker.destination()).toBeNull();
  });

  it('walks the rest of a path after a long pause instead of jumping to its end', () => {
    const walker = createWalker();
    walker.advance(0);
    walker.follow(new Float32Array([0, 0, 2000, 0]));
    walker.advance(60_000);
    expect(walker.state.x).toBeCloseTo(315, 3);
    for (let at = 61_000; at <= 75_000; at += 1000) walker.advance(at);
    expect(walker.state.x).toBe(2000);
  });

  it('overrides held keys until it ends', () => {
    const walker = createWalker();
    walker.setGround(field);
    walker.advance(0);
    walker.setDirection(0, 1);
    walker.follow(new Float32Array([0, 0, 21, 0]));
    walker.advance(50);
    expect(walker.state.y).toBe(0);
    walker.advance(110);
    walker.advance(210);
    expect(walker.state).toEqual({ x: 21, y: expect.closeTo(21, 3), view: 0, isMoving: true });
  });
});

describe('walking by direction', () => {
  it('does not move without a walkable bitmap', () => {
    const walker = createWalker();
    walker.advance(0);
    walker.setDirection(1, 0);
    expect(walker.advance(500)).toBe(false);
    expect(walker.state.x).toBe(0);
  });

  it('scales the speed by the length of the direction, at most to full speed', () => {
    const walker = createWalker();
    walker.setGround(field);
    walker.place(100, 100);
    walker.advance(0);
    walker.setDirection(0.5, 0);
    walker.advance(1000);
    expect(walker.state.x).toBeCloseTo(205, 3);
    walker.setDirection(3, 4);
    walker.advance(2000);
    expect(Math.hypot(walker.state.x - 205, walker.state.y - 100)).toBeCloseTo(210, 3);
  });

  it('returns false when the state did not change', () => {
    const walker = createWalker();
    walker.setGround(field);
    walker.place(100, 100);
    walker.advance(0);
    walker.setDirection(-1, 0);
    expect(walker.advance(100)).toBe(true);
    walker.setDirection(0, 0);
    expect(walker.advance(200)).toBe(true);
    expect(walker.state.isMoving).toBe(false);
    expect(walker.advance(300)).toBe(false);
  });
});

describe('setting the position', () => {
  it('cancels the path and ignores an invalid view', () => {
    const walker = createWalker();
    walker.advance(0);
    walker.follow(new Float32Array([0, 0, 500, 0]));
    walker.advance(200);
    walker.place(700, 300, 9);
    walker.advance(400);
    expect(walker.state).toEqual({ x: 700, y: 300, view: 4, isMoving: false });
  });
});
