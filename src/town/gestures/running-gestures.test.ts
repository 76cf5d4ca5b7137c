/** Gestures and seats with the real world, walker and store; the test answers path requests and plays the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CoreWorker, settle } from '../../../tests/support/core-worker.ts';
import { type OpenWorld, openWorld } from '../../../tests/support/open-world.ts';
import type { TownSocket } from '../../net/socket.ts';
import { FEATURE_GESTURES, type GestureRefusal } from '../../shared/realtime/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { listenToGestureFailures, requestGesture, requestSeat } from '../../state/people/gesture-requests.ts';
import { joinGestures, loseGestures, takeGestures } from '../../state/people/gestures.ts';
import { clearPlayers, movePlayer, replacePlayers } from '../../state/people/players.ts';
import type { TownWorld } from '../world/town-world.ts';
import { openGestures } from './running-gestures.ts';
import type { RunningGestures, TownGesturesDeps } from './running-gestures.ts';
import { createTownGestures } from './town-gestures.ts';

const seat = (key: string, x: number): Seat => ({
  key,
  place: 'here',
  at: { x, y: 388 },
  stand: { x, y: 400 },
  view: 0,
  kind: 'bench',
});
const SEATS = [seat('near', 460), seat('next', 520), seat('far', 900)];
const entry = (socketId: string, netId: number, x: number) => ({
  socketId,
  netId,
  user: { username: socketId, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
  state: { x, y: 400, frame: 0 },
});

describe('gestures and seats of the town', () => {
  let open: OpenWorld;
  let worker: CoreWorker;
  let world: TownWorld;
  let gestures: RunningGestures;
  let sent: string[];
  let refusals: (GestureRefusal | null)[];
  let failures: string[];
  let stopListening: () => void;

  beforeEach(() => {
    open = openWorld();
    ({ worker, world } = open);
    gestures = openGestures(deps(), SEATS);
    [sent, refusals, failures] = [[], [], []];
    const send = (
      _: string,
      act: string,
      key: string | null,
      answer: (refusal: GestureRefusal | null) => void,
    ): void => {
      sent.push(key === null ? act : `${act} ${key}`);
      answer(refusals.shift() ?? null);
    };
    joinGestures({ send } as unknown as TownSocket, [FEATURE_GESTURES], () => runtime.monotonic());
    stopListening = listenToGestureFailures((failure) => failures.push(failure));
    replacePlayers([entry('me', 1, 400), entry('Ada', 2, 450)], 'me');
    open.time.advance(2000);
    frames(16);
  });
  afterEach(() => {
    stopListening();
    gestures.close();
    world.close();
    loseGestures();
    clearPlayers();
  });

  const deps = (): TownGesturesDeps => ({ world, core: worker, labels: { plate: () => null } });
  const frames = (ms: number): void => open.frames(ms, (frameMs) => gestures.step(frameMs));
  const self = () => world.figures.self() ?? expect.fail('not in town');

  /** Answers the next path request with the straight way. */
  async function walkStraight(): Promise<void> {
    await settle();
    await worker.answer();
    frames(2000);
    await settle();
  }

  it('gives figures what the server sent, with the seat', () => {
    takeGestures([[2, 'sit', 100, 0, 'next']], () => false);
    const ada = world.figures.all()[1];
    expect(ada?.gesture).toMatchObject({ act: 'sit', seat: SEATS[1] });
    expect(gestures.seatAt({ x: 0, y: 0, zoom: 1 }, { x: 520, y: 370 })).toBeNull();
    expect(gestures.seatAt({ x: 0, y: 0, zoom: 1 }, { x: 470, y: 370 })?.key).toBe('near');
  });

  it('stops the walk for a gesture', async () => {
    world.walkTo({ x: 900, y: 400 });
    await settle();
    await worker.answer();
    frames(200);
    expect(self().shown.isMoving).toBe(true);
    requestGesture('wave');
    frames(100);
    expect(self().shown.isMoving).toBe(false);
    expect(sent).toEqual(['wave']);
  });

  it('makes none while a key is held', () => {
    world.setDirection(1, 0);
    requestGesture('wave');
    expect(sent).toEqual([]);
  });

  it('sits down on the chosen seat on arrival, and gets up when sitting is requested again', async () => {
    requestSeat(['far', 'next']);
    await walkStraight();
    expect(sent).toEqual(['sit next']);
    expect(self().gesture?.seat?.key).toBe('next');
    requestGesture('sit');
    expect(sent).toEqual(['sit next', 'stand']);
    expect(self().gesture).toBeNull();
  });

  it('takes another one of the seats when the server has given the first away', async () => {
    refusals = ['taken'];
    requestSeat(['near', 'next']);
    await walkStraight();
    open.time.advance(1000);
    await walkStraight();
    expect(sent).toEqual(['sit near', 'sit next']);
    expect(failures).toEqual([]);
  });

  it('walks again to the seat when the server has put the player back, and gives up in the end', async () => {
    requestSeat(['next']);
    await settle();
    await worker.answer();
    frames(300);
    movePlayer('me', 410, 400, 0);
    frames(3100);
    await walkStraight();
    expect(sent).toEqual(['sit next']);
    for (let walk = 0; walk < 3; walk++) {
      requestSeat(['far']);
      movePlayer('me', 410, 400, 0);
    }
    frames(10_000);
    expect([sent, failures]).toEqual([['sit next'], ['far']]);
  });

  it.each(['walking', 'far'] as const)('repeats a request that the server refuses with "%s"', async (refusal) => {
    refusals = [refusal, refusal];
    requestSeat(['near']);
    await walkStraight();
    expect(sent).toEqual(['sit near']);
    frames(1100);
    await settle();
    frames(1100);
    await settle();
    expect(sent).toEqual(['sit near', 'sit near', 'sit near']);
    expect([self().gesture?.seat?.key, failures]).toEqual(['near', []]);
  });

  it('says so when the server refuses it again and again', async () => {
    refusals = ['far', 'far', 'far'];
    requestSeat(['near']);
    await walkStraight();
    for (let second = 0; second < 8; second++) {
      frames(1100);
      await settle();
    }
    expect([sent.length, failures]).toEqual([3, ['far']]);
  });

  it('sits down less than a second after another gesture', async () => {
    requestGesture('dance');
    await settle();
    requestSeat(['near']);
    await settle();
    await worker.answer();
    frames(400);
    await settle();
    expect(sent).toEqual(['dance']);
    frames(1100);
    await settle();
    expect(sent).toEqual(['dance', 'sit near']);
  });

  it('sits down after the connection was lost on the way', async () => {
    requestSeat(['next']);
    await settle();
    await worker.answer();
    frames(200);
    clearPlayers();
    frames(200);
    replacePlayers([entry('me', 1, 420)], 'me');
    await walkStraight();
    expect(sent).toEqual(['sit next']);
  });

  it('says when no seat is free', () => {
    takeGestures([[2, 'sit', 100, 0, 'near']], () => false);
    requestSeat(['near']);
    expect(failures).toEqual(['full']);
  });

  it('sits on the ground where no seat is near', async () => {
    gestures.close();
    gestures = openGestures(deps(), [SEATS[2] ?? seat('far', 900)]);
    requestGesture('sit');
    await settle();
    expect(sent).toEqual(['sit']);
  });

  it('shows a gesture that began before the code was loaded', async () => {
    gestures.close();
    takeGestures([[2, 'sit', 100, 0, 'near']], () => false);
    const ada = world.figures.all().find(({ player }) => !player.isSelf);
    expect(ada?.gesture ?? null).toBeNull();
    const town = createTownGestures(deps());
    town.declare(SEATS);
    expect(town.poser()).toBeNull();
    await vi.waitFor(() => expect(town.poser()).not.toBeNull());
    expect(ada?.gesture?.seat?.key).toBe('near');
    town.close();
  });

  it('makes the gesture that was requested while the code was loading', async () => {
    gestures.close();
    const town = createTownGestures(deps());
    requestGesture('dance');
    requestGesture('wave');
    expect(sent).toEqual([]);
    town.declare(SEATS);
    await vi.waitFor(() => expect(sent).toEqual(['wave']));
    town.close();
  });

  it('finds the seat with a short path', async () => {
    requestGesture('sit');
    await settle();
    // How far it is, then the way.
    await worker.answer();
    await walkStraight();
    expect(sent).toEqual(['sit near']);
  });

  it('forgets the seat when the player goes elsewhere', async () => {
    requestSeat(['near']);
    world.walkTo({ x: 300, y: 400 });
    await settle();
    await worker.answer();
    frames(2000);
    expect(sent).toEqual([]);
  });

  it('notes that two wave at each other', () => {
    takeGestures([[2, 'wave', runtime.monotonic(), 0, '']], () => false);
    requestGesture('wave');
    expect(self().gesture?.meeting).toEqual({ x: 425, y: 400 });
  });
});
