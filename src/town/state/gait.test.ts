import { describe, expect, it } from 'vitest';
import { type Gait, type Pose, poseOf, stepGait } from './gait.ts';

const pose = (gait: Gait): Pose => {
  const out: Pose = { liftPx: 0, tilt: 0, scaleX: 1, scaleY: 1, shadowScale: 1 };
  poseOf(gait, out);
  return out;
};

describe('gait', () => {
  it('is at rest when nothing moves', () => {
    const gait: Gait = { phase: 0, weight: 0 };
    expect(stepGait(gait, 0, false, 16)).toBe(false);
    expect(pose(gait)).toEqual({ liftPx: 0, tilt: 0, scaleX: 1, scaleY: 1, shadowScale: 1 });
  });

  it('hops twice in a stride, tilting to both sides', () => {
    const gait: Gait = { phase: 0, weight: 1 };
    const poses = Array.from({ length: 59 }, () => {
      stepGait(gait, 2, true, 16);
      return pose(gait);
    });
    const landings = poses.filter(({ liftPx }, index) => liftPx < 0.4 && (poses[index - 1]?.liftPx ?? 1) >= 0.4);
    expect(landings.length).toBe(2);
    expect(Math.max(...poses.map(({ tilt }) => tilt))).toBeCloseTo((2.5 * Math.PI) / 180, 3);
    expect(Math.min(...poses.map(({ tilt }) => tilt))).toBeCloseTo((-2.5 * Math.PI) / 180, 3);
    expect(Math.max(...poses.map(({ scaleY }) => scaleY))).toBeLessThanOrEqual(1.0125);
  });

  it('is at rest 120 ms after stopping', () => {
    const gait: Gait = { phase: 0.25, weight: 1 };
    expect(stepGait(gait, 0, false, 60)).toBe(true);
    expect(stepGait(gait, 0, false, 60)).toBe(false);
    expect(pose(gait).liftPx).toBe(0);
  });
});
