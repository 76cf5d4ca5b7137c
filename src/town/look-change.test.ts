/** When a look replaces the other. Textures, cover and canvas are fakes that the test controls. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SceneFile } from '../shared/art/manifest.ts';
import { createLookChange, type LookChange, type TownLook } from './look-change.ts';
import type { CanvasOptions } from './painters/town-painter.ts';
import { compileScene, type Mood } from './plan/scene-items.ts';
import { createSceneLook, type SceneLookStore } from './plan/scene-look.ts';

const layersOf = (mood: Mood) => ({
  sky: [],
  background: [
    { url: `/near-${mood}.webp`, x: 0, y: 0, widthPx: 100, heightPx: 100 },
    { url: `/far-${mood}.webp`, x: 900, y: 0, widthPx: 100, heightPx: 100 },
  ],
  foreground: [],
});
const scene = {
  layers: { day: layersOf('day'), evening: layersOf('evening') },
  placements: [],
  sprites: {},
  motions: [],
  motionSprites: {},
  light: { tiles: [], scale: 1 },
} as unknown as SceneFile;

const lookOf = (mood: Mood, change: Partial<CanvasOptions> = {}): TownLook => {
  const options = { isOptimized: false, isStill: false, tint: 0xffffff, lampLight: null, background: 1, ...change };
  const settings = { mood, storageHost: '', tint: options.tint, isOptimized: options.isOptimized };
  return { look: { mood, items: compileScene(scene, settings) }, options };
};

const loaded = new Set<string>();
const requested = new Set<string>();
const events: string[] = [];
let options: CanvasOptions;
let store: SceneLookStore;
let change: LookChange;

const WHOLE = { shown: 1, wanted: 1 };
const frame = (nowMs: number, progress = WHOLE, canBeLost = false): boolean =>
  change.step({
    nowMs,
    progress,
    canBeLost,
    canvas: {} as HTMLCanvasElement,
    sight: { left: 0, top: 0, right: 200, bottom: 200 },
  });

beforeEach(() => {
  loaded.clear();
  requested.clear();
  events.length = 0;
  options = { ...lookOf('day').options, background: 0 };
  store = createSceneLook();
  change = createLookChange({
    store,
    options,
    pictures: {
      picture(url) {
        requested.add(url);
        return loaded.has(url) ? {} : null;
      },
    },
    cover: {
      setCanvas: () => undefined,
      show: () => events.push(`covered ${store.get().mood}`),
      remove: (isFading) => events.push(isFading ? 'faded' : 'removed'),
      keep: () => events.push('kept'),
      showKept() {
        const hasKept = events.includes('kept');
        if (hasKept) events.push('kept shown');
        return hasKept;
      },
    },
  });
});

describe('a canvas that can be lost', () => {
  beforeEach(() => change.show(lookOf('day')));

  it('is kept each 2 s when it is complete, and covers its successor until that is complete', () => {
    for (const nowMs of [0, 1999, 2000]) frame(nowMs, WHOLE, true);
    frame(4000, { shown: 0, wanted: 1 }, true);
    expect(events).toEqual(['kept', 'kept']);
    change.coverLost(4100);
    expect(change.isCovering()).toBe(true);
    expect(frame(4200, { shown: 0, wanted: 1 })).toBe(true);
    expect(frame(4300)).toBe(false);
    expect(events).toEqual(['kept', 'kept', 'kept shown', 'faded']);
  });

  it('covers nothing before it was complete', () => {
    frame(0, { shown: 0, wanted: 1 }, true);
    change.coverLost(100);
    expect(change.isCovering()).toBe(false);
  });
});

describe('the change between day and evening', () => {
  beforeEach(() => change.show(lookOf('day', { background: 7 })));

  it('shows the first look at once, with its options', () => {
    expect(store.get().mood).toBe('day');
    expect(options.background).toBe(7);
    expect(frame(0)).toBe(false);
    expect(events).toEqual([]);
  });

  it('keeps the old look until the pictures in sight are loaded, then covers it and fades', () => {
    change.show(lookOf('evening', { background: 9 }));
    expect(frame(0)).toBe(false);
    expect([...requested]).toEqual(['/near-evening.webp']);
    expect([store.get().mood, options.background]).toEqual(['day', 7]);

    loaded.add('/near-evening.webp');
    expect(frame(100)).toBe(true);
    expect(events).toEqual(['covered day']);
    expect([store.get().mood, options.background]).toEqual(['evening', 9]);
    expect(change.isCovering()).toBe(true);

    // The scenery is mounted by a later frame.
    expect(frame(120, { shown: 0, wanted: 0 })).toBe(true);
    expect(frame(140)).toBe(false);
    expect(events).toEqual(['covered day', 'faded']);
    expect(change.isCovering()).toBe(false);
  });

  it('swaps without a fade when motion is reduced', () => {
    loaded.add('/near-evening.webp');
    change.show(lookOf('evening', { isStill: true }));
    frame(0);
    frame(16);
    expect(events).toEqual(['covered day', 'removed']);
  });

  it('waits 8 s for a picture that is not available, and 2 s for scenery that is not drawn', () => {
    change.show(lookOf('evening'));
    frame(1000);
    frame(8900);
    expect(store.get().mood).toBe('day');
    frame(9000);
    expect(store.get().mood).toBe('evening');
    expect(frame(10_900, { shown: 0, wanted: 1 })).toBe(true);
    expect(frame(11_000, { shown: 0, wanted: 1 })).toBe(false);
    expect(events).toEqual(['covered day', 'faded']);
  });

  it('is cancelled when the player goes back before it', () => {
    change.show(lookOf('evening'));
    frame(0);
    change.show(lookOf('day', { background: 8 }));
    loaded.add('/near-evening.webp');
    frame(20);
    expect([store.get().mood, options.background]).toEqual(['day', 8]);
    expect(events).toEqual([]);
  });

  it('shows Optimized Mode at once, because it keeps the pictures of the other mode until its own are loaded', () => {
    change.show(lookOf('day', { isOptimized: true }));
    expect(options.isOptimized).toBe(true);
  });
});
