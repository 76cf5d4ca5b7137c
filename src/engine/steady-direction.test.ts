import { beforeEach, describe, expect, it } from 'vitest';
import { HandClock } from './hand-clock-fixture.ts';
import { createSteadyDirection, type SteadyDirection } from './steady-direction.ts';

describe('createSteadyDirection', () => {
  let clock: HandClock;
  let told: [number, number, number][];
  let stick: SteadyDirection;
  beforeEach(() => {
    clock = new HandClock();
    told = [];
    stick = createSteadyDirection((x, y) => told.push([clock.now(), x, y]), clock);
  });

  it('passes on one direction in 100 ms, the last one too', () => {
    for (let step = 0; step < 12; step++) {
      stick.point(step / 12, 0);
      clock.advance(16);
    }
    clock.advance(200);
    expect(told.map(([atMs]) => atMs)).toEqual([0, 100, 200]);
    expect(told.at(-1)?.[1]).toBeCloseTo(11 / 12, 9);
  });

  it('lets go at once', () => {
    stick.point(1, 0);
    clock.advance(10);
    stick.point(0, 1);
    stick.point(0, 0);
    clock.advance(500);
    expect(told).toEqual([
      [0, 1, 0],
      [10, 0, 0],
    ]);
  });

  it('says nothing after it was closed', () => {
    stick.point(1, 0);
    stick.point(0, 1);
    stick.close();
    clock.advance(500);
    expect(told.at(-1)).toEqual([0, 0, 0]);
    expect(clock.pending).toBe(0);
  });
});
