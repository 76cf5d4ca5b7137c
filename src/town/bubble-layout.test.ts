import { describe, expect, it } from 'vitest';
import { arrangeBubbles, type BubbleBox } from './bubble-layout.ts';

const screen = { left: 8, top: 60, right: 992, bottom: 800 };
const box = (x: number, y: number, width = 200, height = 50): BubbleBox => ({ x, y, width, height });

describe('arrangeBubbles', () => {
  it('leaves bubbles alone that do not touch', () => {
    expect(arrangeBubbles([box(200, 400), box(600, 400)], screen)).toEqual([
      { dx: 0, dy: 0 },
      { dx: 0, dy: 0 },
    ]);
  });

  it('raises the one that stands farther back above the other', () => {
    const shifts = arrangeBubbles([box(300, 380), box(350, 400)], screen);
    expect(shifts[1]).toEqual({ dx: 0, dy: 0 });
    expect(shifts[0]?.dy).toBe(400 - 50 - 4 - 380);
  });

  it('stacks a crowd without any overlap', () => {
    const boxes = Array.from({ length: 6 }, (_, index) => box(300 + index * 20, 700 - index * 3));
    const shifts = arrangeBubbles(boxes, screen);
    const bottoms = boxes.map((each, index) => each.y + (shifts[index]?.dy ?? 0)).toSorted((a, b) => b - a);
    for (const [index, bottom] of bottoms.slice(1).entries()) {
      expect((bottoms[index] ?? 0) - bottom).toBeGreaterThanOrEqual(54);
    }
  });

  it('keeps them on the screen', () => {
    const [left, right, top] = arrangeBubbles([box(20, 400), box(980, 300), box(500, 70)], screen);
    expect(left).toEqual({ dx: 88, dy: 0 });
    expect(right).toEqual({ dx: -88, dy: 0 });
    expect(top).toEqual({ dx: 0, dy: 40 });
  });
});
