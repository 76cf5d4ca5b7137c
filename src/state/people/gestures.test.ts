import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import type { TownSocket } from '../../net/socket.ts';
import { FEATURE_GESTURES, type GestureRefusal } from '../../shared/realtime/gestures.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import {
  endByWalk,
  endOwnGesture,
  gestureOf,
  joinGestures,
  listenToGestures,
  loseGestures,
  makeGesture,
  standUp,
  takeGestures,
} from './gestures.ts';
import { clearPlayers, playerByNetId, replacePlayers, type Player } from './players.ts';

const NOW = 5000;
const nobodyBlocked = (): boolean => false;
const entry = (socketId: string, netId: number) => ({
  socketId,
  netId,
  user: { username: socketId, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
  state: { x: 1, y: 2, frame: 0 },
});
const player = (netId: number): Player => playerByNetId(netId) ?? expect.fail('the player is not here');
const actOf = (netId: number): string | undefined => gestureOf(player(netId))?.act;

let time: ManualRuntime;
let sent: unknown[][];
let answers: ((refusal: GestureRefusal | null) => void)[];
let seen: string[];
let stop: () => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
  [sent, answers, seen] = [[], [], []];
  const send = (...args: unknown[]): void => {
    answers.push(args.pop() as (typeof answers)[number]);
    sent.push(args);
  };
  joinGestures({ send } as unknown as TownSocket, [FEATURE_GESTURES], () => NOW);
  replacePlayers([entry('me', 1), entry('Ada', 2), entry('Eve', 3)], 'me');
  stop = listenToGestures(({ user }, gesture) => seen.push(`${user.username} ${gesture?.act ?? 'nothing'}`));
  time.advance(2000);
});
afterEach(() => {
  stop();
  loseGestures();
  clearPlayers();
});

it('shows what the server sent, not of blocked players, and ignores what does not parse', () => {
  const isBlocked = (name: string): boolean => name === 'Eve';
  takeGestures(
    [
      [2, 'sit', 4000, 3000, 'bench'],
      [3, 'wave', 4000, 3000, ''],
      [9, 'wave', 4000, 3000, ''],
    ],
    isBlocked,
  );
  takeGestures([[2, 'jump', 4000, 3000, '']], isBlocked);
  takeGestures('wave', isBlocked);
  expect(gestureOf(player(2))).toEqual({ act: 'sit', atMs: 4000, walkMs: 3000, seat: 'bench' });
  expect(seen).toEqual(['Ada sit']);
  takeGestures([[2, 'stand', 4500, 3000, '']], isBlocked);
  expect(seen).toEqual(['Ada sit', 'Ada nothing']);
});

it('ends with a walk that begins after it', () => {
  takeGestures([[2, 'sit', 4000, 3000, '']], nobodyBlocked);
  const walk = (kind: 'goal' | 'stand', startMs: number): SentWalk =>
    ({ netId: 2, record: { kind }, startMs }) as unknown as SentWalk;
  // The way there, and its end.
  endByWalk(player(2), walk('goal', 3000));
  endByWalk(player(2), walk('stand', 4200));
  expect(actOf(2)).toBe('sit');
  endByWalk(player(2), walk('goal', 3900));
  expect(actOf(2)).toBeUndefined();
});

it('shows the own gesture at once, takes it back when it is refused, and ends it with the own walk', async () => {
  const waving = makeGesture('wave');
  expect(actOf(1)).toBe('wave');
  expect(sent).toEqual([['gesture', 'wave', null]]);
  answers[0]?.('walking');
  expect(await waving).toBe('walking');
  expect(actOf(1)).toBeUndefined();
  expect(await makeGesture('bow')).toBe('fast');
  time.advance(1000);
  void makeGesture('dance');
  takeGestures([[1, 'dance', 4900, 3000, '']], nobodyBlocked);
  expect(gestureOf(player(1))?.atMs).toBe(NOW);
  endOwnGesture();
  expect(seen).toEqual(['me wave', 'me nothing', 'me dance', 'me nothing']);
});

it('sits on a seat when the server has given it, and gets up', async () => {
  const sitting = makeGesture('sit', 'bench');
  expect(actOf(1)).toBeUndefined();
  answers[0]?.(null);
  expect(await sitting).toBeNull();
  expect(gestureOf(player(1))?.seat).toBe('bench');
  standUp();
  expect(actOf(1)).toBeUndefined();
  expect(sent).toEqual([
    ['gesture', 'sit', 'bench'],
    ['gesture', 'stand', null],
  ]);
});

it('makes none while the connection is lost, or without an answer in time', async () => {
  const waving = makeGesture('wave');
  time.advance(3000);
  expect(await waving).toBe('lost');
  expect(actOf(1)).toBeUndefined();
  loseGestures();
  expect(await makeGesture('wave')).toBe('lost');
});
