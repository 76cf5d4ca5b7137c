import { describe, expect, it } from 'vitest';
import type { SceneFile, SceneMotion, SceneTile } from '../../shared/art/manifest.ts';
import { compileScene, type SceneSettings } from './scene-items.ts';

const tile = (url: string, smallUrl?: string): SceneTile => ({
  url,
  smallUrl,
  x: 10,
  y: 20,
  widthPx: 30,
  heightPx: 40,
});
const motion = (change: Partial<SceneMotion>): SceneMotion => ({
  sprite: 'flag',
  layer: 'sprites',
  x: 5,
  y: 6.6,
  scale: 1,
  motion: 'sway',
  periodS: 1,
  amount: 1,
  phase: 0,
  ...change,
});
const layers = (mood: string) => ({
  sky: [tile(`/${mood}-sky`, '/small-sky')],
  background: [tile(`/${mood}-back`, '/small-back')],
  foreground: [tile(`/${mood}-front`)],
});
const scene: SceneFile = {
  version: 1,
  widthPx: 100,
  heightPx: 100,
  location: '',
  navigation: '',
  layers: { day: layers('day'), evening: layers('evening') },
  light: { tiles: [tile('/light')], scale: 0.5 },
  sprites: { lamp: { day: '/lamp-day', evening: '/lamp-evening', widthPx: 20, heightPx: 60, footX: 5, footY: 58 } },
  placements: [
    { sprite: 'lamp', x: 50, y: 70.4, scale: 2, flip: false },
    { sprite: 'lamp', x: 60, y: 80, scale: 1, flip: true },
    { sprite: 'unknown', x: 0, y: 0, scale: 1, flip: false },
  ],
  motionSprites: { flag: { url: '/flag', widthPx: 8, heightPx: 9 } },
  motions: [
    motion({}),
    motion({ layer: 'sky', blend: 'screen' }),
    motion({ layer: 'overhead' }),
    motion({ depth: 40.2, mood: 'evening' }),
    motion({ sprite: 'unknown' }),
    motion({ layer: 'background', blend: 'screen', mood: 'evening', depth: 3 }),
  ],
  lamps: [],
  moods: { day: [], evening: [] },
};
const compile = (change: Partial<SceneSettings> = {}) =>
  compileScene(scene, { mood: 'day', storageHost: 'https://s', tint: 0x112233, isOptimized: false, ...change });
const urls = (change?: Partial<SceneSettings>) => compile(change).stills.map(({ layer, url }) => `${layer} ${url}`);

describe('compileScene', () => {
  it('lists the pictures of the mood from far to near', () => {
    expect(urls()).toEqual([
      'sky https://s/day-sky',
      'background https://s/day-back',
      'standing https://s/lamp-day',
      'standing https://s/lamp-day',
      'foreground https://s/day-front',
    ]);
    expect(urls({ mood: 'evening' }).at(-1)).toBe('light https://s/light');
    expect(urls({ mood: 'evening' })[2]).toBe('standing https://s/lamp-evening');
  });

  it('names the picture of the other mode, which a tile shows until its own is loaded', () => {
    const others = (change: Partial<SceneSettings>) =>
      compile(change).stills.flatMap(({ layer, otherUrl }) => (otherUrl === null ? [] : [`${layer} ${otherUrl}`]));
    expect(others({ mood: 'evening', isOptimized: true })).toEqual(['background https://s/evening-back']);
    expect(others({ mood: 'evening' })).toEqual(['background https://s/small-back']);
  });

  it('omits foreground, light and flying pieces in Optimized Mode, and uses a smaller background', () => {
    expect(urls({ mood: 'evening', isOptimized: true })).toEqual([
      'sky https://s/evening-sky',
      'background https://s/small-back',
      'standing https://s/lamp-evening',
      'standing https://s/lamp-evening',
    ]);
    expect(compile({ isOptimized: true }).moving.map(({ layer }) => layer)).toEqual(['standing', 'skyMotions']);
    expect(compile().moving.map(({ layer }) => layer)).toEqual(['standing', 'skyMotions', 'overheadMotions']);
  });

  it('computes the bounds of each picture on the map', () => {
    const [, , lamp, flipped] = compile().stills;
    expect(lamp).toMatchObject({ left: 40, top: 70.4 - 116, widthPx: 40, heightPx: 120, depth: 70, isFlipped: false });
    expect(flipped).toMatchObject({ left: 45, isFlipped: true, depth: 80 });
    const light = compile({ mood: 'evening' }).stills.at(-1);
    expect(light).toMatchObject({ left: 20, top: 40, widthPx: 60, heightPx: 80, blend: 'screen' });
  });

  it('tints moving pieces that are not light, and omits those of the other mood', () => {
    const [flag, glint] = compile().moving;
    expect(flag).toMatchObject({ tint: 0x112233, blend: 'normal', depth: 7, url: 'https://s/flag' });
    expect(glint).toMatchObject({ tint: 0xffffff, blend: 'screen', depth: 0 });
    expect(compile({ mood: 'evening' }).moving.map(({ depth }) => depth)).toEqual([7, 0, 0, 40, 0]);
  });

  it('keeps the light of what moves behind the figures in both modes, only in the evening', () => {
    for (const isOptimized of [false, true]) {
      const lightsOf = (mood: 'day' | 'evening') =>
        compile({ mood, isOptimized }).moving.filter(
          ({ layer, blend }) => layer === 'backgroundMotions' && blend === 'screen',
        );
      expect(lightsOf('evening')).toMatchObject([{ tint: 0xffffff, url: 'https://s/flag' }]);
      expect(lightsOf('day')).toEqual([]);
    }
  });

  it('numbers the pieces of a scene uniquely', () => {
    const { stills, moving } = compile({ mood: 'evening' });
    for (const items of [stills, moving]) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('adds the parts of doors: light as bright in the evening, and things among the sprites by their foot', () => {
    const box = { url: '/door', x: 100, y: 50, widthPx: 20, heightPx: 40 };
    const doorParts = [
      { door: 'store', when: 'lit', depth: 0, ...box },
      { door: 'mail', when: 'news', depth: 644, ...box },
    ] as const;
    const { moving } = compileScene(
      { ...scene, motions: [], doorParts: [...doorParts] },
      { mood: 'evening', storageHost: 'https://s', tint: 0x112233, isOptimized: true },
    );
    expect(moving).toMatchObject([
      { layer: 'backgroundMotions', depth: 0, url: 'https://s/door', tint: 0xffffff, motion: { x: 110, y: 70 } },
      { layer: 'standing', depth: 644, tint: 0x112233, door: { door: 'mail', when: 'news' } },
    ]);
  });
});
