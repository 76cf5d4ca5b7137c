import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneMotion } from '../../shared/art/manifest.ts';
import { type MotionPlacement, placeMotion } from './motion-paths.ts';

const motion = (rest: Partial<SceneMotion>): SceneMotion => ({
  sprite: 'cloud0',
  layer: 'sky',
  x: 400,
  y: 100,
  scale: 1,
  motion: 'drift',
  periodS: 100,
  amount: 5564,
  phase: 0,
  ...rest,
});
const at = (of: SceneMotion, seconds: number, isStill = false): MotionPlacement => {
  const out: MotionPlacement = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
  placeMotion(of, seconds, isStill, out);
  return out;
};

describe('placeMotion', () => {
  it('starts a cloud at its position in the scene and wraps it around', () => {
    expect(at(motion({}), 0).x).toBe(400);
    expect(at(motion({}), 10).x).toBeCloseTo(956.4, 3);
    expect(at(motion({}), 100).x).toBeCloseTo(400, 6);
    expect(at(motion({}), 90).x).toBeLessThan(0);
  });

  it('stays at its position in the scene when motion is off', () => {
    for (const name of ['drift', 'twinkle', 'pulse', 'sway', 'bob', 'flutter'] as const) {
      expect(at(motion({ motion: name, amount: 9 }), 12.3, true)).toEqual({
        x: 400,
        y: 100,
        rotation: 0,
        scaleX: 1,
        scaleY: 1,
        alpha: 1,
      });
    }
  });

  it('is transparent where a falling or rising piece restarts', () => {
    for (const name of ['rise', 'fall'] as const) {
      expect(at(motion({ motion: name, amount: 90, periodS: 6 }), 6).alpha).toBeCloseTo(0, 6);
    }
  });

  it.each<[SceneMotion['motion'], Partial<SceneMotion>, Partial<Record<keyof MotionPlacement, [number, number]>>]>([
    ['bob', {}, { y: [90, 110], rotation: [-0.8, 0.8] }],
    ['sway', {}, { rotation: [-10, 10], scaleX: [1.8, 2] }],
    ['twinkle', { amount: 1 }, { alpha: [0, 1] }],
    ['pulse', { amount: 0.5 }, { scaleX: [1.5, 2.5], scaleY: [1.5, 2.5], alpha: [0.6, 1] }],
    ['pulse', { amount: 0.12, blend: 'screen' }, { alpha: [0, 0.12] }],
    ['rise', {}, { x: [390, 410], y: [90, 100], scaleX: [1.2, 3.2], scaleY: [1.2, 3.2], alpha: [0, 0.9] }],
    ['flutter', {}, { x: [390, 410], y: [95, 105], scaleX: [0.7, 2] }],
    ['flutter', { blend: 'screen' }, { x: [390, 410], y: [95, 105], alpha: [0.1, 1] }],
    ['fall', {}, { x: [374, 426], y: [100, 110], rotation: [0, 539.865], alpha: [0, 1] }],
    ['drift', {}, { x: [400, 410], y: [88, 112], alpha: [0, 1] }],
  ])('moves a piece that does %s with %o within its bounds', (name, change, bounds) => {
    const steps = 4000;
    const piece = motion({ motion: name, scale: 2, periodS: 4, amount: 10, ...change });
    const places = Array.from({ length: steps }, (_, step) => at(piece, (4 * step) / steps));
    const all: Record<keyof MotionPlacement, [number, number]> = {
      x: [400, 400],
      y: [100, 100],
      rotation: [0, 0],
      scaleX: [2, 2],
      scaleY: [2, 2],
      alpha: [1, 1],
      ...bounds,
    };
    for (const key of Object.keys(all) as (keyof MotionPlacement)[]) {
      const values = places.map((place) => (key === 'rotation' ? (place.rotation * 180) / Math.PI : place[key]));
      expect(Math.min(...values), `least ${key}`).toBeCloseTo(all[key][0], 2);
      expect(Math.max(...values), `most ${key}`).toBeCloseTo(all[key][1], 2);
    }
  });

  it('returns only finite numbers', () => {
    const names = ['drift', 'twinkle', 'pulse', 'sway', 'bob', 'rise', 'flutter', 'fall'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, seconds, phase) => {
          const placed = at(motion({ motion: name, phase, amount: 0.5, periodS: 3 }), seconds);
          expect(Object.values(placed).every(Number.isFinite)).toBe(true);
          expect(placed.alpha).toBeGreaterThanOrEqual(0);
          expect(placed.alpha).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
