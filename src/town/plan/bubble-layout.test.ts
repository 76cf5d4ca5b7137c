import { describe, expect, it } from 'vitest';
import { arrangeBubbles, type BubbleBox } from './bubble-layout.ts';

const screen = { left: 8, top: 60, right: 992, bottom: 800 };
const box = (x: number, y: number, width = 200, height = 50): BubbleBox => ({
  x,
  y,
  width,
  height,
  restingY: y,
  chinPx: 90,
});
const inPlace = { dx: 0, dy: 0, isBeneath: false };

describe('arrangeBubbles', () => {
  it('does not move bubbles that do not overlap', () => {
    expect(arrangeBubbles([box(200, 400), box(600, 400)], screen)).toEqual([inPlace, inPlace]);
  });

  it('raises the bubble that is farther back above the other', () => {
    const shifts = arrangeBubbles([box(300, 380), box(350, 400)], screen);
    expect(shifts[1]).toEqual(inPlace);
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

  it('keeps bubbles inside the window', () => {
    const [left, right] = arrangeBubbles([box(20, 400), box(980, 300)], screen);
    expect(left).toEqual({ ...inPlace, dx: 88 });
    expect(right).toEqual({ ...inPlace, dx: -88 });
  });

  it('places a bubble without space above the head below the face, inside the screen', () => {
    const [high, above] = arrangeBubbles([box(500, 70), box(800, -300)], screen);
    expect(high).toEqual({ dx: 0, dy: 90 + 50, isBeneath: true });
    expect(above).toEqual({ dx: 0, dy: 60 + 50 + 300, isBeneath: true });
  });

  it('separates two bubbles when one is below a face', () => {
    const boxes = [box(500, 70), box(520, 215)];
    const [high, low] = arrangeBubbles(boxes, screen);
    expect(low).toEqual(inPlace);
    expect(70 + (high?.dy ?? 0) - 50).toBeGreaterThanOrEqual(215);
  });

  it('waits for the camera to make room', () => {
    const [rising] = arrangeBubbles([{ ...box(500, 70), restingY: 200 }], screen);
    expect(rising).toEqual({ dx: 0, dy: 40, isBeneath: false });
  });
});
