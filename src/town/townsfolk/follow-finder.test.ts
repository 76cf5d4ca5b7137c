/** The cat follows who found a lantern, goes back to where all see her, and lies down beside the bench. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { CAT_ID, CAT_VIEWS } from '../../shared/rules/townsfolk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { leadGuest, leadOf, setGuests } from '../../state/people/guests.ts';
import { takeGestures } from '../../state/people/gestures.ts';
import { clearPlayers, replacePlayers } from '../../state/people/players.ts';
import { takeLanterns } from '../../state/places/lanterns.ts';
import type { Figure } from '../state/figures.ts';
import { letCatFollow } from './follow-finder.ts';

const HOME = { x: 200, y: 0 };
let time: ManualRuntime;
let self: Figure;
let cat: Figure;
let stop: () => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
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
  stop = letCatFollow({ figures, wake: () => undefined }, (_, out) => {
    Object.assign(out, HOME);
  });
});
afterEach(() => {
  stop();
  setGuests([]);
  clearPlayers();
});

const find = (): void => takeLanterns({ nowMs: 0, townMs: 0, day: 0, found: [3], spot: 3 });
function frames(ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) {
    time.advance(50);
    leadOf(CAT_ID)?.(0, cat.shown);
  }
}

it('follows for five seconds, keeps beside the player, and goes home', () => {
  find();
  frames(3000);
  expect(Math.round(cat.shown.x)).toBe(64);
  expect(cat.shown.isMoving).toBe(false);
  Object.assign(self.shown, { x: -100 });
  frames(1500);
  expect(Math.round(cat.shown.x)).toBe(-36);
  frames(6000);
  expect(cat.shown).toMatchObject({ ...HOME, isMoving: false });
  expect(leadOf(CAT_ID)).toBeUndefined();
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

it('lies down beside who sits on her bench, and on no other', () => {
  const sit = (place: string): void => {
    const seat = { key: 'a', place, at: HOME, stand: HOME, view: 0, kind: 'bench' } as const;
    self.gesture = { act: 'sit', atMs: 0, seat, meeting: null, ageMs: 0, beatMs: 0 };
    takeGestures([[2, 'sit', 0, 0, 'a']], () => false);
  };
  sit('pond');
  expect(cat.glance).toBeNull();
  sit('bloom');
  expect(cat.glance?.view).toBe(CAT_VIEWS.lie);
});
