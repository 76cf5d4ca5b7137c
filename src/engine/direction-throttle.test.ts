/** When the joystick's direction is delivered. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { createDirectionThrottle, type DirectionThrottle } from './direction-throttle.ts';

describe('createDirectionThrottle', () => {
  let time: ManualRuntime;
  let delivered: [number, number, number][];
  let stick: DirectionThrottle;
  beforeEach(() => {
    time = replaceRuntime(runtime);
    delivered = [];
    stick = createDirectionThrottle((x, y) => delivered.push([runtime.monotonic(), x, y]));
  });

  it('delivers one direction in 100 ms, and the last one', () => {
    for (let step = 0; step < 12; step++) {
      stick.point(step / 12, 0);
      time.advance(16);
    }
    time.advance(200);
    expect(delivered.map(([atMs]) => atMs)).toEqual([0, 100, 200]);
    expect(delivered.at(-1)?.[1]).toBeCloseTo(11 / 12, 9);
  });

  it('delivers a release at once', () => {
    stick.point(1, 0);
    time.advance(10);
    stick.point(0, 1);
    stick.point(0, 0);
    time.advance(500);
    expect(delivered).toEqual([
      [0, 1, 0],
      [10, 0, 0],
    ]);
  });

  it('delivers nothing after it was closed', () => {
    stick.point(1, 0);
    stick.point(0, 1);
    stick.close();
    time.advance(500);
    expect(delivered.at(-1)).toEqual([0, 0, 0]);
    expect(time.pendingTimers()).toBe(0);
  });
});
