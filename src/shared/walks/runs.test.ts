import { describe, expect, it } from 'vitest';
import { endOf, placeAt, pointsAfter, runsOfPath, runVectorAt, stretchRuns } from './runs.ts';

/** Right for 100 ms, rest for 50 ms, down for 10 ms. */
const runs = Float64Array.of(0, 10, 20, 100, 31, 20, 150, 31, 20, 160, 31, 22);

const at = (walk: Float64Array, ms: number) => {
  const place = { x: -1, y: -1 };
  placeAt(walk, ms, place);
  return place;
};
const vectorAt = (walk: Float64Array, ms: number) => {
  const vector = { x: -1, y: -1 };
  runVectorAt(walk, ms, vector);
  return vector;
};

describe('placeAt', () => {
  it.each([
    [-5, 10, 20],
    [0, 10, 20],
    [50, 20.5, 20],
    [100, 31, 20],
    [125, 31, 20],
    [155, 31, 21],
    [160, 31, 22],
    [1e9, 31, 22],
  ])('after %i ms is (%f, %f)', (ms, x, y) => {
    expect(at(runs, ms)).toEqual({ x, y });
  });

  it('jumps where two knots have the same time, and stays at a single knot', () => {
    const jump = Float64Array.of(0, 1, 1, 10, 2, 1, 10, 5, 5, 20, 6, 5);
    expect(at(jump, 9.9).x).toBeCloseTo(1.99);
    expect(at(jump, 10)).toEqual({ x: 5, y: 5 });
    expect(at(Float64Array.of(0, 3, 4), 77)).toEqual({ x: 3, y: 4 });
  });

  it('leaves the place as it is for no walk', () => {
    expect(at(new Float64Array(0), 5)).toEqual({ x: -1, y: -1 });
    expect(endOf(new Float64Array(0))).toBe(0);
  });
});

it('endOf is the time of the last knot', () => {
  expect(endOf(runs)).toBe(160);
});

it('runVectorAt is the vector of the run, after the end that of the last one', () => {
  expect(vectorAt(runs, 0)).toEqual({ x: 21, y: 0 });
  expect(vectorAt(runs, 100)).toEqual({ x: 0, y: 0 });
  expect(vectorAt(runs, 150)).toEqual({ x: 0, y: 2 });
  expect(vectorAt(runs, 900)).toEqual({ x: 0, y: 2 });
  expect(vectorAt(Float64Array.of(0, 3, 4), 1)).toEqual({ x: 0, y: 0 });
});

it('runsOfPath walks through all points at a constant speed', () => {
  const path = runsOfPath({ x: 0, y: 0 }, Float32Array.of(0, 0, 3, 4, 3, 4, 3, 14), 10);
  expect([...path]).toEqual([0, 0, 0, 500, 3, 4, 1500, 3, 14]);
  expect([...runsOfPath({ x: 1, y: 2 }, new Float32Array(0), 10)]).toEqual([0, 1, 2]);
});

it('stretchRuns changes the times alone', () => {
  expect([...stretchRuns(Float64Array.of(0, 1, 2, 10, 3, 4), 3)]).toEqual([0, 1, 2, 30, 3, 4]);
});

describe('pointsAfter', () => {
  it.each([
    [0, [31, 20, 31, 20, 31, 22]],
    [99, [31, 20, 31, 20, 31, 22]],
    [155, [31, 22]],
    [160, []],
  ])('after %i ms are %j', (ms, points) => {
    expect(pointsAfter(runs, ms)).toEqual(points);
  });
});
