import { describe, expect, it } from 'vitest';
import { faceOf, figureOf } from '../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../tests/support/samples/frame-input.ts';
import type { SceneMotion } from '../../shared/art/manifest.ts';
import { detailOf } from '../state/detail.ts';
import type { BubbleSize } from '../state/figures.ts';
import { createFramePlan, type FrameInput } from './frame-plan.ts';
import { planFrame } from './plan-frame.ts';
import type { MovingItem, StillItem } from './scene-items.ts';

const FACE = faceOf('name');

const bubbles = (change: Partial<BubbleSize>): BubbleSize => ({
  widthPx: 200,
  heightPx: 30,
  shortWidthPx: 120,
  shortHeightPx: 30,
  newest: 1,
  ...change,
});
const still = (left: number, top: number): StillItem => ({
  id: `${left} ${top}`,
  layer: 'background',
  depth: 0,
  url: '/tile',
  blend: 'normal',
  left,
  top,
  widthPx: 100,
  heightPx: 100,
  isFlipped: false,
  otherUrl: null,
});
const moving = (kind: SceneMotion['motion'], x: number): MovingItem => ({
  id: `${kind} ${x}`,
  layer: 'skyMotions',
  depth: 0,
  url: '/piece',
  blend: 'normal',
  widthPx: 20,
  heightPx: 20,
  motion: { sprite: '', layer: 'sky', x, y: 700, scale: 2, motion: kind, periodS: 4, amount: 10, phase: 0.25 },
  tint: 0,
});

const planOf = (change: Partial<FrameInput>) => {
  const plan = createFramePlan();
  planFrame(plan, frameInput(change));
  return plan;
};

describe('the plan of a frame', () => {
  it('moves the camera by whole device pixels', () => {
    const camera = { x: 100.4, y: 50.2, zoom: 1.3 };
    for (const resolution of [1, 2]) {
      const { camera: snapped } = planOf({ camera, resolution });
      const scale = camera.zoom * resolution;
      for (const axis of ['x', 'y'] as const) {
        expect(snapped[axis] * scale).toBeCloseTo(Math.round(camera[axis] * scale), 9);
      }
      expect(snapped.zoom).toBe(1.3);
    }
  });

  it('loads scenery near the window and shows scenery inside it', () => {
    const stills = [
      still(1450, 600),
      still(1501, 600),
      still(1919, 600),
      still(1920, 600),
      still(900, 400),
      still(579, 600),
    ];
    const plan = planOf({ items: { stills, moving: [] } });
    expect(plan.stills.map(({ isNear, isOnScreen }) => [isNear, isOnScreen])).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  it('loads nothing around the window before everything inside it is there', () => {
    const stills = [still(1450, 600), still(1501, 600)];
    const plan = planOf({ items: { stills, moving: [] }, isPreloading: false });
    expect(plan.stills.map(({ isNear }) => isNear)).toEqual([true, false]);
  });

  it('moves ambient pieces, and rests them or hides glints when motion is reduced', () => {
    const items = { stills: [], moving: [moving('bob', 1200), moving('rise', 1200), moving('bob', 1521)] };
    const moved = planOf({ items, seconds: 0 });
    expect(moved.moving.map(({ isOnScreen }) => isOnScreen)).toEqual([true, true, false]);
    expect(moved.moving[0]?.y).toBeCloseTo(710);
    const resting = planOf({ items, options: { ...frameInput().options, isStill: true } });
    expect(resting.moving.map(({ isOnScreen }) => isOnScreen)).toEqual([true, false, false]);
    expect(resting.moving[0]?.y).toBe(700);
  });

  it('hides glints at rest although they are opaque', () => {
    const items = { stills: [], moving: [moving('twinkle', 1200)] };
    expect(planOf({ items, options: { ...frameInput().options, isStill: true } }).moving[0]?.isOnScreen).toBe(false);
  });

  it('leaves out pieces while they are transparent', () => {
    const items = { stills: [], moving: [moving('twinkle', 1200)] };
    const isShown = (seconds: number) => planOf({ items, seconds }).moving[0]?.isOnScreen;
    expect([isShown(0), isShown(2)]).toEqual([true, false]);
  });

  it('stops clouds where they are and hides glints at level 1, and lamps at level 2', () => {
    const lamp = moving('pulse', 1200);
    const flicker: MovingItem = { ...lamp, motion: { ...lamp.motion, blend: 'screen' } };
    const items = { stills: [], moving: [moving('bob', 1200), moving('twinkle', 1200), flicker] };
    const at = (level: number) => planOf({ items, seconds: 5, ambienceSeconds: 0, detail: detailOf(level) });
    expect(at(0).moving.map(({ isOnScreen }) => isOnScreen)).toEqual([true, true, true]);
    expect(at(1).moving.map(({ isOnScreen }) => isOnScreen)).toEqual([true, false, true]);
    expect(at(2).moving.map(({ isOnScreen }) => isOnScreen)).toEqual([true, false, false]);
    // It follows its own clock.
    expect(at(2).moving[0]?.y).toBeCloseTo(710);
    const lit = (seconds: number) => planOf({ items, seconds, ambienceSeconds: 0 }).moving[2]?.alpha;
    expect(lit(0)).not.toBeCloseTo(lit(2) ?? 0);
  });

  it('grades with the changing light what is graded by day, but neither light nor pictures of the evening', () => {
    const white = { ...moving('bob', 1200), tint: 0xffffff };
    const items = {
      stills: [],
      moving: [
        white,
        { ...white, blend: 'screen' as const },
        { ...white, over: still(1200, 0) },
        { ...white, tint: 7 },
      ],
    };
    const options = { ...frameInput().options, tint: 0xffffff, changingTint: (x: number) => x };
    expect(planOf({ items, options }).moving.map(({ tint }) => tint)).toEqual([1200, 0xffffff, 0xffffff, 7]);
  });

  it('says where something moves', () => {
    const motionOf = (x: number, change: Partial<FrameInput> = {}) =>
      planOf({ items: { stills: [], moving: [moving('bob', x)] }, ...change }).motion;
    expect([motionOf(1200), motionOf(1719), motionOf(1720)]).toEqual(['inSight', 'inSight', 'outside']);
    expect(motionOf(1200, { detail: detailOf(1) })).toBe('none');
    expect(motionOf(1200, { options: { ...frameInput().options, isStill: true } })).toBe('none');
    expect(planOf({}).motion).toBe('none');
  });

  it('omits shadows at level 3, and gives those far away smaller pictures at level 4', () => {
    expect([2, 3].map((level) => planOf({ detail: detailOf(level) }).hasShadows)).toEqual([true, false]);
    const walker = figureOf('a', 1250, 700);
    const people = [figureOf('me', 1200, 700), walker];
    const plan = createFramePlan();
    const halfSizeAt = (x: number, level = 4) => {
      walker.shown.x = x;
      planFrame(plan, frameInput({ figures: people, detail: detailOf(level) }));
      expect(plan.figures.find(({ isSelf }) => isSelf)?.halfSize).toBe('never');
      return plan.figures.find(({ id }) => id === 'a')?.halfSize;
    };
    expect(halfSizeAt(1900, 3)).toBe('never');
    expect([1619, 1621, 1561, 1559].map((x) => halfSizeAt(x))).toEqual(['never', 'enough', 'enough', 'never']);
    const optimized = planOf({ figures: people, options: { ...frameInput().options, isOptimized: true } });
    expect(optimized.figures.map(({ halfSize }) => halfSize)).toEqual(['always', 'always']);
  });

  it('orders figures from far to near and keeps their entries', () => {
    const people = [figureOf('a', 1200, 700), figureOf('me', 1200, 650), figureOf('c', 1200, 750)];
    const plan = planOf({ figures: people });
    expect(plan.figures.map(({ id }) => id)).toEqual(['me', 'a', 'c']);
    expect(plan.figures.map(({ isSelf }) => isSelf)).toEqual([true, false, false]);
    const [self] = plan.figures;
    const [first] = people;
    if (first !== undefined) first.shown.y = 790;
    planFrame(plan, frameInput({ figures: people }));
    expect(plan.figures.map(({ id }) => id)).toEqual(['me', 'c', 'a']);
    planFrame(plan, frameInput({ figures: people.slice(1) }));
    expect(plan.figures.map(({ id }) => id)).toEqual(['me', 'c']);
    expect(plan.figures[0]).toBe(self);
  });

  it('shows a figure until its hat and its shadow are outside the window', () => {
    const at = (x: number, y: number) => planOf({ figures: [figureOf('a', x, y)] }).figures[0]?.isOnScreen;
    expect([at(941, 700), at(940, 700), at(1559, 700), at(1560, 700)]).toEqual([true, false, true, false]);
    expect([at(1200, 999), at(1200, 1000), at(1200, 461), at(1200, 460)]).toEqual([true, false, true, false]);
  });

  it('sets the light, view, pose and name tag of a figure', () => {
    const walking = figureOf('a', 1200.2, 700, { gait: { phase: 0.25, weight: 1 } });
    const plan = planOf({
      figures: [walking],
      camera: { x: 1000.3, y: 500, zoom: 2 },
      options: { ...frameInput().options, lampLight: { tintAt: (x, y, ambient) => ambient + x + y } },
    });
    expect(plan).toMatchObject({ originX: -2001, originY: -1000 });
    expect(plan.figures[0]).toMatchObject({ tint: 0xabcdef + 1900.2, view: 3, depth: 700, headX: 2400, headY: 1000 });
    expect(plan.figures[0]?.liftPx).toBeGreaterThan(5);
  });

  it('does not lift a walking figure when motion is reduced', () => {
    const walking = figureOf('a', 1200, 700, { gait: { phase: 0.25, weight: 1 } });
    const plan = planOf({ figures: [walking], options: { ...frameInput().options, isStill: true } });
    expect(plan.figures[0]).toMatchObject({ liftPx: 0, tint: 0xabcdef });
  });

  it('shifts bubbles that would leave the window or overlap, the newest keeps its place', () => {
    const speaking = (newest: number) => ({ bubbles: bubbles({ newest }) });
    const left = figureOf('left', 1010, 795, speaking(1));
    const back = figureOf('back', 1250, 785, speaking(2));
    const front = figureOf('front', 1260, 795, speaking(3));
    const away = figureOf('away', 3000, 780, speaking(4));
    const plan = planOf({ figures: [left, back, front, away, figureOf('silent', 1300, 780)] });
    const entry = (id: string) => plan.figures.find((each) => each.id === id)?.bubble;
    expect(entry('left')).toMatchObject({ form: 'full', left: 8, bottom: (795 - 200 - 500) * 2 - 36 });
    expect(entry('front')).toMatchObject({ form: 'full', bottom: (795 - 200 - 500) * 2 - 36, shiftPx: 0 });
    expect(entry('back')).toMatchObject({ form: 'full', bottom: (entry('front')?.top ?? 0) - 4 });
    expect(entry('away')?.form).toBe('none');
    expect(entry('silent')?.form).toBe('none');
    expect(plan.bubbles).toHaveLength(3);
  });

  it('offsets overlapping bubbles in Optimized Mode, too', () => {
    const people = [1, 2].map((newest) => figureOf(`${newest}`, 1250, 795, { bubbles: bubbles({ newest }) }));
    const { bubbles: placed } = planOf({
      figures: people,
      options: { ...frameInput().options, isOptimized: true, isStill: true },
    });
    expect(placed.map(({ form, shiftPx }) => [form, shiftPx])).toEqual([
      ['full', 0],
      ['full', 34],
    ]);
  });

  it('raises the name and the bubbles of a neighbour over the own name', () => {
    const named = { tag: FACE };
    const me = figureOf('me', 1250, 795, named);
    const other = figureOf('other', 1270, 795, { ...named, bubbles: bubbles({}) });
    const friend = figureOf('friend', 1240, 795, { ...named, rank: 1 });
    const plan = planOf({ figures: [other, friend, me] });
    const tagOf = (id: string) => plan.figures.find((each) => each.id === id)?.tag;
    expect([tagOf('me')?.shiftPx, tagOf('friend')?.shiftPx, tagOf('other')?.shiftPx]).toEqual([0, 28, 56]);
    const bottom = (795 - 200 - 500) * 2 - 36 - 56;
    expect(plan.bubbles).toMatchObject([{ bottom }]);
  });

  it('keeps bubbles off the own face and name', () => {
    const me = figureOf('me', 1250, 780, { tag: FACE });
    const speaker = figureOf('a', 1250, 800, { bubbles: bubbles({}) });
    // The own head is at window y 160, with 24 px for the name above it.
    expect(planOf({ figures: [speaker, me] }).bubbles).toMatchObject([{ form: 'full', bottom: 160 - 24 - 4 }]);
    expect(planOf({ figures: [speaker] }).bubbles).toMatchObject([{ form: 'full', bottom: 200 - 36 }]);
  });

  it('keeps bubbles from under a pill', () => {
    const speaker = figureOf('a', 1250, 800, { bubbles: bubbles({}) });
    const { viewport } = frameInput();
    const placed = (pill: typeof viewport.insets.pill) =>
      planOf({ figures: [speaker], viewport: { ...viewport, insets: { ...viewport.insets, pill } } }).bubbles;
    expect(placed({ left: 300, right: 700, top: 140, bottom: 150 })).toMatchObject([{ bottom: 140 - 4 }]);
    expect(placed({ left: 0, right: 390, top: 140, bottom: 150 })).toMatchObject([{ bottom: 200 - 36 }]);
  });

  it('forgets the places of labels outside the window', () => {
    const speaker = figureOf('a', 1250, 795, { tag: FACE, bubbles: bubbles({}) });
    const plan = planOf({ figures: [speaker] });
    expect(plan.figures[0]).toMatchObject({ tag: { isPlaced: true, way: 0 }, bubble: { isPlaced: true, way: 0 } });
    speaker.shown.x = 3000;
    planFrame(plan, frameInput({ figures: [speaker] }));
    expect(plan).toMatchObject({ tags: [], bubbles: [] });
    expect(plan.figures[0]).toMatchObject({
      tag: { isPlaced: false, way: -1 },
      bubble: { isPlaced: false, way: -1, form: 'none' },
    });
  });

  it('places bubbles below the face when the resting camera has no space above the head', () => {
    const speaker = figureOf('a', 1250, 750, { bubbles: bubbles({ widthPx: 100, heightPx: 40 }) });
    const beneath = (aimY: number) =>
      planOf({ figures: [speaker], aim: { x: 1000, y: aimY, zoom: 2 } }).figures[0]?.bubble.isBeneath;
    // The head is at map y 550; its bubble needs 40 px above 36 px for the name, below the bar of 60 px.
    expect([beneath(482), beneath(483)]).toEqual([false, true]);
  });

  it('contains the mode and changes with the scene', () => {
    const plan = planOf({ items: { stills: [still(1200, 600)], moving: [moving('bob', 1200)] } });
    planFrame(plan, frameInput({ options: { ...frameInput().options, isOptimized: true }, resolution: 2 }));
    expect(plan).toMatchObject({ hasShadows: false, resolution: 2, stills: [], moving: [] });
  });

  it('shows parts of doors by their state, and requests no frames for them', () => {
    const part = (door: string, when: 'always' | 'lit' | 'news', x = 1200): MovingItem => ({
      ...moving('sway', x),
      id: `${door} ${when}`,
      door: { door, when },
    });
    const parts = [part('store', 'lit'), part('mail', 'lit'), part('mail', 'news'), part('mirror', 'always')];
    const doors = { lit: new Map([['store', 0.5]]), news: new Set<string>(), plate: null };
    const items = { stills: [], moving: [...parts, part('mirror', 'always', 3000)] };
    const plan = planOf({ items, doors });
    const shown = (of: typeof plan) => of.moving.map(({ isOnScreen, alpha }) => isOnScreen && alpha);
    expect(shown(plan)).toEqual([0.5, false, false, 1, false]);
    expect(plan.motion).toBe('none');
    expect(shown(planOf({ items, doors: { ...doors, news: new Set(['mail']) } }))[2]).toBe(1);
    expect(shown(planOf({ items }))).toEqual([false, false, false, 1, false]);
  });

  it('dims and lights the lamp of the mast while the radio plays, unless motion is reduced', () => {
    const lamp: MovingItem = { ...moving('sway', 1200), door: { door: 'radio', when: 'news' } };
    const doors = { lit: new Map(), news: new Set(['radio']), plate: null };
    const alphaAt = (seconds: number, isStill = false) =>
      planOf({ items: { stills: [], moving: [lamp] }, doors, seconds, options: { ...frameInput().options, isStill } })
        .moving[0]?.alpha;
    expect(alphaAt(0)).toBe(1);
    expect(alphaAt(0.8)).toBeCloseTo(0.45);
    expect(alphaAt(0.8, true)).toBe(1);
  });
});
