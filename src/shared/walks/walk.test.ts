/** Places, rest and views of walks, and the footing rule. The core is one without walls, and one with a wall. */
import { describe, expect, it } from 'vitest';
import {
  footed,
  goalWalk,
  headingWalk,
  reportedWalk,
  restMsOf,
  standWalk,
  startAt,
  type WalkCore,
  walkPlaceAt,
  walkViewAt,
} from './walk.ts';

/** Walls are right of x = 100; every path is straight. */
const core: WalkCore = {
  isWalkable: (x) => x < 100,
  findTurns: (from, to) => [from.x, from.y, to.x, to.y],
  slide: ({ x8, y8, heading }) =>
    Float64Array.of(0, x8 / 8, y8 / 8, 3504, x8 / 8 + (heading === 0 ? 735.84 : 0), y8 / 8),
};
const START = { x8: 80, y8: 400 };
const GOAL = { x8: 80 + 210 * 8, y8: 400 };

const placeOf = (walk: ReturnType<typeof standWalk> | null, ms: number) => {
  const place = { x: -1, y: -1 };
  if (walk !== null) walkPlaceAt(walk, ms, place);
  return place;
};

describe('a walk', () => {
  it('to a goal takes the time of its path, counted from its start', () => {
    const walk = goalWalk(core, START, GOAL, 5000);
    expect([4000, 5000, 5500, 6000, 9000].map((ms) => placeOf(walk, ms).x)).toEqual([10, 10, 115, 220, 220]);
    expect(walk === null ? 0 : restMsOf(walk)).toBe(6000);
  });

  it('of a client that reports positions is shown 15 percent faster', () => {
    expect(restMsOf(reportedWalk(START, GOAL, 5000))).toBeCloseTo(5000 + 1000 / 1.15, 6);
  });

  it('without a path is null', () => {
    expect(goalWalk({ ...core, findTurns: () => null }, START, GOAL, 0)).toBeNull();
  });

  it('shows the view of where it leads, and a standing player the one sent', () => {
    const goal = goalWalk(core, START, GOAL, 0);
    expect(goal === null ? -1 : walkViewAt(goal, 500, 0)).toBe(4);
    expect(walkViewAt(headingWalk(core, START, { heading: 72, speed: 15 }, 0), 500, 0)).toBe(2);
    expect(walkViewAt(standWalk(START, 3, 0), 500, 0)).toBe(3);
  });

  it('is followed by one that begins at the nearest eighth', () => {
    const walk = goalWalk(core, START, GOAL, 0);
    // 10 + 0.21 px
    expect(walk === null ? null : startAt(walk, 1)).toEqual({ x8: 82, y8: 400 });
  });

  it('has other 16 bits when it has other turns', () => {
    const hashOf = (turns: number[]) => {
      const record = goalWalk({ ...core, findTurns: () => turns }, START, GOAL, 0)?.record;
      return record?.kind === 'goal' ? record.turnsHash : -1;
    };
    const hashes = [20, 20.125, 21].map((x) => hashOf([10, 50, x, 60, 220, 50]));
    expect(new Set(hashes).size).toBe(3);
    expect(hashes.every((hash) => hash >= 0 && hash < 65_536)).toBe(true);
    expect(hashOf([10, 50, 20, 60, 220, 50])).toBe(hashes[0]);
  });
});

describe('the footing rule', () => {
  it.each([
    ['keeps a walkable place', 799, 799],
    ['takes the nearest eighth outside of the wall', 800, 799],
    ['reaches a pixel far', 807, 799],
    ['keeps a place deeper in the wall', 808, 808],
  ])('%s', (_, x8, expected) => {
    expect(footed({ x8, y8: 80 }, core)).toEqual({ x8: expected, y8: 80 });
  });
});
