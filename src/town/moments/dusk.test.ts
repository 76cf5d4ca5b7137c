/** What a frame shows while dusk comes over the town. */
import { expect, it } from 'vitest';
import type { ExtraLook } from '../plan/extra-items.ts';
import { type MovingItem, STANDING_STILL, type StillItem } from '../plan/scene-items.ts';
import { eachSweptPart, edgeMs, type LightChange, shareOfChange } from '../plan/light-change.ts';
import { duskItems } from './dusk.ts';

const LOOK: ExtraLook = {
  props: { lanternGlow: { url: '/glow', widthPx: 140, heightPx: 104 } },
  storageHost: '',
  mood: 'day',
  tint: 0,
};
const tile = (left: number, change: Partial<StillItem> = {}): StillItem => ({
  id: `tile ${left}`,
  layer: 'background',
  depth: 0,
  url: `/tile-${left}`,
  blend: 'normal',
  widthPx: 861,
  heightPx: 1000,
  left,
  top: 0,
  isFlipped: false,
  otherUrl: null,
  ...change,
});
const SIGHT = { left: 0, top: 0, right: 5164, bottom: 1000 };

const EDGE: LightChange = { kind: 'edge', startMs: 0, lastsMs: 45_000 };

function shownAt(sinceMs: number, change = EDGE) {
  const stills = [tile(0), tile(861), tile(4300, { isFlipped: true })];
  return duskItems({ change, evening: { stills, moving: [] } }, LOOK, () => sinceMs).flatMap(({ url, place, edge }) => {
    const out = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };
    const state = place?.(out, { nowMs: 0, isStill: false, isOptimized: false, sight: SIGHT, clearTop: 0 });
    return state === 'hidden' || out.alpha === 0 ? [] : [{ url, x: out.x, alpha: out.alpha, edge: edge?.(0) }];
  });
}

it('comes with a soft edge of 400 px that moves on smoothly, over mirrored pictures too', () => {
  expect(shownAt(-10_000)).toEqual([]);
  const pictures = shownAt(edgeMs(430)).filter(({ url }) => url !== '/glow');
  // The second one is loaded before the edge is there.
  expect(pictures.map(({ url, edge }) => [url, edge])).toEqual([
    ['/tile-0', 430],
    ['/tile-861', 430],
  ]);
  expect(shownAt(edgeMs(4300)).find(({ url }) => url === '/tile-4300')?.edge).toBeCloseTo(4300);
  const parts: [from: number, to: number, share: number][] = [];
  eachSweptPart(0, 861, 430, (...part) => void parts.push(part));
  expect(parts[0]).toEqual([0, 64, 1]);
  for (const [index, [from, , share]] of parts.entries()) {
    const [, before = 0, shareBefore = 1] = parts[index - 1] ?? [];
    expect(from).toBe(before);
    expect(shareBefore - share).toBeLessThanOrEqual(0.0201);
    expect(shareBefore - share).toBeGreaterThanOrEqual(0);
  }
  expect(parts.at(-1)?.[1]).toBe(632);
  expect(shareOfChange(EDGE, 5164, EDGE.lastsMs)).toBe(1);
});

it('covers a picture with one part once it has passed', () => {
  const parts: number[][] = [];
  eachSweptPart(100, 300, 500, (...part) => void parts.push(part));
  expect(parts).toEqual([[100, 300, 1]]);
});

it('lights the lighthouse first, and each post as it passes', () => {
  const glows = (sinceMs: number) => shownAt(sinceMs).flatMap(({ url, x }) => (url === '/glow' ? [x] : []));
  expect(glows(-2500)).toEqual([487]);
  expect(glows(edgeMs(366) + 100)).toContain(366);
  expect(glows(edgeMs(4545) + 1000)).toContain(4545);
  expect(glows(50_000)).toEqual([]);
});

it('brings the lamps of the evening with its edge, and fireflies with the whole evening', () => {
  const light = (sprite: string, mood?: 'evening'): MovingItem => ({
    id: sprite,
    layer: 'overheadMotions',
    depth: 0,
    url: `/${sprite}`,
    blend: 'screen',
    widthPx: 9,
    heightPx: 9,
    motion: { ...STANDING_STILL, sprite, x: 1000, y: 500, ...(mood && { mood }) },
    tint: 0xffffff,
  });
  const moving = [light('glow', 'evening'), light('firefly', 'evening'), light('glint')];
  const shares = (sinceMs: number) =>
    duskItems({ change: EDGE, evening: { stills: [], moving } }, LOOK, () => sinceMs).flatMap(({ url, shareAt }) =>
      shareAt === undefined ? [] : [[url, shareAt(1000, 0)]],
    );
  expect(shares(edgeMs(700))).toEqual([['/glow', 0]]);
  expect(shares(edgeMs(1000))).toEqual([['/glow', 0.5]]);
  expect(shares(edgeMs(1300))).toEqual([['/glow', 1]]);
});

it('fades in or out in the whole town at once, without the lights of the posts', () => {
  const alphas = (kind: 'in' | 'out', sinceMs: number) =>
    shownAt(sinceMs, { kind, startMs: 0, lastsMs: 4000 }).map(({ alpha }) => alpha);
  expect(alphas('in', 1000)).toEqual([0.25, 0.25, 0.25]);
  expect(alphas('in', 9000)).toEqual([1, 1, 1]);
  expect(alphas('out', 1000)).toEqual([0.75, 0.75, 0.75]);
  expect(alphas('out', 4000)).toEqual([]);
});
