import { afterEach, beforeEach, expect, it } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { onWalkEnd, type WalkEnd } from '../../state/places/own-walk.ts';
import { NO_PATH } from '../state/walk-intent.ts';
import type { WalkNews } from '../world/town-world.ts';
import { watchWalk } from './watch-walk.ts';

let time: ManualRuntime;
let tell: (news: WalkNews) => void;
let isSteered: boolean;
let ends: WalkEnd[];
let stops: (() => void)[];
const self = figureOf('me', 0, 0);
const figures = { self: () => self } as Parameters<typeof watchWalk>[0]['figures'];

beforeEach(() => {
  time = replaceRuntime(runtime);
  isSteered = false;
  ends = [];
  Object.assign(self.shown, { x: 0, y: 0, isMoving: false });
  const onWalk = (listener: (news: WalkNews) => void): (() => void) => {
    tell = listener;
    return () => undefined;
  };
  stops = [watchWalk({ figures, onWalk, isSteered: () => isSteered }), onWalkEnd((end) => void ends.push(end))];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const walkTo = (x: number): void => {
  tell({ type: 'clicked', goal: { x, y: 0 } });
  tell({ type: 'planned', id: 1, plan: { status: 'found', route: NO_PATH, goal: { x, y: 0 } } });
};
const move = (x: number, isMoving: boolean): void => {
  Object.assign(self.shown, { x, isMoving });
  time.advance(1000);
};

it('notes the arrival once, when the figure rests at the goal', () => {
  walkTo(300);
  move(100, true);
  expect(ends).toEqual([]);
  move(297, false);
  move(297, false);
  expect(ends).toEqual(['arrived']);
});

it('notes a walk that ends before its goal, and one without a way', () => {
  walkTo(300);
  move(100, true);
  move(120, false);
  tell({ type: 'clicked', goal: { x: 1, y: 1 } });
  tell({ type: 'planned', id: 2, plan: { status: 'unreachable' } });
  expect(ends).toEqual(['blocked', 'unreachable']);
});

it('notes the release of the keys, and a wall once for each time', () => {
  isSteered = true;
  tell({ type: 'steered' });
  move(100, true);
  expect(ends).toEqual([]);
  move(100, false);
  move(100, false);
  expect(ends).toEqual(['blocked']);
  isSteered = false;
  move(100, false);
  expect(ends).toEqual(['blocked', 'stopped']);
  move(100, false);
  expect(ends).toHaveLength(2);
});

it('forgets a walk that the server or a lost connection ends, and notes one that the player stops', () => {
  walkTo(300);
  tell({ type: 'left', position: { x: 0, y: 0 }, destination: null });
  move(0, false);
  expect(ends).toEqual([]);
  walkTo(300);
  tell({ type: 'stopped' });
  expect(ends).toEqual(['stopped']);
});
