/** Which names and marks a frame shows, where, and how visible. */
import { describe, expect, it } from 'vitest';
import { NO_INSETS } from '../../engine/camera.ts';
import { faceOf, figureOf } from '../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../tests/support/samples/frame-input.ts';
import type { Figure } from '../state/figures.ts';
import type { ShownHand } from '../state/shown-guide.ts';
import type { ShownHint } from '../state/shown-hint.ts';
import { createFramePlan, type FrameInput, type FramePlan } from './frame-plan.ts';
import { planFrame } from './plan-frame.ts';

const figure = (id: string, x: number, y: number, change: Partial<Figure> = {}): Figure =>
  figureOf(id, x, y, { tag: faceOf(id), ...change });

const OPTIONS = { isOptimized: false, isStill: false, tint: 0xffffff, lampLight: null };
const HINT_FACES = {
  going: faceOf('going', 44, 20),
  unreachable: faceOf('no way', 44, 20),
  words: faceOf('words', 160),
};

function frame(plan: FramePlan, change: Partial<FrameInput>): FramePlan {
  planFrame(plan, frameInput({ hintFaces: HINT_FACES, ...change }));
  return plan;
}
const shown = ({ labels }: FramePlan) => labels.map(({ face, left, top, alpha }) => [face.key, left, top, alpha]);

it('lifts the name with a figure that is lifted, and hides that of one that has nearly faded', () => {
  const gesture = { act: 'cheer', atMs: 0, seat: null, meeting: null, look: null, ageMs: 0, beatMs: 0 } as const;
  const named = (change: Partial<Figure>, liftPx = 0) => {
    const poseGesture: FrameInput['poseGesture'] = (entry) => {
      entry.liftPx += liftPx;
    };
    const figures = [figure('a', 1200, 750, { gesture, ...change })];
    return shown(frame(createFramePlan(), { figures, poseGesture }))[0];
  };
  const top = named({})?.[2];
  expect(named({}, 26)?.[2]).toBe(Number(top) - 52);
  expect(named({ alpha: 0.6 })).toBeDefined();
  expect(named({ alpha: 0.4 })).toBeUndefined();
});

describe('the plate of a lit door', () => {
  const face = faceOf('plate', 100, 40);
  const doors = (x: number, y: number, alpha = 1) => ({
    lit: new Map(),
    news: new Set<string>(),
    plate: { face, at: { x, y }, alpha },
  });
  const first = (change: Partial<FrameInput>) => shown(frame(createFramePlan(), change))[0];

  it('is over the door, below all names', () => {
    const figures = [figure('a', 1200, 800)];
    const plan = frame(createFramePlan(), { figures, doors: doors(1250, 700, 0.5) });
    expect(shown(plan).map(([key]) => key)).toEqual(['plate', 'a']);
    expect(shown(plan)[0]).toEqual(['plate', 500 - 50 - 2, 400 - 10 - 40 - 2, 0.5]);
    expect(plan.plateBox).toEqual({ isShown: true, left: 450, top: 350, right: 550, bottom: 390 });
    expect(frame(plan, { figures }).plateBox.isShown).toBe(false);
  });

  it('is over the own name where that is in the way', () => {
    const figures = [figure('me', 1250, 790)];
    const [, , top] = first({ figures, doors: doors(1250, 700) }) ?? [];
    expect(top).toBe((790 - 200 - 500) * 2 - 36 - 40 - 2);
    const [, , beside] = first({ figures, doors: doors(1400, 700) }) ?? [];
    expect(beside).toBe(400 - 10 - 40 - 2);
  });

  it('is beside the own name where there is no room over it', () => {
    // The head is at the upper edge of the free part.
    const low = (x: number) => first({ figures: [figure('me', x, 732)], doors: doors(x, 700) })?.[1];
    // In steps of 6 px, beside the name of 80 px and the head, which is 128 px wide.
    const right = Number(low(1250)) + 2;
    expect(right).toBeGreaterThanOrEqual(500 + 64);
    expect(right).toBeLessThan(500 + 64 + 6);
    const left = Number(low(1470)) + 2 + 100;
    expect(left).toBeLessThanOrEqual(940 - 64);
    expect(left).toBeGreaterThan(940 - 64 - 6);
  });

  it('is below a pill; in a narrow window beside the own face or below it, and under no buttons', () => {
    const pill = { left: 12, top: 100, right: 308, bottom: 200 };
    const insets = { ...NO_INSETS, top: 60, bottom: 80, pill };
    const camera = { x: 1000, y: 500, zoom: 1 };
    const place = (
      widthPx: number,
      change: Partial<typeof insets & { buttons: typeof pill }> = {},
      others: Figure[] = [],
    ) => {
      const viewport = { widthPx: 320, heightPx: 600, insets: { ...insets, ...change } };
      const door = { face: faceOf('plate', widthPx, 50), at: { x: 1160, y: 700 }, alpha: 1 };
      const figures = [figure('me', 1160, 940), ...others];
      const plan = frame(createFramePlan(), {
        camera,
        aim: camera,
        viewport,
        figures,
        doors: { ...doors(0, 0), plate: door },
      });
      return plan.plateBox;
    };
    // The head begins at 240 and ends at 302; it is 64 px wide. The name is over it, 80 px wide.
    expect(place(80)).toMatchObject({ top: 210, left: 160 + 44 });
    const beside = place(124);
    expect(beside.top).toBe(244);
    expect(beside.left).toBeGreaterThanOrEqual(160 + 32);
    expect(beside.right).toBeLessThanOrEqual(320);
    const buttons = { left: 200, top: 285, right: 308, bottom: 560 };
    expect(place(124, { buttons }).right).toBeLessThanOrEqual(160 - 32);
    expect(place(200)).toMatchObject({ top: 306, left: 60 });
    expect(place(160, { buttons })).toMatchObject({ top: 306, left: 38 });
    // Faces of others are free there too: each is 64 px wide and ends 138 px above the soles.
    const others = [60, 120, 190, 260].map((x) =>
      figure(`${x}`, 1000 + x, 1010, { shown: { x: 1000 + x, y: 1010, view: 0, isMoving: false } }),
    );
    expect(place(160, { buttons }, others).top).toBe(306 + 3 * 24);
    // A pill at the side covers nothing of it.
    expect(place(124, { pill: { ...pill, right: 90 } })).toMatchObject({ top: 700 - 500 - 10 - 50 });
  });

  it('is beside the faces of those who stand at the door, not of those who pass', () => {
    const leftAt = (...figures: Figure[]) => first({ figures, doors: doors(1250, 700) })?.[1];
    // Its middle is at 500; the face of a figure with its soles at 880 is at its height.
    const at = (x: number, isMoving = false) => figure('a', x, 880, { shown: { x, y: 880, view: 3, isMoving } });
    expect(leftAt()).toBe(450 - 2);
    const beside = Number(leftAt(at(1270))) + 2;
    expect(beside + 100).toBeLessThanOrEqual(540 - 64);
    expect(beside).toBeGreaterThan(540 - 64 - 100 - 6);
    expect(leftAt(at(1270, true))).toBe(450 - 2);
    // Below the chin there is no face.
    expect(leftAt(figure('a', 1270, 800))).toBe(450 - 2);
  });

  it('is over the faces where each place beside them covers one, and stays where that is too high', () => {
    const crowd = (y: number) =>
      [1130, 1190, 1250, 1310, 1370].map((x) => figure(`${x}`, x, y, { shown: { x, y, view: 3, isMoving: false } }));
    const placeIn = (figures: Figure[]) => first({ figures, doors: doors(1250, 700) })?.slice(1, 3);
    const headTop = (880 - 200 - 500) * 2;
    expect(placeIn(crowd(880))).toEqual([450 - 2, headTop - 4 - 40 - 2]);
    expect(placeIn([...crowd(880), ...crowd(825), ...crowd(770)])).toEqual([450 - 2, 350 - 2]);
  });

  it('is below no bubble: beside it, or over it', () => {
    const speaker = (x: number, widthPx: number, heightPx: number) =>
      figure('a', x, 900, {
        bubbles: { widthPx, heightPx, shortWidthPx: widthPx, shortHeightPx: heightPx, newest: 1 },
      });
    const placeBeside = (...figures: Figure[]) => {
      const plan = frame(createFramePlan(), { figures, doors: doors(1250, 700) });
      const [bubble] = plan.bubbles;
      return { plate: plan.plateBox, bubble: bubble ?? expect.unreachable() };
    };
    const beside = placeBeside(speaker(1270, 60, 60));
    expect(beside.bubble.top).toBeLessThan(390);
    expect(beside.plate.right).toBeLessThanOrEqual(beside.bubble.left);
    expect(beside.plate.top).toBe(350);
    const over = placeBeside(speaker(1250, 300, 50));
    expect(over.plate).toMatchObject({ left: 450, bottom: over.bubble.top - 4 });
    // There is no room over it, nor beside it.
    expect(placeBeside(speaker(1250, 300, 200)).plate).toMatchObject({ left: 450, top: 350 });
  });

  it('stays inside the free part of the window', () => {
    expect(first({ doors: doors(1010, 505) })).toEqual(['plate', 0 - 2, 60 + 10 - 2, 1]);
    expect(first({ doors: doors(1499, 900) })).toEqual(['plate', 900 - 2, 600 - 80 - 40 - 10 - 2, 1]);
  });

  it('is near its door where a side keeps its margin for panels that are closed', () => {
    const insets = { ...NO_INSETS, top: 60, bottom: 80, left: 372, right: 250 };
    const leftAt = (x: number, change: Partial<typeof insets> = {}) =>
      first({
        doors: doors(x, 700),
        viewport: { widthPx: 1000, heightPx: 600, insets: { ...insets, ...change } },
      })?.[1];
    expect([leftAt(1010), leftAt(1499)]).toEqual([10 - 2, 1000 - 10 - 100 - 2]);
    const open = { overscrollLeft: 372, overscrollRight: 250 };
    expect([leftAt(1010, open), leftAt(1499, open)]).toEqual([372 - 2, 1000 - 250 - 100 - 2]);
  });

  it('is not shown while its door is beside the window', () => {
    expect(first({ doors: doors(999, 600) })).toBeUndefined();
    expect(first({ doors: doors(1501, 600) })).toBeUndefined();
  });
});

describe('the names of a frame', () => {
  it('are over the heads, in whole CSS pixels of the window', () => {
    const plan = frame(createFramePlan(), {
      camera: { x: 1000.3, y: 500.4, zoom: 2 },
      figures: [figure('a', 1200.2, 800)],
    });
    expect(shown(plan)).toEqual([['a', 2400 - 2001 - 40 - 2, 1200 - 1001 - 24 - 2, 1]]);
    expect(plan.isFading).toBe(false);
  });

  it('are not there before their fonts, and not outside the window', () => {
    const figures = [figure('a', 1200, 800, { tag: null }), figure('b', 3000, 800)];
    expect(shown(frame(createFramePlan(), { figures }))).toEqual([]);
  });

  it('give way: the own one is in its place and on top, one without room is not shown', () => {
    const figures = ['a', 'b', 'c', 'me'].map((id) => figure(id, 1250, 795));
    const plan = frame(createFramePlan(), { figures });
    expect(shown(plan)).toEqual([
      ['b', 458, 108, 1],
      ['a', 458, 136, 1],
      ['me', 458, 164, 1],
    ]);
  });

  it('let who spoke last go first, also when the bubble is gone', () => {
    const bubbles = { widthPx: 100, heightPx: 30, shortWidthPx: 100, shortHeightPx: 30, newest: 7 };
    const figures = ['a', 'b', 'c', 'd'].map((id) => figure(id, 1250, 795));
    const [, , , last] = figures;
    if (last === undefined) expect.unreachable();
    last.bubbles = bubbles;
    const plan = frame(createFramePlan(), { figures });
    expect(shown(plan).at(-1)?.[0]).toBe('d');
    last.bubbles = null;
    expect(shown(frame(plan, { figures, seconds: 1 })).at(-1)?.[0]).toBe('d');
  });

  it('fade where they lose their room, and ask for frames until then', () => {
    const me = figure('me', 1250, 795);
    const others = ['a', 'b', 'c'].map((id, index) => figure(id, 1250, index === 2 ? 700 : 795));
    const figures = [me, ...others];
    const plan = frame(createFramePlan(), { figures });
    expect(plan.labels).toHaveLength(4);
    const [, , away] = others;
    if (away === undefined) expect.unreachable();
    away.shown.y = 795;
    const alphaOf = (key: string) => plan.labels.find(({ face }) => face.key === key)?.alpha;
    frame(plan, { figures, seconds: 0.08 });
    expect(alphaOf('c')).toBeCloseTo(0.5);
    expect(plan.isFading).toBe(true);
    frame(plan, { figures, seconds: 0.2 });
    expect(alphaOf('c')).toBeUndefined();
    expect(plan.isFading).toBe(false);
    away.shown.y = 700;
    frame(plan, { figures, seconds: 0.28 });
    expect(alphaOf('c')).toBeCloseTo(0.5);
  });

  it('disappear below the bubble of another player, and come back', () => {
    const bubbles = { widthPx: 200, heightPx: 60, shortWidthPx: 100, shortHeightPx: 30, newest: 7 };
    const me = figure('me', 1250, 795);
    const beside = figure('beside', 1280, 795);
    const far = figure('far', 1480, 795);
    const figures = [me, beside, far];
    const plan = frame(createFramePlan(), { figures });
    const keys = () => shown(plan).map(([key]) => key);
    expect(keys()).toEqual(['far', 'beside', 'me']);
    me.bubbles = bubbles;
    frame(plan, { figures, seconds: 1, options: { ...OPTIONS, isStill: true } });
    expect(keys()).toEqual(['far', 'me']);
    me.bubbles = null;
    frame(plan, { figures, seconds: 2, options: { ...OPTIONS, isStill: true } });
    expect(keys()).toEqual(['far', 'beside', 'me']);
  });

  it('do not fade when motion is reduced', () => {
    const figures = ['me', 'a', 'b', 'c'].map((id) => figure(id, 1250, id === 'c' ? 700 : 795));
    const plan = frame(createFramePlan(), { figures });
    const [, , , away] = figures;
    if (away === undefined) expect.unreachable();
    away.shown.y = 795;
    frame(plan, { figures, seconds: 0.01, options: { ...OPTIONS, isStill: true } });
    expect(plan.labels).toHaveLength(3);
    expect(plan.isFading).toBe(false);
  });
});

describe('the walk hint', () => {
  const hint = (change: Partial<ShownHint> = {}): ShownHint => ({
    kind: 'going',
    at: { x: 1200, y: 700 },
    sinceMs: 100,
    ...change,
  });

  it('grows and fades around the position on the map', () => {
    const plan = frame(createFramePlan(), { hint: hint(), nowMs: 100 });
    expect(plan.labels).toMatchObject([{ left: 400 - 22 - 2, top: 400 - 10 - 2, scale: 0.4, alpha: 1 }]);
    frame(plan, { hint: hint(), nowMs: 400 });
    expect(plan.labels[0]?.scale).toBeGreaterThan(0.7);
    expect(plan.labels[0]?.alpha).toBeLessThan(0.5);
    frame(plan, { hint: hint(), nowMs: 700 });
    expect(plan.labels).toEqual([]);
  });

  it('rests when motion is reduced', () => {
    const plan = frame(createFramePlan(), { hint: hint(), nowMs: 500, options: { ...OPTIONS, isStill: true } });
    expect(plan.labels).toMatchObject([{ scale: 1, alpha: 1 }]);
  });

  it('says that a position is unreachable, inside the window and not under the bar', () => {
    const at = (x: number, y: number) => {
      const plan = frame(createFramePlan(), { hint: hint({ kind: 'unreachable', at: { x, y } }), nowMs: 100 });
      return shown(plan).map(([key, left, top]) => [key, left, top]);
    };
    expect(at(1200, 700)).toEqual([
      ['no way', 376, 388],
      ['words', 400 - 80 - 2, 400 - 18 - 24 - 2],
    ]);
    expect(at(1010, 530)[1]).toEqual(['words', -2, 60 + 18 - 2]);
    expect(at(1490, 700)[1]?.[1]).toBe(1000 - 160 - 2);
  });
});

describe('the hand of the first walk', () => {
  const guide = (hand: Partial<ShownHand>) => ({
    target: null,
    prints: [],
    ring: faceOf('ring', 60),
    print: faceOf('print', 14),
    hand: { to: { x: 1300, y: 700 }, sinceMs: 1000, pointer: null, caps: null, ...hand },
  });
  const labels = (nowMs: number, hand: Partial<ShownHand>) => {
    const plan = frame(createFramePlan(), { figures: [figure('me', 1100, 760)], guide: guide(hand), nowMs });
    return { isFading: plan.isFading, shown: shown(plan).filter(([key]) => key !== 'me') };
  };

  it('glides from the own figure to the point while frames are requested', () => {
    const pointer = faceOf('pointer', 34);
    expect(labels(1750, { pointer })).toEqual({ isFading: true, shown: [['pointer', 400 - 2, 400 - 2, 1]] });
    expect(labels(9000, { pointer })).toEqual({ isFading: false, shown: [] });
  });

  it('shows the caps over the name', () => {
    const caps = { dark: faceOf('dark', 84, 56), lit: faceOf('lit', 84, 56) };
    const { shown: faces } = labels(1400, { caps });
    expect(faces.map(([key]) => key)).toEqual(['dark', 'lit']);
    expect(faces[0]?.slice(1, 3)).toEqual([200 - 42 - 2, (760 - 200 - 500) * 2 - 36 - 8 - 56 - 2]);
  });
});
