/** Walks of other players whose turns differ from those that this page's core finds. */
import { expect, it } from 'vitest';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import { computeWalk } from './compute-walk.ts';

const SENT: SentWalk = {
  netId: 7,
  startMs: 5000,
  record: { kind: 'goal', x8: 800, y8: 800, goal: { x8: 1600, y8: 800 }, isHurried: false, turnsHash: 1 },
};
const foundRuns = Float64Array.of(0, 100, 100, 500, 150, 140, 1100, 200, 100);
const coreWith = (turnsHash: number) => ({
  slide: async () => foundRuns,
  findGoalRuns: async () => ({ start: SENT.record, goal: SENT.record, runs: foundRuns, turnsHash }),
});
const placesOf = (runs: Float64Array) => [...runs].filter((_value, at) => at % 3 !== 0);

it('does not ask when the turns are the same', async () => {
  const walk = await computeWalk(coreWith(1), SENT, () => expect.fail('asked'));
  expect(walk.runs).toEqual(foundRuns);
});

it('asks for the turns of that walk when they differ', async () => {
  const asked: number[][] = [];
  const walk = await computeWalk(coreWith(2), SENT, async (...args) => {
    asked.push(args);
    return [150, 60, 200, 100];
  });
  expect(asked).toEqual([[7, 5000]]);
  expect(placesOf(walk.runs)).toEqual([100, 100, 150, 60, 200, 100]);
});

it('walks straight to the goal without an answer', async () => {
  const walk = await computeWalk(coreWith(2), SENT, async () => null);
  expect(placesOf(walk.runs)).toEqual([100, 100, 200, 100]);
});
