import { describe, expect, it } from 'vitest';
import { INITIAL_WALK, NO_PATH, reduceWalk, type WalkEvent, type WalkIntent } from './walk-intent.ts';

const run = (...events: WalkEvent[]): WalkIntent => events.reduce(reduceWalk, INITIAL_WALK);
const entered: WalkEvent = { type: 'entered', placement: { x: 100, y: 100, view: 2 } };
const clicked = (x: number, y: number): WalkEvent => ({ type: 'clicked', goal: { x, y } });
const route = new Float64Array([100, 100, 300, 100]);
const found = (id: number): WalkEvent => ({
  type: 'planned',
  id,
  plan: { status: 'found', route, goal: { x: 300, y: 101 } },
});
const left = (destination: { x: number; y: number } | null): WalkEvent => ({
  type: 'left',
  position: { x: 150, y: 100 },
  destination,
});

describe('a click', () => {
  it('searches a path, walks it when it is found and marks its goal', () => {
    const searching = run(entered, clicked(300, 100));
    expect(searching.search).toEqual({ id: 1, goal: { x: 300, y: 100 } });
    const walking = reduceWalk(searching, found(1));
    expect(walking).toMatchObject({ search: null, path: route, hint: { kind: 'going', at: { x: 300, y: 101 } } });
  });

  it('while walking keeps the old path until the new one is found', () => {
    const walking = run(entered, clicked(300, 100), found(1));
    const searching = reduceWalk(walking, clicked(50, 50));
    expect(searching.path).toBe(route);
    const unreachable = reduceWalk(searching, { type: 'planned', id: 2, plan: { status: 'unreachable' } });
    expect(unreachable).toMatchObject({ search: null, hint: { kind: 'unreachable', at: { x: 50, y: 50 } } });
    expect(unreachable.path).toBe(route);
  });

  it('makes the result of an earlier click stale', () => {
    const searching = run(entered, clicked(300, 100), clicked(400, 100));
    expect(reduceWalk(searching, found(1))).toBe(searching);
    expect(reduceWalk(searching, found(2)).path).toBe(route);
  });

  it('stops the player and searches again when the path cannot be joined', () => {
    const searching = run(entered, clicked(300, 100), found(1), clicked(50, 50));
    const again = reduceWalk(searching, { type: 'planned', id: 2, plan: { status: 'moved' } });
    expect(again).toMatchObject({ path: NO_PATH, search: { id: 3, goal: { x: 50, y: 50 } } });
  });

  it('ends without a hint when the worker fails', () => {
    const searching = run(entered, clicked(300, 100));
    const failed = reduceWalk(searching, { type: 'planned', id: 1, plan: { status: 'failed' } });
    expect(failed).toMatchObject({ search: null, hint: null });
  });

  it('does nothing before the player is in town', () => {
    expect(run(clicked(300, 100))).toBe(INITIAL_WALK);
  });
});

describe('a position correction by the server', () => {
  it('places the player and ends the walk', () => {
    const placement = { x: 120, y: 100, view: 0 };
    const state = run(entered, clicked(300, 100), found(1), { type: 'putBack', placement });
    expect(state).toMatchObject({ placement, path: NO_PATH, search: null });
  });

  it('drops the search in progress, and a later reconnect does not walk to its goal', () => {
    const placement = { x: 120, y: 100, view: 0 };
    const dropped = run(entered, clicked(300, 100), { type: 'putBack', placement });
    expect(reduceWalk(dropped, found(1))).toBe(dropped);
    const back = [left(null), entered].reduce(reduceWalk, dropped);
    expect(back.search?.goal).toEqual({ x: 150, y: 100 });
  });
});

describe('a lost connection', () => {
  it('mid-walk: the walk continues to the end of its path', () => {
    const lost = run(entered, clicked(300, 100), found(1), left({ x: 300, y: 101 }));
    expect(lost).toMatchObject({ isPresent: false, path: NO_PATH, search: null });
    const back = reduceWalk(lost, entered);
    expect(back).toMatchObject({ search: { id: 2, goal: { x: 300, y: 101 } }, resume: null, path: NO_PATH });
  });

  it('during a search: the walk continues to the clicked goal', () => {
    const back = run(entered, clicked(300, 100), left(null), entered);
    expect(back.search?.goal).toEqual({ x: 300, y: 100 });
  });

  it('during the resumed search: the goal is kept', () => {
    const back = run(entered, clicked(300, 100), left(null), entered, left(null), entered);
    expect(back.search?.goal).toEqual({ x: 300, y: 100 });
  });

  it('twice before entering: the first goal is kept', () => {
    const back = run(entered, clicked(300, 100), left({ x: 300, y: 101 }), left(null), entered);
    expect(back.search?.goal).toEqual({ x: 300, y: 101 });
  });

  it('at rest: the player walks to the last position if the server lost its last steps', () => {
    expect(run(entered, left(null), entered).search?.goal).toEqual({ x: 150, y: 100 });
  });

  it('at rest: the player does not walk when the server has the position within the snap distance', () => {
    const near: WalkEvent = { type: 'left', position: { x: 108, y: 100 }, destination: null };
    expect(run(entered, near, entered).search).toBeNull();
    const far: WalkEvent = { type: 'left', position: { x: 108.1, y: 100 }, destination: null };
    expect(run(entered, far, entered).search).not.toBeNull();
  });

  it('a click after entering replaces the resumed walk', () => {
    const back = run(entered, clicked(300, 100), left(null), entered, clicked(500, 500));
    expect(back.search?.goal).toEqual({ x: 500, y: 500 });
    expect(reduceWalk(back, found(2))).toBe(back);
  });
});
