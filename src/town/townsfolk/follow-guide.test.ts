/** The cat of the first walk: it leads over its way, waits for a player who is behind, and goes home to what all see. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle } from '../../../tests/support/core-worker.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { CAT_VIEWS } from '../../shared/rules/townsfolk.ts';
import { leadOf, setGuests } from '../../state/people/guests.ts';
import { firstWalk, NO_GUIDE, type WalkGuide } from '../../state/session/first-walk.ts';
import type { Figure } from '../state/figures.ts';
import type { ShownGuide } from '../state/shown-guide.ts';
import { followGuide } from './follow-guide.ts';

let clock: ManualRuntime;
let self: Figure;
let ember: Figure;
let marks: ShownGuide | null;
let stop: () => void;
const cat = { x: 0, y: 0, view: 0, isMoving: false };

beforeEach(() => {
  clock = replaceRuntime(runtime);
  self = figureOf('me', 0, 0);
  ember = figureOf('ember', 0, 0);
  setGuests([{ id: 'ember', player: ember.player, sample: () => true }]);
  marks = null;
  stop = followGuide(
    {
      figures: {
        self: () => self,
        of: ({ socketId }) => (socketId === ember.player.socketId ? ember : undefined),
        all: () => [self],
        setFriends: () => undefined,
        close: () => undefined,
      },
      wake: () => undefined,
      setGuide: (guide) => {
        marks = guide;
      },
    },
    async (_from, { x, y }) => [x, y],
    (_, out) => {
      Object.assign(out, { x: 1596, y: 866, view: 0, isMoving: false });
    },
  );
});
afterEach(() => {
  stop();
  firstWalk.guide = NO_GUIDE;
  setGuests([]);
});

async function guide(change: Partial<WalkGuide>): Promise<void> {
  firstWalk.guide = { ...NO_GUIDE, ...change };
  await settle();
}

/** Where the cat is after a time, drawn ten times a second. */
function catAfter(ms: number): typeof cat {
  for (let passedMs = 0; passedMs < ms; passedMs += 100) {
    clock.advance(100);
    leadOf('ember')?.(0, cat);
  }
  return cat;
}

const leading = (x: number, isLying = false): Partial<WalkGuide> => ({
  cat: { goal: { x, y: 0 }, from: { x: 0, y: 0 }, waitPx: 160, isLying, trick: null, fadesAfterPx: null },
});

it('runs ahead, and waits for a player who is more than 160 px behind', async () => {
  await guide(leading(1000));
  expect([Math.round(catAfter(500).x), cat.isMoving]).toEqual([105, true]);
  expect(CAT_VIEWS.right).toContain(cat.view);
  expect(catAfter(2000)).toMatchObject({ isMoving: false, view: CAT_VIEWS.sit });
  expect(cat.x).toBeLessThan(190);
  self.shown.x = 900;
  expect(catAfter(8000)).toMatchObject({ x: 1000, isMoving: false });
});

it('lies down at its goal where it should', async () => {
  await guide(leading(105, true));
  expect(catAfter(1000)).toMatchObject({ x: 105, view: CAT_VIEWS.lie });
});

it('turns round once at its goal, and runs once around the player and back', async () => {
  const { cat: lead } = leading(100);
  await guide({ cat: lead && { ...lead, trick: 'turn' } });
  const views = new Set(Array.from({ length: 24 }, () => catAfter(100).view));
  expect([CAT_VIEWS.left[0], CAT_VIEWS.right[0], CAT_VIEWS.lie].every((view) => views.has(view))).toBe(true);
  expect(catAfter(100)).toMatchObject({ x: 100, isMoving: false, view: CAT_VIEWS.sit });
  await guide({ cat: lead && { ...lead, trick: 'circle' } });
  expect(Math.round(catAfter(1200).x)).toBe(-100);
  expect(catAfter(1400)).toMatchObject({ x: 100, isMoving: false });
});

it('goes on from where it is when the goal changes, and is as all see it without a guide', async () => {
  await guide(leading(105));
  catAfter(1000);
  await guide(leading(0));
  expect(catAfter(100).x).toBeCloseTo(84);
  expect(CAT_VIEWS.left).toContain(cat.view);
  await guide({});
  expect(leadOf('ember')).toBeUndefined();
});

it('fades when the player is far enough behind, and then in where all see it', async () => {
  const { cat: led } = leading(1000);
  await guide({ cat: led === null || led === undefined ? null : { ...led, waitPx: 9999, fadesAfterPx: 600 } });
  catAfter(2500);
  expect(ember.alpha).toBe(1);
  catAfter(900);
  expect(ember.alpha).toBeGreaterThan(0);
  expect(ember.alpha).toBeLessThan(1);
  expect(cat).toMatchObject({ isMoving: true });
  catAfter(1000);
  expect(cat).toMatchObject({ x: 1596, y: 866, view: CAT_VIEWS.sit });
  catAfter(1000);
  expect(ember.alpha).toBe(1);
  expect(leadOf('ember')).toBeUndefined();
});

it('shows a pointer, or the keys that lead there', async () => {
  const hand = { x: 100, y: 100, sinceMs: 0 };
  await guide({ hand: { ...hand, device: 'mouse' } });
  clock.advance(500);
  await settle();
  expect(marks).toMatchObject({ target: null, hand: { pointer: { key: 'guide mouse' }, caps: null } });
  await guide({ hand: { ...hand, device: 'keys' } });
  clock.advance(500);
  await settle();
  // Down and right.
  expect(marks?.hand).toMatchObject({ pointer: null, caps: { lit: { key: 'guide caps 0011' } } });
});

it('marks the target and the way to it, and nothing without a target', async () => {
  await guide({ target: { x: 100, y: 0, name: 'First lantern' } });
  clock.advance(500);
  await settle();
  expect(marks).toMatchObject({ target: { x: 100, y: 0 }, prints: [{ x: 34 }, { x: 68 }] });
  self.shown.x = 90;
  clock.advance(500);
  await settle();
  expect(marks?.prints).toEqual([]);
  await guide({});
  clock.advance(500);
  await settle();
  expect(marks).toBeNull();
});
