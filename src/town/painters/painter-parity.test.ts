/**
 * Both painters show the same picture: photographs of the town's real scenery in a real Chromium with software WebGL, by day and
 * evening, with motion, gestures, weather and lanterns at a fixed time, normal and Optimized, with one and two device pixels for
 * each CSS pixel.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gesture } from '../../shared/rules/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { momentsOf, type PhotographedGesture } from '../../../tests/support/chromium/pair-extras.ts';
import { openPairPage, type PairPage } from '../../../tests/support/chromium/pair-page.ts';
import type { Photograph } from '../../../tests/support/chromium/painter-pair.tsx';

const DAY = { mood: 'day', resolution: 1, isOptimized: false } as const;
const EVENING = { ...DAY, mood: 'evening' } as const;
/** It has one device pixel for each CSS pixel on every device. */
const OPTIMIZED = { isOptimized: true } as const;
const SHARP = { resolution: 2 } as const;

function acts(...all: readonly Gesture[]): PhotographedGesture[] {
  return all.flatMap((act) => momentsOf(act, [0.31]));
}
function sitters(...seats: readonly Seat['kind'][]): PhotographedGesture[] {
  return seats.map((seat) => ({ act: 'sit', ageMs: 2000, seat }));
}

/** Zooms that divide the map's pixels in different ways; positions between two pixels. */
const PHOTOGRAPHS: readonly Omit<Photograph, 'seconds'>[] = [
  { ...DAY, x: 0, y: 0, zoom: 1 },
  { ...EVENING, x: 230.4, y: 420.7, zoom: 1, weather: 'fog' },
  { ...DAY, ...SHARP, x: 640.2, y: 500.3, zoom: 1.3, weather: 'drizzle', gestures: acts('wave', 'dance', 'cheer') },
  // Benches whose edges are between two pixels at this zoom. Dusk: a soft edge over mirrored trees, posts and the hedge.
  { ...DAY, x: 2200.5, y: 660.2, zoom: 1.3, effectMs: 300, duskX: 2420 },
  { ...DAY, ...OPTIMIZED, x: 1480.8, y: 640.1, zoom: 2, gestures: acts('cheer', 'bow', 'think') },
  { ...EVENING, ...SHARP, x: 2400.9, y: 250.2, zoom: 1.3, hourMs: 41_000, gestures: acts('bow', 'laugh', 'clap') },
  {
    ...EVENING,
    x: 3420.2,
    y: 560.8,
    zoom: 1.7,
    effectMs: 500,
    hasLanterns: true,
    gestures: sitters('bench', 'chair', 'ground'),
  },
  { ...EVENING, ...OPTIMIZED, x: 4180.4, y: 480.6, zoom: 1.37, weather: 'breeze' },
  { ...EVENING, ...SHARP, x: 4650.2, y: 500.9, zoom: 2.3, gestures: acts('think', 'wave', 'clap') },
  // The map's corner and the ground below it.
  { ...DAY, x: 4652, y: 800, zoom: 1 },
];

describe('both painters', { timeout: 240_000 }, () => {
  let pair: PairPage | null = null;
  beforeAll(async () => {
    pair = await openPairPage(4203);
  }, 240_000);
  afterAll(() => pair?.close());

  const named = PHOTOGRAPHS.map((photograph) => [nameOf(photograph), { ...photograph, seconds: 12.34 }] as const);
  it.each(named)('show the same: %s', async (_, photograph) => {
    const found = await pair?.compare(photograph);
    if (found === undefined) throw new Error('the page is not open');
    const { mean, worst, ...at } = found;
    expect(at.colours, 'colours of the picture').toBeGreaterThan(30);
    expect(mean, `mean difference, worst ${worst} at ${at.worstX}, ${at.worstY}`).toBeLessThanOrEqual(2);
    expect(worst, `worst tile at ${at.worstX}, ${at.worstY}`).toBeLessThanOrEqual(12);
  });
});

function nameOf({ mood, isOptimized, x, y, zoom, resolution, ...rest }: Omit<Photograph, 'seconds'>): string {
  const { effectMs, weather = 'clear', gestures = [], hasLanterns, hourMs, duskX } = rest;
  const extras = [
    ...(isOptimized ? ['Optimized'] : []),
    ...(weather === 'clear' ? [] : [weather]),
    ...gestures.map(({ act }) => act),
    ...(effectMs === undefined ? [] : ['effects']),
    ...(hasLanterns === true ? ['lanterns'] : []),
    ...(hourMs === undefined ? [] : ['rising lanterns']),
    ...(duskX === undefined ? [] : ['dusk']),
  ];
  return `${[mood, ...extras].join(', ')}, zoom ${zoom}, ${resolution}x, at ${x}, ${y}`;
}
