import { describe, expect, it } from 'vitest';
import { GESTURE_MS, GESTURES } from './gestures.ts';
import { createGestureFrame, type GestureFrame, type GestureMoment, HIP_PX, writeFrame } from './gesture-frames.ts';

function frameAt(change: Partial<GestureMoment>, isStill = false): GestureFrame {
  const out = createGestureFrame();
  writeFrame({ act: 'wave', ageMs: 0, beatMs: 0, view: 0, seat: null, ...change }, isStill, out);
  return out;
}

const REST = { lift: 0, tilt: 0, sx: 1, sy: 1, shear: 0, hip: HIP_PX, upperLean: 0, upperScale: 1 };

describe('key frames', () => {
  it.each(GESTURES.filter((act) => act !== 'sit' && act !== 'dance'))('a %s ends at rest', (act) => {
    expect(frameAt({ act, ageMs: GESTURE_MS[act] })).toMatchObject(REST);
  });

  it('are as they are listed at their times, and between them in between', () => {
    expect(frameAt({ ageMs: 160 })).toMatchObject({ lift: 0, tilt: -3, sx: 0.99, sy: 1.02, shear: -4, view: 0 });
    expect(frameAt({ ageMs: 400 })).toMatchObject({ lift: 2, tilt: 3, shear: 5 });
    expect(frameAt({ ageMs: 280 }).tilt).toBeCloseTo(0);
    expect(frameAt({ act: 'cheer', ageMs: 200 })).toMatchObject({ lift: 26, sx: 0.97, sy: 1.05 });
    expect(frameAt({ act: 'laugh', ageMs: 180 })).toMatchObject({ lift: 3, shear: 2 });
    expect(frameAt({ act: 'laugh', ageMs: 300 })).toMatchObject({ lift: 3, shear: -2 });
  });

  it('of a dance follow the beat of the town, with its views and a spin in the last beat', () => {
    expect(frameAt({ act: 'dance', beatMs: 8250 })).toMatchObject({ lift: 8, tilt: -5, shear: -8 });
    expect(frameAt({ act: 'dance', beatMs: 8750 })).toMatchObject({ lift: 8, tilt: 5, shear: 8 });
    const views = (from: number, step: number, count: number): (number | null)[] =>
      Array.from({ length: count }, (_, index) => frameAt({ act: 'dance', beatMs: from + step * index }).view);
    expect(views(8000, 500, 7)).toEqual([0, 0, 5, 5, 0, 0, 1]);
    expect(views(11_510, 84, 6)).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it('of a bow lean the upper piece to where the figure looks, or shorten it in front', () => {
    const left = frameAt({ act: 'bow', ageMs: 600, view: 1 });
    expect(left.upperLean).toBeCloseTo(-Math.tan((26 * Math.PI) / 180));
    expect(frameAt({ act: 'bow', ageMs: 600, view: 5 }).upperLean).toBeCloseTo(-left.upperLean);
    expect(frameAt({ act: 'bow', ageMs: 600, view: 0 })).toMatchObject({ upperLean: 0, upperScale: 0.82 });
  });

  it('of sitting lower the hip to the seat in 350 ms, then lift and lower the chest', () => {
    const bench = { kind: 'bench', view: 0 } as const;
    expect(frameAt({ act: 'sit', ageMs: 350, seat: bench }).hip).toBe(42);
    expect(frameAt({ act: 'sit', ageMs: 175, seat: bench }).hip).toBeCloseTo((42 + HIP_PX) / 2);
    expect(frameAt({ act: 'sit', ageMs: 350 + 1600, seat: bench }).hip).toBeCloseTo(43);
    expect(frameAt({ act: 'sit', ageMs: 350, view: 3 })).toMatchObject({ hip: 25, sx: 1.08, view: 0 });
  });

  it('do not show the back of somebody who laughs or thinks', () => {
    expect(frameAt({ act: 'laugh', view: 3 }).view).toBe(0);
    expect(frameAt({ act: 'think', view: 3 }).view).toBe(1);
    expect(frameAt({ act: 'think', view: 4 }).view).toBeNull();
  });
});

describe('with reduced motion', () => {
  it.each(GESTURES)('a %s is one pose for its whole time', (act) => {
    const poses = [0, 200, 700, 1300].map((ageMs) => frameAt({ act, ageMs, beatMs: ageMs, view: 5 }, true));
    expect(new Set(poses.map((pose) => JSON.stringify(pose))).size).toBe(1);
  });
});
