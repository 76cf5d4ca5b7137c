/** Rain and fog of a frame: how much, where, and what stays when nothing moves; and what the wind does to the scenery. */
import { describe, expect, it } from 'vitest';
import type { SceneMotion } from '../../shared/art/manifest.ts';
import type { ExtraLook } from '../plan/extra-items.ts';
import type { MovingItem } from '../plan/scene-items.ts';
import { advanceWind, blow, createWind, secondsInWind } from '../plan/wind.ts';
import { fogItems, rainItems, whitecapItems } from './weather-items.ts';

const picture = (url: string) => ({ url, widthPx: 10, heightPx: 10 });
const LOOK: ExtraLook = {
  props: { rain: picture('/rain'), splash: picture('/splash'), fog: picture('/fog'), whitecap: picture('/whitecap') },
  storageHost: '',
  mood: 'day',
  tint: 0xffffff,
};
const CALM = { rain: () => 0, fog: () => 0, wind: () => 0 };
const SIGHT = { left: 1000, top: 100, right: 2400, bottom: 1000 };

function shown(items: readonly MovingItem[], nowMs: number, isStill = false) {
  return items.flatMap(({ place, url, layer }) => {
    const out = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
    const state = place?.(out, { nowMs, isStill, isOptimized: false, sight: SIGHT, clearTop: 0 });
    return state === 'hidden' ? [] : [{ ...out, url, layer, state }];
  });
}

describe('rain', () => {
  const strength = { rain: 1, fog: 0, wind: 0 };
  const items = rainItems(LOOK, { ...CALM, rain: () => strength.rain, fog: () => strength.fog });

  it('has at most 90 streaks, all in the window, and 12 ripples on the ground', () => {
    strength.rain = 1;
    const now = shown(items, 12_345);
    const streaks = now.filter(({ url }) => url === '/rain');
    const ripples = now.filter(({ url }) => url === '/splash');
    expect([streaks.length, ripples.length]).toEqual([90, 12]);
    for (const { x } of now) expect(x >= SIGHT.left && x <= SIGHT.right).toBe(true);
    for (const { y, layer } of ripples) expect([y > 650, layer]).toEqual([true, 'backgroundMotions']);
    strength.rain = 0.3;
    expect(shown(items, 12_345).filter(({ url }) => url === '/rain')).toHaveLength(27);
  });

  it('falls, and does not when nothing moves', () => {
    strength.rain = 1;
    const [first] = shown(items, 1000);
    const [later] = shown(items, 1100);
    expect((later?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(50);
    expect(shown(items, 1000, true)).toEqual([]);
  });
});

describe('fog', () => {
  const items = fogItems(LOOK, { ...CALM, fog: () => 1 });

  it('has one size, in which the core draws it as an upright picture', () => {
    for (const { motion, place } of items) {
      const out = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
      place?.(out, { nowMs: 5000, isStill: false, isOptimized: false, sight: SIGHT, clearTop: 0 });
      expect([out.scaleX, out.scaleY, out.rotation]).toEqual([motion.scale, motion.scale, 0]);
    }
  });

  it('lies behind the figures and drifts slowly', () => {
    const [before, after] = [shown(items, 0), shown(items, 1000)];
    expect(before.length).toBeGreaterThan(8);
    expect(new Set(before.map(({ layer }) => layer))).toEqual(new Set(['backgroundMotions']));
    for (const [index, { x }] of before.entries()) expect(Math.abs((after[index]?.x ?? 0) - x)).toBeLessThan(7);
    expect(Math.max(...before.map(({ alpha }) => alpha))).toBeCloseTo(0.35);
  });

  it('is one still bank over the sea when nothing moves', () => {
    const [one, later] = [shown(items, 0, true), shown(items, 9000, true)];
    expect(one).toEqual(later);
    expect(one.every(({ x, state }) => x < 760 && state === 'still')).toBe(true);
  });
});

it('a breeze has whitecaps on the sea alone, which come and go', () => {
  let wind = 1;
  const items = whitecapItems(LOOK, { ...CALM, wind: () => wind });
  const caps = shown(items, 500);
  expect(caps).toHaveLength(7);
  for (const { x, y } of caps) expect(x < 640 && y > 500).toBe(true);
  expect(new Set(caps.map(({ alpha }) => alpha.toFixed(2))).size).toBeGreaterThan(3);
  expect(shown(items, 500, true)).toEqual([]);
  wind = 0;
  expect(shown(items, 500)).toEqual([]);
});

describe('the wind', () => {
  const motion = (change: Partial<SceneMotion>): SceneMotion => ({
    sprite: 'flagBlue',
    layer: 'background',
    x: 0,
    y: 0,
    scale: 1,
    motion: 'sway',
    periodS: 1,
    amount: 10,
    phase: 0,
    ...change,
  });

  it('makes flags 1.6 times and clouds 1.5 times as fast, without a jump when it begins or ends', () => {
    const wind = createWind();
    advanceWind(wind, 5000);
    expect(secondsInWind(motion({}), 5, wind)).toBe(5);
    wind.strength = 1;
    advanceWind(wind, 10_000);
    wind.strength = 0;
    advanceWind(wind, 10_000);
    expect(secondsInWind(motion({}), 25, wind)).toBeCloseTo(31);
    expect(secondsInWind(motion({ motion: 'drift', amount: 5600 }), 25, wind)).toBeCloseTo(30);
    expect(secondsInWind(motion({ motion: 'drift', amount: 900 }), 25, wind)).toBe(25);
  });

  it('leans smoke and petals by 20 px over their way, and rain keeps butterflies away', () => {
    const out = { x: 100, y: 50, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
    const wind = { ...createWind(), strength: 1 };
    blow(motion({ motion: 'rise', amount: 50 }), wind, 100, out);
    expect(out.x).toBe(120);
    blow(motion({}), wind, 100, out);
    expect(out.x).toBe(120);
    blow(motion({ sprite: 'butterfly', motion: 'flutter' }), { ...wind, hasButterflies: false }, 0, out);
    expect(out.alpha).toBe(0);
  });
});
