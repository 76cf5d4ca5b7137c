/** The own walk with the real core; the test decides when the core's worker answers. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builtCore } from '../../tests/support/core.ts';
import { toLocation } from '../../tests/support/samples/town-map.ts';
import { type HeadStarts, findHeadStarts } from './core/head-starts.ts';
import type { SlideRequest } from './core/types.ts';
import type { BegunWalk } from '../shared/walks/walk.ts';
import { createWalker, type Walker } from './walker.ts';

const core = await builtCore();
core.setLocation(
  toLocation([
    [
      [0, 0],
      [4000, 0],
      [4000, 1000],
      [0, 1000],
    ],
  ]),
);

class CoreWorker {
  readonly requests: SlideRequest[] = [];
  isFailing = false;
  #pending: (() => void)[] = [];

  slide = (request: SlideRequest): Promise<Float64Array> => {
    this.requests.push(request);
    return this.#later(() => core.slide(request));
  };
  findHeadStarts = (x8: number, y8: number): Promise<HeadStarts> => this.#later(() => findHeadStarts(core, x8, y8));

  async answer(): Promise<void> {
    for (const resolve of this.#pending.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }

  #later<T>(compute: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#pending.push(() => (this.isFailing ? reject(new Error('no worker')) : resolve(compute())));
    return promise;
  }
}

let worker: CoreWorker;
let walker: Walker;
let nowMs: number;
const onAnswer = vi.fn();

beforeEach(() => {
  worker = new CoreWorker();
  onAnswer.mockClear();
  walker = createWalker(worker, onAnswer);
  nowMs = 0;
  walker.advance(nowMs);
});

/** Advances by `ms` in frames. */
function frames(ms: number, frameMs = 10): void {
  for (const endMs = nowMs + ms; nowMs < endMs; ) {
    nowMs = Math.min(endMs, nowMs + frameMs);
    walker.advance(nowMs);
  }
}
/** The same, with the worker's answers after each frame. */
async function answeredFrames(ms: number, frameMs = 100): Promise<void> {
  for (let passed = 0; passed < ms; passed += frameMs) {
    frames(frameMs, frameMs);
    await worker.answer();
  }
}
/** The player is standing at a place, and the first steps from there are known. */
async function standAt(x: number, y: number): Promise<void> {
  walker.openGround();
  walker.place(x, y);
  frames(20);
  await worker.answer();
}

describe('turning', () => {
  it('shows the view in the next frame, and does not move', async () => {
    await standAt(300, 300);
    walker.turn(3);
    expect(walker.advance((nowMs += 900))).toBe(true);
    expect(walker.state).toEqual({ x: 300, y: 300, view: 3, isMoving: false });
    expect(walker.advance((nowMs += 10))).toBe(false);
  });

  it('begins and ends the slowest walk at once on the clock of the town', () => {
    const begun: BegunWalk[] = [];
    walker = createWalker(worker, onAnswer, (walk) => begun.push(walk));
    walker.useTownClock(true);
    walker.place(300, 300);
    walker.advance(5000.5);
    walker.turn(2);
    const at = { kind: 'heading', atMs: 5000, start: { x8: 2400, y8: 2400 } };
    expect(begun).toEqual([
      { ...at, heading: 72, speed: 1 },
      { ...at, heading: 0, speed: 0 },
    ]);
  });

  it('leaves those alone who walk, who hold a direction and who show the view', async () => {
    await standAt(300, 300);
    onAnswer.mockClear();
    walker.turn(walker.state.view);
    walker.turn(6);
    walker.setDirection(1, 0);
    walker.turn(3);
    walker.setDirection(0, 0);
    walker.follow(new Float64Array([300, 300, 500, 300]));
    frames(20);
    walker.turn(3);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(walker.state.view).toBe(4);
  });
});

describe('walking a path', () => {
  const corner = new Float64Array([0, 0, 16, 0, 210, 0, 210, 210]);

  it('walks 210 px per second at any frame rate', () => {
    const even = createWalker(worker, onAnswer);
    const uneven = createWalker(worker, onAnswer);
    for (const one of [even, uneven]) {
      one.advance(0);
      one.follow(corner);
    }
    for (let at = 0; at <= 1500; at += 10) even.advance(at);
    for (const at of [3, 90, 91, 640, 900, 1499, 1500]) uneven.advance(at);
    expect(even.state).toEqual({ x: 210, y: expect.closeTo(105, 1) as number, view: 0, isMoving: true });
    expect(uneven.state).toEqual({ x: 210, y: expect.closeTo(105, 1) as number, view: 0, isMoving: true });
  });

  it('ends exactly on the last point and shows the view of the last step', () => {
    walker.follow(corner);
    frames(4000, 100);
    expect(walker.state).toEqual({ x: 210, y: 210, view: 0, isMoving: false });
    expect(walker.destination()).toBeNull();
  });

  it('walks the rest of a path after a long pause instead of jumping to its end', () => {
    walker.follow(new Float64Array([0, 0, 2000, 0]));
    walker.advance(60_000);
    expect(walker.state.x).toBeCloseTo(315, 3);
    for (let at = 61_000; at <= 75_000; at += 1000) walker.advance(at);
    expect(walker.state.x).toBe(2000);
  });

  it('walks from where the player is to the first point, and stops at an empty path', () => {
    walker.place(0, 21);
    walker.follow(new Float64Array([0, 0, 100, 0]));
    frames(200);
    expect(walker.state).toMatchObject({ x: expect.closeTo(21, 3) as number, y: 0 });
    walker.follow(new Float64Array(0));
    frames(100);
    expect(walker.state).toMatchObject({ x: expect.closeTo(21, 3) as number, y: 0, isMoving: false });
  });

  it('overrides held keys until it ends; from its end the keys count', async () => {
    walker.openGround();
    walker.setDirection(0, 1);
    walker.follow(new Float64Array([0, 0, 20, 0]));
    await worker.answer();
    frames(50);
    expect(walker.state.y).toBe(0);
    frames(60);
    await worker.answer();
    frames(100);
    // The path took 95.2 ms of 210.
    expect(walker.state).toEqual({ x: 20, y: expect.closeTo(24.1, 1) as number, view: 0, isMoving: true });
  });
});

describe('walking by direction', () => {
  it('does not move before the core has its location, and moves as soon as it has', async () => {
    walker.place(100, 100);
    walker.setDirection(1, 0);
    await answeredFrames(300);
    expect(walker.state.x).toBe(100);
    walker.openGround();
    await worker.answer();
    frames(100);
    expect(walker.state.x).toBeCloseTo(121, 0);
  });

  it('makes the first step in the next frame, however late the worker answers', async () => {
    await standAt(100, 100);
    walker.setDirection(1, 0);
    frames(16);
    expect(walker.state).toMatchObject({ x: expect.closeTo(103.36, 1) as number, isMoving: true, view: 4 });
    frames(184);
    expect(walker.state.x).toBeCloseTo(142, 0);
    await worker.answer();
    frames(10);
    expect(walker.state.x).toBeCloseTo(144.1, 0);
  });

  it('makes the first step in the next frame with a joystick too, in its heading and at its speed', async () => {
    await standAt(100, 100);
    walker.setDirection(0.36, 0.48);
    frames(150);
    const early = { ...walker.state };
    expect(early.x).toBeCloseTo(100 + 0.36 * 0.21 * 150, 0);
    expect(early.y).toBeCloseTo(100 + 0.48 * 0.21 * 150, 0);
    await worker.answer();
    walker.advance(nowMs);
    expect(Math.hypot(walker.state.x - early.x, walker.state.y - early.y)).toBeLessThan(0.2);
  });

  it('counts from the key press when the first steps are not known', async () => {
    walker.openGround();
    walker.place(100, 100);
    walker.setDirection(1, 0);
    frames(100);
    expect(walker.state).toMatchObject({ x: 100, isMoving: false });
    await worker.answer();
    expect(onAnswer).toHaveBeenCalled();
    walker.advance(nowMs);
    expect(walker.state.x).toBeCloseTo(121, 0);
  });

  it('scales the speed by the length of the direction, at most to full speed', async () => {
    await standAt(100, 100);
    walker.setDirection(0.6, 0);
    await answeredFrames(1000);
    expect(walker.state.x).toBeCloseTo(100 + 0.6 * 210, 0);
    const { x, y } = walker.state;
    walker.setDirection(3, 4);
    await answeredFrames(1000);
    expect(Math.hypot(walker.state.x - x, walker.state.y - y)).toBeCloseTo(210, 0);
  });

  it('does not walk the same time twice when a frame is earlier than the event before it', async () => {
    await standAt(100, 100);
    walker.setDirection(1, 0);
    await answeredFrames(200);
    const { x } = walker.state;
    walker.advance(nowMs - 50);
    frames(100);
    expect(walker.state.x - x).toBeCloseTo(21, 0);
  });

  it('keeps the old heading until the answer for the new one arrives, and then counts from the change', async () => {
    await standAt(100, 100);
    walker.setDirection(1, 0);
    await answeredFrames(100);
    walker.setDirection(0, 1);
    frames(20);
    expect(walker.state).toMatchObject({ x: expect.closeTo(125.2, 0) as number, y: 100 });
    await worker.answer();
    frames(20);
    expect(walker.state).toMatchObject({ x: expect.closeTo(121, 0) as number, y: expect.closeTo(108.4, 0) as number });
  });

  it('drops the answer for an earlier heading', async () => {
    walker.openGround();
    walker.place(100, 100);
    walker.setDirection(1, 0);
    walker.setDirection(0, 1);
    expect(worker.requests.map(({ heading }) => heading)).toEqual([0, 36]);
    await worker.answer();
    frames(100);
    expect(walker.state).toMatchObject({ x: 100, y: expect.closeTo(121, 0) as number });
    walker.setDirection(1, 0);
    walker.setDirection(0, 0);
    await worker.answer();
    frames(100);
    expect(walker.state).toMatchObject({ x: 100, isMoving: false });
    expect(walker.ahead().length).toBe(0);
  });

  it('requests one walk in three seconds, without a pause between them', async () => {
    await standAt(100, 500);
    walker.setDirection(1, 0);
    let { x } = walker.state;
    for (let frame = 0; frame < 120; frame++) {
      await answeredFrames(100);
      expect(walker.state.x - x).toBeGreaterThan(20.5);
      expect(walker.state.x - x).toBeLessThan(21.5);
      ({ x } = walker.state);
    }
    expect(x).toBeCloseTo(100 + 12 * 210, -1);
    expect(worker.requests.length).toBe(5);
  });

  it('stops at a wall and requests nothing more, until the heading changes', async () => {
    await standAt(3900, 500);
    walker.setDirection(1, 0);
    await answeredFrames(6000);
    expect(worker.requests.length).toBe(1);
    expect(walker.state.x).toBeGreaterThan(3990);
    expect(walker.state).toMatchObject({ isMoving: false, view: 4 });
    // The first step away from the wall does not wait for an answer.
    const { x } = walker.state;
    walker.setDirection(-1, 0);
    frames(16);
    expect(walker.state.x).toBeLessThan(x - 3);
  });

  it('returns false when the state did not change', async () => {
    await standAt(100, 100);
    walker.setDirection(-1, 0);
    expect(walker.advance((nowMs += 100))).toBe(true);
    walker.setDirection(0, 0);
    expect(walker.advance((nowMs += 100))).toBe(true);
    expect(walker.state.isMoving).toBe(false);
    expect(walker.advance((nowMs += 100))).toBe(false);
  });

  it('walks on after a long pause without a jump that the server would refuse', async () => {
    await standAt(100, 100);
    walker.setDirection(1, 0);
    await worker.answer();
    walker.advance((nowMs += 60_000));
    expect(walker.state.x).toBeCloseTo(100 + 315, 0);
  });

  it('continues from where the server puts the player back', async () => {
    await standAt(100, 100);
    walker.setDirection(1, 0);
    await answeredFrames(500);
    walker.place(50, 300);
    await worker.answer();
    frames(100);
    expect(walker.state).toMatchObject({ x: expect.closeTo(71, 0) as number, y: 300 });
  });

  it('stays where it is when the worker fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    walker.openGround();
    walker.place(100, 100);
    worker.isFailing = true;
    walker.setDirection(1, 0);
    await answeredFrames(500);
    expect(walker.state.x).toBe(100);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the expected positions', () => {
  it('are those of the path or of the heading; none for a player who is standing', async () => {
    expect(walker.ahead().length).toBe(0);
    walker.follow(new Float64Array([0, 0, 10, 0]));
    const [x0, y0, x1] = walker.ahead();
    expect([x0, y0, x1]).toEqual([expect.closeTo(3.36, 2), 0, expect.closeTo(6.72, 2)]);
    expect(walker.ahead().at(-2)).toBe(10);
    await standAt(100, 100);
    walker.setDirection(0, 1);
    expect(walker.ahead()[1]).toBeCloseTo(103.36, 1);
    walker.setDirection(0, 0);
    expect(walker.ahead().length).toBe(0);
  });
});

describe('setting the position', () => {
  it('cancels the path and ignores an invalid view', () => {
    walker.follow(new Float64Array([0, 0, 500, 0]));
    frames(200);
    walker.place(700, 300, 9);
    frames(200);
    expect(walker.state).toEqual({ x: 700, y: 300, view: 4, isMoving: false });
  });
});
