/**
 * The town's world with the real players, walker, move sender and core, and a manual clock; no browser. The test decides
 * when path requests are answered.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_INSETS, type Viewport } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import { CoreWorker, settle } from '../../../tests/support/core-worker.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { addPlayer, clearPlayers, movePlayer, replacePlayers } from '../../state/people/players.ts';
import { createTownWorld, type TownWorld } from './town-world.ts';

const user = (username: string) => ({
  username,
  membership: 0,
  nametag: '',
  customization: bareCustomization(false, 0),
});
const entry = (id: string, x: number, y: number) => ({ socketId: id, user: user(id), state: { x, y, frame: 0 } });
const viewport: Viewport = {
  widthPx: 1280,
  heightPx: 720,
  insets: NO_INSETS,
};

describe('the town world', () => {
  let time: ManualRuntime;
  let worker: CoreWorker;
  let world: TownWorld;
  let isHidden: boolean;
  let sent: Point[];
  const settings = { cameraZoom: 1, isOptimizedMode: false };

  beforeEach(() => {
    time = replaceRuntime(runtime);
    worker = new CoreWorker();
    isHidden = false;
    sent = [];
    settings.cameraZoom = 1;
    world = createTownWorld({
      core: worker,
      isPageHidden: () => isHidden,
      settings,
      sendMove: ({ x, y }) => sent.push({ x, y }),
      viewport,
    });
    world.openGround();
  });
  afterEach(() => {
    world.close();
    clearPlayers();
  });

  const frames = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 16) {
      time.advance(16);
      world.step(runtime.monotonic(), 16);
    }
  };
  const enter = (x = 400, y = 400): void => {
    replacePlayers([entry('me', x, y), entry('other', 700, 400)], 'me');
    frames(16);
  };
  const shown = () => {
    const { x, y } = world.figures.self()?.shown ?? expect.unreachable('not in town');
    return { x, y };
  };

  it('walks to a click with one call to the worker', async () => {
    enter();
    world.walkTo({ x: 600, y: 400 });
    expect(worker.requests.length).toBe(1);
    await worker.answer();
    frames(3000);
    expect(worker.requests.length).toBe(1);
    expect(shown()).toEqual({ x: 600, y: 400 });
    expect(sent.at(-1)).toEqual({ x: 600, y: 400 });
  });

  it('keeps walking while the path of the next click is searched, and turns without a step back', async () => {
    enter();
    world.walkTo({ x: 800, y: 400 });
    await worker.answer();
    frames(500);
    world.walkTo({ x: 800, y: 500 });
    const clickedAt = shown();
    frames(96);
    const walkedOn = shown();
    expect(walkedOn.x).toBeGreaterThan(clickedAt.x + 5);
    await worker.answer();
    frames(16);
    expect(shown().x).toBeGreaterThan(walkedOn.x);
    expect(shown().y).toBeGreaterThan(walkedOn.y);
    expect(worker.requests.length).toBe(2);
    frames(4000);
    expect(shown()).toEqual({ x: 800, y: 500 });
  });

  it('searches again from a standstill when a wall separates the player from the new path', async () => {
    enter();
    world.walkTo({ x: 800, y: 400 });
    await worker.answer();
    world.walkTo({ x: 410, y: 800 });
    frames(96);
    await worker.answer({ canJoin: false });
    const stoppedAt = shown();
    frames(96);
    expect(shown()).toEqual(stoppedAt);
    expect(worker.requests.length).toBe(3);
    expect(worker.requests[2]).toMatchObject({ from: stoppedAt, goal: { x: 410, y: 800 } });
    await worker.answer();
    frames(4000);
    expect(shown()).toEqual({ x: 410, y: 800 });
  });

  it('walks by keys from the next frame on, with one call to the worker, and reports it', async () => {
    enter();
    await settle();
    world.setDirection(1, 0);
    frames(16);
    expect(shown().x).toBeCloseTo(403.4, 0);
    for (let second = 0; second < 3; second++) {
      await settle();
      frames(1000);
    }
    expect(shown()).toEqual({ x: expect.closeTo(400 + 3.024 * 210, -1) as number, y: 400 });
    world.setDirection(0, 0);
    frames(400);
    const { x } = shown();
    expect(sent.at(-1)).toEqual({ x: Math.round(x * 10) / 10, y: 400 });
    expect(world.figures.self()?.shown.isMoving).toBe(false);
  });

  it('requests a frame when the walk of a key arrives', async () => {
    enter();
    world.setDirection(0, 1);
    const onWake = vi.fn();
    world.onWake(onWake);
    await settle();
    expect(onWake).toHaveBeenCalled();
    frames(16);
    expect(shown().y).toBeGreaterThan(403);
  });

  it('turns from keys to the path of a click without a step back, and from its end to the keys again', async () => {
    enter();
    await settle();
    world.setDirection(1, 0);
    await settle();
    frames(500);
    world.walkTo({ x: 505, y: 500 });
    frames(48);
    const walkedOn = shown();
    expect(walkedOn.x).toBeGreaterThan(512);
    await worker.answer();
    frames(16);
    expect(shown().y).toBeGreaterThan(walkedOn.y);
    expect(worker.requests.length).toBe(1);
    frames(700);
    await settle();
    frames(160);
    expect(shown()).toEqual({ x: expect.closeTo(588, -1) as number, y: 500 });
  });

  it('continues by a held key from where the server puts the player back', async () => {
    enter();
    await settle();
    world.setDirection(1, 0);
    await settle();
    frames(500);
    movePlayer('me', 300, 500, 4);
    await settle();
    frames(112);
    expect(shown()).toEqual({ x: expect.closeTo(323.5, 0) as number, y: 500 });
  });

  it('keeps the old walk when the clicked position is unreachable, and reports it', async () => {
    enter();
    world.walkTo({ x: 500, y: 400 });
    await worker.answer();
    expect(world.hint()).toMatchObject({ kind: 'going', at: { x: 500, y: 400 } });
    world.walkTo({ x: 1, y: 1 });
    worker.requests.at(-1)?.resolve({ status: 'unreachable' });
    await settle();
    expect(world.hint()).toMatchObject({ kind: 'unreachable', at: { x: 1, y: 1 } });
    frames(3000);
    expect(shown()).toEqual({ x: 500, y: 400 });
    expect(world.hint()).toBeNull();
  });

  it('continues after a failure of the worker', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    enter();
    world.walkTo({ x: 500, y: 400 });
    worker.requests[0]?.reject(new Error('no worker'));
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    world.walkTo({ x: 500, y: 400 });
    await worker.answer();
    frames(3000);
    expect(shown()).toEqual({ x: 500, y: 400 });
  });

  it('moves the player to where the server puts it back, and drops the search in progress', async () => {
    enter();
    world.walkTo({ x: 900, y: 400 });
    await worker.answer();
    frames(500);
    world.walkTo({ x: 900, y: 600 });
    movePlayer('me', 420, 410, 4);
    sent.length = 0;
    await worker.answer();
    frames(500);
    expect(shown()).toEqual({ x: 420, y: 410 });
    expect(world.figures.self()?.shown.view).toBe(4);
    expect(sent).toEqual([]);
  });

  it('continues an interrupted walk after a reconnect', async () => {
    enter();
    world.walkTo({ x: 900, y: 400 });
    await worker.answer();
    frames(500);
    clearPlayers();
    frames(500);
    enter(430, 400);
    expect(worker.requests.at(-1)).toMatchObject({ from: { x: 430, y: 400 }, goal: { x: 900, y: 400 } });
    await worker.answer();
    frames(4000);
    expect(shown()).toEqual({ x: 900, y: 400 });
  });

  it('sends no position from the loss of the connection until the server has placed the player', async () => {
    enter();
    world.walkTo({ x: 500, y: 400 });
    await worker.answer();
    frames(3000);
    expect(sent.at(-1)).toEqual({ x: 500, y: 400 });
    sent.length = 0;
    clearPlayers();
    frames(10_000);
    expect(sent).toEqual([]);
    enter(420, 400);
    frames(3100);
    expect(sent).toEqual([{ x: 420, y: 400 }]);
  });

  it('the own figure alone stays, standing where it is, while the connection is lost', async () => {
    enter();
    world.walkTo({ x: 900, y: 400 });
    await worker.answer();
    frames(500);
    const last = shown();
    clearPlayers();
    frames(500);
    const [own, ...others] = world.figures.all();
    expect(own).toMatchObject({ shown: { ...last, isMoving: false }, player: { socketId: 'me' } });
    expect(others).toEqual([]);
    enter(430, 400);
    expect(world.figures.all().map(({ player }) => player.socketId)).toEqual(['me', 'other']);
    expect(world.figures.all()).toContain(world.figures.self());
  });

  it('ignores the answer to a search from before the connection was lost', async () => {
    enter();
    world.walkTo({ x: 900, y: 400 });
    clearPlayers();
    await worker.answer();
    enter(430, 400);
    frames(500);
    expect(shown()).toEqual({ x: 430, y: 400 });
    await worker.answer();
    frames(4000);
    expect(shown()).toEqual({ x: 900, y: 400 });
  });

  it('walks and reports in a hidden tab, where no frames are drawn', async () => {
    enter();
    world.walkTo({ x: 600, y: 400 });
    await worker.answer();
    isHidden = true;
    time.advance(3000);
    expect(sent.at(-1)).toEqual({ x: 600, y: 400 });
  });

  it('does not advance by timer in a visible tab', async () => {
    enter();
    world.walkTo({ x: 600, y: 400 });
    await worker.answer();
    time.advance(3000);
    expect(shown()).toEqual({ x: 400, y: 400 });
  });

  it('jumps to the player on entering and after a resize, and glides otherwise', () => {
    world.step(0, 16);
    const { camera, aim } = world.motion;
    expect(camera.x + 640).toBeCloseTo(5164 / 2);
    enter(2000);
    expect(camera).toEqual(aim);
    movePlayer('me', 2600, 400, 0);
    world.step(runtime.monotonic(), 16);
    expect(camera.x).toBeLessThan(aim.x - 100);
    world.setViewport({ ...viewport, widthPx: 900 });
    world.step(runtime.monotonic(), 16);
    expect(camera).toEqual(aim);
    movePlayer('me', 2000, 400, 0);
    world.step(runtime.monotonic(), 16);
    expect(camera.x).toBeGreaterThan(aim.x + 100);
  });

  it('jumps in each frame before the own player is in town and on entering, and stays while the connection is lost', () => {
    world.step(0, 16);
    world.setViewport({ ...viewport, insets: { ...NO_INSETS, bottom: 300, overscrollBottom: 300 } });
    world.step(16, 16);
    const { camera, aim } = world.motion;
    expect(camera).toEqual(aim);
    enter(3000);
    const shown = { ...camera };
    clearPlayers();
    frames(48);
    expect({ camera, aim }).toEqual({ camera: shown, aim: shown });
    enter(1200);
    expect(camera).toEqual(aim);
    expect(camera.x).toBeLessThan(shown.x - 100);
  });

  it('moves the camera up for the bubbles of a nearby player', () => {
    enter();
    world.setZoom(3);
    frames(16);
    const before = world.motion.aim.y;
    const other = world.figures.all().find(({ player }) => player.socketId === 'other');
    if (other === undefined) expect.unreachable('no other figure');
    movePlayer('other', 450, 250, 0);
    frames(3000);
    world.setBubbles(other, { widthPx: 120, heightPx: 200, shortWidthPx: 120, shortHeightPx: 30, newest: 1 });
    frames(16);
    expect(world.motion.aim.y).toBeLessThan(before);
    world.setBubbles(other, null);
    frames(16);
    expect(world.motion.aim.y).toBe(before);
  });

  it('ranks the own labels first, then those of friends, now and for players who join later', () => {
    enter();
    const ranks = () => Object.fromEntries(world.figures.all().map(({ player, rank }) => [player.socketId, rank]));
    expect(ranks()).toEqual({ me: 2, other: 0 });
    world.figures.setFriends(new Set(['other', 'late']));
    addPlayer(entry('Late', 500, 500));
    expect(ranks()).toEqual({ me: 2, other: 1, Late: 1 });
    world.figures.setFriends(new Set());
    expect(ranks()).toEqual({ me: 2, other: 0, Late: 0 });
  });

  it('saves the zoom once it has not changed for a moment', () => {
    world.setZoom(1.234);
    time.advance(399);
    world.setZoom(1.456);
    time.advance(399);
    expect(settings.cameraZoom).toBe(1);
    time.advance(1);
    expect(settings.cameraZoom).toBe(1.46);
    expect(world.zoom()).toBe(1.456);
  });

  it('reuses the figures of present players, and requests no frames when nobody moves', () => {
    enter();
    const [, other] = world.figures.all();
    addPlayer(entry('third', 500, 500));
    expect(world.figures.all().map(({ player }) => player.socketId)).toEqual(['me', 'other', 'third']);
    expect(world.figures.all()[1]).toBe(other);
    expect(world.figures.all()).toBe(world.figures.all());
    frames(2000);
    expect(world.step(runtime.monotonic(), 16)).toBe(false);
    movePlayer('other', 760, 400, 0);
    time.advance(16);
    expect(world.step(runtime.monotonic(), 16)).toBe(true);
  });

  it('leaves no timers after it is closed', () => {
    enter();
    world.setZoom(2);
    world.close();
    expect(time.pendingTimers()).toBe(0);
  });
});
