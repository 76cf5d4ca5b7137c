/** The cat follows who found a lantern, goes back to where all see her, and lies down beside the bench. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle } from '../../../tests/support/core-worker.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { CAT_ID, CAT_VIEWS } from '../../shared/rules/townsfolk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { leadGuest, leadOf, setGuests } from '../../state/people/guests.ts';
import { clearPlayers, replacePlayers } from '../../state/people/players.ts';
import { takeLanterns } from '../../state/places/lanterns.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import type { Figure } from '../state/figures.ts';
import { letCatFollow } from './follow-finder.ts';

const HOME = { x: 200, y: 0 };
let time: ManualRuntime;
let self: Figure;
let cat: Figure;
let stop: () => void;
let ways: number;
let heard: string[];
let stopSounds: () => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
  heard = [];
  stopSounds = connectSounds((name) => void heard.push(name));
  self = figureOf('me', 0, 0);
  cat = figureOf(CAT_ID, HOME.x, HOME.y);
  setGuests([{ id: CAT_ID, player: cat.player, sample: () => true }]);
  const { user } = self.player;
  replacePlayers([{ socketId: 'Ada', netId: 2, user, state: { x: 0, y: 0, frame: 0 } }], 'me');
  const figures = {
    self: () => self,
    of: ({ socketId }: { socketId: string }) => (socketId === CAT_ID ? cat : self),
    all: () => [self, cat],
    setFriends: () => undefined,
    close: () => undefined,
  };
  ways = 0;
  // Around something in the middle of the way.
  const findWay = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<number[]> => {
    ways += 1;
    return (from.x - 120) * (to.x - 120) < 0 ? [120, 40, to.x, to.y] : [to.x, to.y];
  };
  stop = letCatFollow({ figures, wake: () => undefined }, findWay, (_, out) => {
    Object.assign(out, HOME);
  });
});
afterEach(() => {
  stopSounds();
  stop();
  setGuests([]);
  clearPlayers();
});

const find = (): void => takeLanterns({ nowMs: 0, townMs: 0, day: 0, found: [3], spot: 3 });
async function frames(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    time.advance(50);
    leadOf(CAT_ID)?.(0, cat.shown);
    await settle();
  }
}

it('follows for five seconds over its way, keeps beside the player, and goes home', async () => {
  find();
  await frames(500);
  // Not straight through what is in the way.
  expect(cat.shown.y).toBeGreaterThan(20);
  await frames(2500);
  expect(cat.shown.x).toBeLessThanOrEqual(64);
  expect(cat.shown.x).toBeGreaterThan(45);
  expect(cat.shown.isMoving).toBe(false);
  Object.assign(self.shown, { x: -100 });
  await frames(1500);
  expect(Math.abs(cat.shown.x + 42)).toBeLessThan(12);
  await frames(6000);
  expect(Math.hypot(cat.shown.x - HOME.x, cat.shown.y)).toBeLessThan(3);
  expect(leadOf(CAT_ID)).toBeUndefined();
  const before = ways;
  await frames(1000);
  expect(ways).toBe(before);
});

it('does not follow from far away, or while it leads the first walk', () => {
  Object.assign(cat.shown, { x: 500 });
  find();
  expect(leadOf(CAT_ID)).toBeUndefined();
  Object.assign(cat.shown, HOME);
  const guide = (): boolean => true;
  leadGuest(CAT_ID, guide);
  find();
  expect(leadOf(CAT_ID)).toBe(guide);
  leadGuest(CAT_ID, null);
});

it('lies down and purrs beside who sits on her bench, and on no other', () => {
  const sit = (place: string): void => {
    const seat = { key: 'a', place, at: HOME, stand: HOME, view: 0, kind: 'bench' } as const;
    self.gesture = { act: 'sit', atMs: 0, seat, meeting: null, look: null, ageMs: 0, beatMs: 0 };
    time.advance(1000);
  };
  sit('pond');
  expect(cat.glance).toBeNull();
  sit('bloom');
  expect(cat.glance?.view).toBe(CAT_VIEWS.lie);
  expect(heard).toEqual(['purr']);
  time.advance(8000);
  expect(heard).toHaveLength(3);
  self.gesture = null;
  time.advance(8000);
  expect(heard).toHaveLength(3);
});
