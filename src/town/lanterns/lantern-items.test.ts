/** What a frame shows of a lantern: dusty with a glint, or lit with a flash; and how the plan takes it. */
import { expect, it } from 'vitest';
import { LANTERN_SPOTS } from '../../shared/rules/lanterns/spots.ts';
import type { ExtraLook } from '../plan/extra-items.ts';
import type { MotionPlacement } from '../plan/motion-paths.ts';
import { lanternItems } from './lantern-items.ts';

const picture = (name: string) => ({ url: `/${name}`, widthPx: 36, heightPx: 48 });
const NAMES = ['lantern', 'lanternLit', 'lanternGlow', 'lanternGlint', 'spark'];
const LOOK: ExtraLook = {
  props: Object.fromEntries(NAMES.map((name) => [name, picture(name)])),
  storageHost: 'https://art',
  mood: 'day',
  tint: 0xabcdef,
};
const SPOTS = LANTERN_SPOTS.slice(0, 1);
const SIGHT = { left: 0, top: 0, right: 5164, bottom: 1000 };

function shownAt(nowMs: number, foundAtMs: number | null, isStill = false): Record<string, MotionPlacement> {
  const view = { isFound: () => foundAtMs !== null && foundAtMs <= nowMs, foundAtMs: () => foundAtMs };
  const shown = lanternItems(SPOTS, LOOK, view).flatMap(({ url, place }) => {
    const out = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
    const state = place?.(out, { nowMs, isStill, isOptimized: false, sight: SIGHT, clearTop: 0 });
    return state === 'hidden' || out.alpha === 0 ? [] : [[url.replace('https://art/', ''), out] as const];
  });
  return Object.fromEntries(shown);
}

it('is on its spot, dusty, with a glint now and then', () => {
  const names = Array.from({ length: 40 }, (_, at) => Object.keys(shownAt(at * 100, null)));
  expect(names.every((one) => one.includes('lantern') && !one.includes('lanternLit'))).toBe(true);
  const glints = names.filter((one) => one.includes('lanternGlint')).length;
  expect(glints).toBeGreaterThan(4);
  expect(glints).toBeLessThan(9);
  // The foot of its picture is on the spot.
  expect(shownAt(0, null).lantern).toMatchObject({ x: 104, y: 772 - 20 });
});

it('is lit once found, with a flash that ends', () => {
  expect(Object.keys(shownAt(5300, 5000)).toSorted()).toEqual(['lanternGlow', 'lanternLit', 'spark']);
  expect(Object.keys(shownAt(6300, 5000)).toSorted()).toEqual(['lanternGlow', 'lanternLit']);
});

it('does not move when nothing moves', () => {
  for (let nowMs = 0; nowMs < 4000; nowMs += 200) expect(Object.keys(shownAt(nowMs, null, true))).toEqual(['lantern']);
  const [one, later] = [shownAt(5300, 5000, true), shownAt(5900, 5000, true)];
  expect(Object.keys(one)).toEqual(['lanternGlow', 'lanternLit']);
  expect(later).toEqual(one);
});

it('has no pictures in a scene without them', () => {
  const view = { isFound: () => false, foundAtMs: () => null };
  expect(lanternItems(SPOTS, { ...LOOK, props: {} }, view)).toEqual([]);
});
