/** The draw list of a frame: what it contains, in which order, and where. */
import { NO_INSETS } from '../../../engine/camera.ts';
import { describe, expect, it } from 'vitest';
import { figureOf } from '../../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../../tests/support/samples/frame-input.ts';
import type { DrawList, ListItem } from '../../../engine/paint/draw-list.ts';
import type { SceneMotion } from '../../../shared/art/manifest.ts';
import { createFramePlan, type FrameInput } from '../../plan/frame-plan.ts';
import { planFrame } from '../../plan/plan-frame.ts';
import { putUpright } from '../../plan/motion-paths.ts';
import type { MovingItem, PlaceItem, SceneItems, SceneLayer, StillItem } from '../../plan/scene-items.ts';
import type { Figure } from '../../state/figures.ts';
import type { LabelFace } from '../../state/label-face.ts';
import type { CoreFrame } from './core-frames.ts';
import { listFrame } from './list-frame.ts';

const frame = (picture: number, widthPx: number, heightPx: number, of = 0): CoreFrame => ({
  picture,
  frame: of,
  widthPx,
  heightPx,
});
const SHADOW = frame(1, 96, 28);
const EFFECT = frame(9, 384, 384);
const SILHOUETTE = frame(2, 120, 240);
const HEDGE = frame(3, 512, 512);
/** A name of 80 x 21 px with a margin of 2 px. */
const NAME = frame(5, 84, 25);
const NAME_FACE: LabelFace = { key: 'wren', widthPx: 80, heightPx: 21, marginPx: 2, draw: () => undefined };
const SHEET = [0, 1, 2, 3, 4, 5].map((column) => frame(4, 120, 240, column));

const still = (layer: SceneLayer, url: string, own: Partial<StillItem> = {}): StillItem => ({
  id: url,
  layer,
  depth: 0,
  url,
  blend: 'normal',
  left: 1000,
  top: 500,
  widthPx: 100,
  heightPx: 100,
  isFlipped: false,
  otherUrl: null,
  ...own,
});
const moving = (kind: SceneMotion['motion'], own: Partial<MovingItem> = {}): MovingItem => ({
  id: kind,
  layer: 'backgroundMotions',
  depth: 0,
  url: kind,
  blend: 'normal',
  widthPx: 20,
  heightPx: 10,
  motion: {
    sprite: '',
    layer: 'background',
    x: 1200,
    y: 600,
    scale: 2,
    motion: kind,
    periodS: 4,
    amount: 8,
    phase: 0.1,
  },
  tint: 0x808080,
  ...own,
});
const figure = (x: number, y: number): Figure => figureOf('wren', x, y, { shown: { x, y, view: 4, isMoving: false } });

interface Setup {
  items?: SceneItems;
  figures?: readonly Figure[];
  pictures?: Record<string, CoreFrame>;
  change?: Partial<FrameInput>;
  hasSheets?: boolean;
  /** Scale of the drawn frame to that of the camera. */
  shownScale?: number;
}

const VIEWPORT = {
  widthPx: 1000,
  heightPx: 600,
  insets: NO_INSETS,
};

/** The window shows map x 1000 to 1500 and y 500 to 800 on 1000x600 pixels. */
function listOf({ items, figures = [], pictures = {}, change, hasSheets = true, shownScale = 1 }: Setup) {
  const plan = createFramePlan();
  planFrame(plan, frameInput({ figures, viewport: VIEWPORT, ...(items === undefined ? {} : { items }), ...change }));
  const listed: ListItem[] = [];
  const list: DrawList = {
    clear: () => void listed.splice(0),
    // The list reuses its items.
    add: (item) => void listed.push({ ...item }),
    take: () => new Float32Array(),
  };
  const progress = { shown: 0, wanted: 0 };
  const zoom = plan.camera.zoom;
  const sources = {
    pictures: {
      picture: (url: string) => pictures[url] ?? null,
      loaded: (key: string) => [pictures[key] ?? SILHOUETTE],
    },
    sheets: hasSheets ? { framesOf: () => SHEET, hasLook: () => true } : null,
    shadow: SHADOW,
    silhouette: SILHOUETTE,
    effect: () => EFFECT,
    hedge: { tile: () => HEDGE },
    faces: {
      frame: ({ key }: LabelFace, resolution: number) => (key === 'late' ? null : { ...NAME, frame: resolution }),
    },
  };
  const view = { scale: zoom * shownScale, resolution: 1, widthPx: 1000, heightPx: 600, mood: 'day' } as const;
  listFrame(plan, view, sources, list, progress);
  return { listed, progress };
}

describe('the draw list', () => {
  it('draws the rays of an effect turned, behind their figure', () => {
    const wren = figure(1200, 650);
    const effects = [{ kind: 'rays', player: wren.player, startMs: 0 }] as const;
    const { listed } = listOf({ figures: [wren], change: { effects, nowMs: 1000 } });
    const pictures = listed.map(({ picture }) => picture);
    expect(pictures.indexOf(EFFECT.picture)).toBeGreaterThan(pictures.indexOf(SHADOW.picture));
    expect(pictures.indexOf(EFFECT.picture)).toBeLessThan(pictures.indexOf(4));
    expect(listed.find(({ picture }) => picture === EFFECT.picture)).toMatchObject({
      form: 'turned',
      alpha: 1,
      x: 400,
    });
  });

  it('contains the layers from far to near, and what has a foot on the ground by its depth', () => {
    const layers: SceneLayer[] = ['light', 'overheadMotions', 'foreground', 'background', 'sky'];
    const pictures = Object.fromEntries([...layers, 'back', 'front'].map((url, at) => [url, frame(10 + at, 50, 50)]));
    const stills = layers.map((layer) => still(layer, layer, layer === 'light' ? { blend: 'screen' } : {}));
    stills.push(still('standing', 'front', { depth: 700 }), still('standing', 'back', { depth: 600 }));
    const { listed, progress } = listOf({ items: { stills, moving: [] }, pictures, figures: [figure(1200, 650)] });
    const names = new Map(
      [...Object.entries(pictures), ['shadow', SHADOW] as const, ['figure', SHEET[0]] as const].map(([name, of]) => [
        of?.picture,
        name,
      ]),
    );
    expect(listed.map(({ picture }) => names.get(picture))).toEqual([
      'sky',
      'background',
      'shadow',
      'back',
      'figure',
      'front',
      'foreground',
      'overheadMotions',
      'light',
    ]);
    expect(listed.filter(({ isScreen }) => isScreen)).toHaveLength(1);
    expect(progress).toEqual({ shown: 7, wanted: 7 });
  });

  it('flips the pictures that are placed flipped', () => {
    const stills = [still('standing', 'bench'), still('standing', 'bench', { isFlipped: true })];
    const { listed } = listOf({ items: { stills, moving: [] }, pictures: { bench: frame(12, 50, 50) } });
    expect(listed.map(({ isFlipped }) => isFlipped)).toEqual([false, true]);
  });

  it('draws a picture under a soft edge over the other one, in columns without a gap', () => {
    const day = still('standing', 'day', { isFlipped: true, left: 1010, widthPx: 101 });
    const place: PlaceItem = (out) => {
      putUpright(out, 1060, 550, 1, 1);
      return 'moving';
    };
    const evening = moving('sway', { ...day, url: 'evening', over: day, place, edge: () => 1060 });
    const pictures = { day: frame(12, 50, 50), evening: frame(13, 50, 50) };
    const { listed } = listOf({ items: { stills: [day], moving: [evening] }, pictures });
    const [below, ...parts] = listed;
    expect(below?.picture).toBe(12);
    expect(parts).toHaveLength(13);
    for (const [at, { x, widthPx, isFlipped, clipLeft, clipRight, alpha }] of parts.entries()) {
      expect([x, widthPx, isFlipped]).toEqual([below?.x, below?.widthPx, true]);
      expect(clipRight).toBe(parts[at + 1]?.clipLeft ?? (1111 - 1000) * 2);
      expect(alpha).toBeCloseTo(0.5 + (1060 - 1000 - (clipLeft + clipRight) / 4) / 400, 1);
    }
    expect(parts[0]?.clipLeft).toBe(20);
  });

  it('joins tiles without a gap at any scale', () => {
    const stills = [0, 1, 2].map((column) => still('sky', `${column}`, { left: 1000 + 33 * column, widthPx: 33 }));
    const pictures = Object.fromEntries(stills.map(({ url }, at) => [url, frame(10 + at, 33, 100)]));
    const camera = { x: 1000.3, y: 400, zoom: 1.37 };
    const { listed } = listOf({ items: { stills, moving: [] }, pictures, change: { camera } });
    for (const [at, { x, widthPx }] of listed.entries()) {
      const next = listed[at + 1];
      if (next !== undefined) expect(x + widthPx).toBe(next.x);
    }
    expect(listed).toHaveLength(3);
  });

  it('shows a tile of the other mode until the picture is loaded, and counts missing pictures', () => {
    const stills = [still('background', 'new', { otherUrl: 'old' }), still('background', 'missing')];
    const { listed, progress } = listOf({ items: { stills, moving: [] }, pictures: { old: frame(12, 50, 50) } });
    expect(listed.map(({ picture, widthPx }) => [picture, widthPx])).toEqual([[12, 200]]);
    expect(progress).toEqual({ shown: 1, wanted: 2 });
  });

  it('draws figures with their view, light, pose and shadow', () => {
    const walking = figure(1200, 700);
    Object.assign(walking.gait, { phase: 0.25, weight: 1 });
    const [shadow, body] = listOf({ figures: [walking] }).listed;
    expect(shadow).toMatchObject({ picture: SHADOW.picture, form: 'tile' });
    // View 4 is in column 5.
    expect(body).toMatchObject({ picture: 4, frame: 5, form: 'figure', tint: 0xabcdef, widthPx: 212, heightPx: 424 });
    expect(body?.lean).toBeCloseTo(Math.tan((2.5 * Math.PI) / 180));
    expect(body?.stretch).toBeCloseTo(1.0125);
    expect(body?.spread).toBeCloseTo(0.9875);
    // The soles are above the shadow's middle while the figure hops.
    const middle = (shadow?.y ?? 0) + (shadow?.heightPx ?? 0) / 2;
    expect((body?.y ?? 0) + (body?.anchorPx ?? 0) * (body?.stretch ?? 1)).toBeLessThan(middle - 8);
  });

  it('draws a sitting figure in two pieces that meet, and in front of it what it holds', () => {
    const sitting = figure(1200, 700);
    sitting.gesture = { act: 'sit', atMs: 0, seat: null, meeting: null, look: null, ageMs: 400, beatMs: 0 };
    const picture = { url: 'glove', widthPx: 40, heightPx: 44 };
    const held = { picture, x: 1230, y: 600, rotation: 0.4, scaleX: -1, scaleY: 1, alpha: 0.5 };
    const change: Partial<FrameInput> = {
      poseGesture: (entry) => {
        entry.isCut = true;
        Object.assign(entry.cut, { hipPx: 93, dropPx: 68, legsWidth: 1.08, upperLean: 0, upperScale: 1 });
        entry.props = [held];
      },
    };
    const { listed } = listOf({ figures: [sitting], change, pictures: { glove: frame(9, 80, 88) } });
    const [, legs, upper, glove] = listed;
    expect(legs).toMatchObject({ picture: 4, form: 'figure', clipTop: upper?.clipBottom });
    expect(legs?.stretch).toBeCloseTo(25 / 93, 1);
    expect(upper).toMatchObject({ picture: 4, form: 'figure', stretch: 1, spread: 1, widthPx: legs?.widthPx });
    expect(legs?.spread).toBe(1.08);
    expect(glove).toMatchObject({ picture: 9, form: 'turned', isFlipped: true, lean: 0.4, alpha: 0.5, tint: 0xabcdef });
    expect(glove).toMatchObject({ x: 460, y: 200, widthPx: 80, heightPx: 88 });
  });

  it('draws the shadow under the soles, as wide as the body', () => {
    const shadowOf = (width: number) => {
      const wide = figure(1200, 700);
      wide.player.user = { ...wide.player.user, customization: { ...wide.player.user.customization, width } };
      return listOf({ figures: [wide] }).listed[0];
    };
    const [usual, wide] = [shadowOf(1), shadowOf(1.25)];
    expect(wide?.widthPx).toBe(Math.round((usual?.widthPx ?? 0) * 1.25));
    for (const shadow of [usual, wide]) expect((shadow?.x ?? 0) + (shadow?.widthPx ?? 0) / 2).toBeCloseTo(400, 0);
  });

  it('draws silhouettes until the sheets are there, and no shadows in Optimized Mode', () => {
    const options = { isOptimized: true, isStill: true, tint: 0xffffff, lampLight: null };
    const { listed } = listOf({ figures: [figure(1200, 700)], hasSheets: false, change: { options } });
    expect(listed).toMatchObject([{ picture: SILHOUETTE.picture, form: 'figure' }]);
  });

  it('draws names over everything, at the size of their pictures and on whole pixels', () => {
    const named = { ...figure(1200, 700), tag: NAME_FACE };
    const late = { ...figure(1400, 700), tag: { ...NAME_FACE, key: 'late' } };
    const { listed } = listOf({ figures: [named, late], change: { camera: { x: 1000.3, y: 400, zoom: 2 } } });
    // The head is at map y 500, the window's left edge at map x 1000.3.
    const left = 1200 * 2 - 2001 - 40 - 2;
    expect(listed.at(-1)).toMatchObject({ picture: NAME.picture, x: left, y: 200 - 21 - 2, widthPx: 84, heightPx: 25 });
    expect(listed.filter(({ picture }) => picture === NAME.picture)).toHaveLength(1);
  });

  it('keeps names over their heads while the canvas is scaled to a new zoom', () => {
    const named = { ...figure(1200, 700), tag: NAME_FACE };
    const { listed } = listOf({ figures: [named], shownScale: 0.5, change: { camera: { x: 1000, y: 400, zoom: 2 } } });
    // The head is at (400, 200) of the window, (200, 100) of the canvas; the margin is 2 px.
    expect(listed.at(-1)).toMatchObject({ picture: NAME.picture, x: 200 - 42, y: 101 - 25, widthPx: 84 });
  });

  it('scales the mark of a walk around its middle', () => {
    const mark: LabelFace = { ...NAME_FACE, key: 'mark' };
    const { listed } = listOf({
      change: {
        hint: { kind: 'going', at: { x: 1200, y: 600 }, sinceMs: 0 },
        hintFaces: { going: mark, unreachable: mark, words: mark },
      },
    });
    const [item] = listed;
    expect(item).toMatchObject({ form: 'turned', x: 400, alpha: 1 });
    // The face is 21 px high, so its middle is between two pixels.
    expect(item?.y).toBeCloseTo(200);
    expect(item?.widthPx).toBeCloseTo(84 * 0.4);
  });

  it('turns and scales moving pieces, shears those that rock, and moves the others in whole pixels', () => {
    const items = { stills: [], moving: [moving('sway'), moving('bob'), moving('drift'), moving('fall')] };
    const pictures = Object.fromEntries(items.moving.map(({ url }, at) => [url, frame(20 + at, 40, 20)]));
    const { listed } = listOf({ items, pictures, change: { seconds: 1 } });
    expect(listed.map(({ form }) => form)).toEqual(['turned', 'figure', 'tile', 'turned']);
    expect(listed[2]).toMatchObject({ widthPx: 80, heightPx: 40, tint: 0x808080 });
    expect(listed.slice(1, 3).every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  });

  it('screens the light of a rocking piece on the same pixels as the piece', () => {
    const items = { stills: [], moving: [moving('bob'), moving('bob', { blend: 'screen', tint: 0xffffff })] };
    const { listed } = listOf({ items, pictures: { bob: frame(20, 40, 20) }, change: { seconds: 1 } });
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ form: 'figure', isScreen: false, tint: 0x808080 });
    expect(listed[1]).toEqual({ ...listed[0], isScreen: true, tint: 0xffffff });
  });

  it('contains the ground below the map where the window shows it', () => {
    const camera = { x: 1000, y: 800, zoom: 2 };
    const { listed } = listOf({ change: { camera } });
    // The hedge begins at map y 936, pixel 272; the map's x 1000 is in the fourth column.
    expect(listed.map(({ picture, x, y }) => [picture, x, y])).toEqual([
      [HEDGE.picture, 3 * 512 - 2000, 272],
      [HEDGE.picture, 4 * 512 - 2000, 272],
      [HEDGE.picture, 5 * 512 - 2000, 272],
    ]);
    expect(listOf({}).listed).toEqual([]);
  });

  it('contains the hedge of the evening over that of the day, as far as its edge has come', () => {
    const eveningShare = (edgeX: number | null, share: number) => () => ({ edgeX, share });
    const partsOf = (share: () => { edgeX: number | null; share: number }) => {
      const options = { ...frameInput().options, eveningShare: share };
      const { listed } = listOf({ change: { camera: { x: 1000, y: 800, zoom: 2 }, options } });
      return listed.filter(({ clipLeft }) => clipLeft > -1e6);
    };
    expect(partsOf(eveningShare(null, 0))).toEqual([]);
    const all = partsOf(eveningShare(null, 0.25));
    expect(all.map(({ x, alpha, clipLeft, clipRight }) => [x, alpha, clipLeft, clipRight])).toEqual(
      [-464, 48, 560].map((x) => [x, 0.25, x, x + 512]),
    );
    const swept = partsOf(eveningShare(1200, 1));
    expect(swept.at(0)).toMatchObject({ alpha: expect.closeTo(0.98, 1) });
    expect(swept.at(-1)?.clipRight).toBeLessThanOrEqual(2 * (1400 - 1000));
    swept.forEach(({ alpha, clipLeft }, at) => {
      const before = swept[at - 1];
      if (before === undefined) return;
      expect(alpha).toBeLessThanOrEqual(before.alpha);
      expect(clipLeft).toBe(before.clipRight);
    });
  });

  it('contains the hedges at the ends of the map in their whole height', () => {
    const placesOf = (x: number) =>
      listOf({ change: { camera: { x, y: 0, zoom: 2 } } }).listed.map((item) => [item.x, item.y]);
    // The hedge's first row begins at pixel 1872: the rows above it are at 336 and at -176.
    expect(placesOf(-200)).toEqual([
      [-112, -176],
      [-112, 336],
      [400, -176],
      [400, 336],
    ]);
    // The reach of the hedge begins at pixel 10248, in column 20; the window shows the columns 18 to 20.
    expect(placesOf(4764)).toEqual([
      [20 * 512 - 9528, -176],
      [20 * 512 - 9528, 336],
    ]);
  });
});
