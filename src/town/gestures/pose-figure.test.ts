import { expect, it } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { frameInput } from '../../../tests/support/samples/frame-input.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { createFramePlan, type FigureEntry } from '../plan/frame-plan.ts';
import { planFrame } from '../plan/plan-frame.ts';
import type { FigureGesture } from '../state/figure-gesture.ts';
import { poseGesture } from './pose-figure.ts';

const PROPS = new Map(['glove', 'arc', 'spark'].map((url) => [url, { url, widthPx: 40, heightPx: 44 }]));
const SEAT: Seat = {
  key: 'bench',
  place: 'here',
  at: { x: 1220, y: 690 },
  stand: { x: 1200, y: 700 },
  view: 5,
  kind: 'bench',
};

function posed(change: Partial<FigureGesture>, isStill = false): FigureEntry {
  const gesture = {
    act: 'wave',
    atMs: 0,
    seat: null,
    meeting: null,
    look: null,
    ageMs: 400,
    beatMs: 0,
    ...change,
  } as const;
  const plan = createFramePlan();
  const options = { ...frameInput().options, isStill };
  const items = { props: PROPS, stills: [], moving: [] };
  planFrame(plan, frameInput({ figures: [figureOf('a', 1200, 700, { gesture })], items, options, poseGesture }));
  return plan.figures[0] ?? expect.fail('no figure');
}

it('leans, lifts and turns the whole figure, with the glove', () => {
  const entry = posed({});
  expect(entry).toMatchObject({ liftPx: 2, view: 0, isCut: false, x: 1200, y: 700 });
  expect(entry.tilt).toBeCloseTo((3 * Math.PI) / 180);
  expect(entry.lean).toBeCloseTo(5 / 200);
  const [glove] = entry.props;
  expect(glove?.picture.url).toBe('glove');
  // It leans with the figure.
  expect(glove?.x).toBeCloseTo(1234 + 150 * (entry.lean + Math.tan(entry.tilt)));
  expect(glove?.y).toBeCloseTo(700 - 2 - 150);
});

it('moves a player who sits from the walkable place onto the seat, and the name down with the head', () => {
  const upright = posed({ act: 'laugh', ageMs: 0 });
  const sitting = posed({ act: 'sit', seat: SEAT });
  expect(sitting).toMatchObject({ x: 1220, y: 690, depth: 690, view: 5, isCut: true });
  expect(sitting.cut.dropPx).toBeCloseTo(51);
  expect(sitting.headY - upright.headY).toBe(Math.round((51 - 10) * 2));
  expect(posed({ act: 'sit', seat: SEAT, ageMs: 0 })).toMatchObject({ x: 1200, y: 700 });
});

it('bows toward whom it is made for, with the name in its place, and takes the name along when it cheers', () => {
  expect(posed({ act: 'bow', look: 5 })).toMatchObject({
    view: 5,
    risePx: 0,
    cut: { upperLean: expect.closeTo(0.488) },
  });
  expect(posed({ act: 'cheer', ageMs: 200 }).risePx).toBeCloseTo(26);
  expect(posed({ act: 'cheer', ageMs: 1700 }).risePx).toBe(0);
});

it('shows a spark between two who wave at each other, not with reduced motion', () => {
  const sparks = (isStill: boolean): number =>
    posed({ meeting: { x: 1250, y: 700 }, ageMs: 800 }, isStill).props.filter(({ picture }) => picture.url === 'spark')
      .length;
  expect([sparks(false), sparks(true)]).toEqual([1, 0]);
});

it('shows figures without gestures until it is loaded', () => {
  const plan = createFramePlan();
  const gesture = { act: 'sit', atMs: 0, seat: null, meeting: null, look: null, ageMs: 400, beatMs: 0 } as const;
  planFrame(plan, frameInput({ figures: [figureOf('a', 1200, 700, { gesture })] }));
  expect(plan.figures[0]).toMatchObject({ isCut: false, lean: 0, props: [] });
});
