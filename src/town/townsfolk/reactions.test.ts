/** What the townsfolk do when players near them do something, with figures at chosen places. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import type { TownSocket } from '../../net/socket.ts';
import { FEATURE_WALKS } from '../../shared/realtime/events.ts';
import type { Gesture } from '../../shared/rules/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { dayOf } from '../../shared/rules/lanterns/lanterns.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { type Guest, noteAchievement, setGuests } from '../../state/people/guests.ts';
import { takeGestures } from '../../state/people/gestures.ts';
import { clearPlayers, replacePlayers } from '../../state/people/players.ts';
import { takeLanterns } from '../../state/places/lanterns.ts';
import { NO_WEATHER, sky } from '../../state/places/sky.ts';
import { showEffect } from '../../state/rewards/rewards.ts';
import { joinWalks, loseWalks } from '../../state/session/town-walks.ts';
import type { Figure } from '../state/figures.ts';
import { startReactions } from './reactions.ts';

const NAMES = ['ember', 'clove', 'velvet', 'cadence', 'marlin', 'fern', 'juniper', 'wren'];
const PIER: Seat = { key: 'pier', place: 'pier', at: { x: 0, y: 0 }, stand: { x: 0, y: 0 }, view: 2, kind: 'ledge' };
const HALF_PAST = Date.parse('2026-11-25T10:30:00Z');

let time: ManualRuntime;
let guests: Map<string, Figure>;
/** The player who does something. */
let ada: Figure;
let isPlaying: boolean;
let spoken: string[];
let stop: () => void;

beforeEach(() => {
  time = replaceRuntime(runtime, { nowMs: HALF_PAST });
  ada = figureOf('Ada', 0, 0);
  const entry = (socketId: string, netId: number) => ({
    socketId,
    netId,
    user: ada.player.user,
    state: { x: 0, y: 0, frame: 0 },
  });
  replacePlayers([entry('me', 1), entry('Ada', 2)], 'me');
  joinWalks({ send: () => undefined } as unknown as TownSocket, [FEATURE_WALKS], 0);
  // Tests of other files leave another clock.
  takeLanterns({ nowMs: HALF_PAST, townMs: 0, day: dayOf(HALF_PAST), found: [] });
  guests = new Map(NAMES.map((name) => [name, figureOf(name, 100, 0)]));
  const guestOf = (id: string, figure: Figure): Guest => ({ id, player: figure.player, sample: () => true });
  for (const [id, figure] of guests) guests.set(id, { ...figure, guest: guestOf(id, figure) });
  setGuests([...guests].map(([id, figure]) => guestOf(id, figure)));
  isPlaying = false;
  spoken = [];
  stop = startReactions({
    figures: {
      all: () => [ada, ...guests.values()],
      of: ({ socketId }) => (socketId === 'Ada' ? ada : guests.get(socketId)),
      self: () => ada,
    },
    wake: () => undefined,
    isPlaying: () => isPlaying,
    speak: ({ id }, username) => void spoken.push(`${id} to ${username}`),
  });
});
afterEach(() => {
  stop();
  setGuests([]);
  clearPlayers();
  loseWalks();
  Object.assign(sky, NO_WEATHER);
});

const acts = (): string[] =>
  [...guests].flatMap(([id, { gesture }]) => (gesture === null ? [] : [`${id} ${gesture.act}`]));
const rest = (): void => {
  for (const figure of guests.values()) figure.gesture = null;
};
/** As the town's gestures do, before the reactions. */
function gesture(act: Gesture, seat: Seat | null = null): void {
  ada.gesture = { act, atMs: 0, seat, meeting: null, look: null, ageMs: 0, beatMs: 0 };
  takeGestures([[2, act, 0, 0, seat?.key ?? '']], () => false);
}

it('people wave back, the playful one copies, the reader bows; the cat and those far away or walking do not', () => {
  const [clove, fern] = [guests.get('clove'), guests.get('fern')];
  Object.assign(clove?.shown ?? {}, { x: 300 });
  Object.assign(fern?.shown ?? {}, { isMoving: true });
  gesture('wave');
  expect(acts()).toEqual(['velvet wave', 'cadence wave', 'marlin wave', 'juniper wave', 'wren wave']);
  rest();
  gesture('bow');
  expect(acts()).toEqual(['juniper bow', 'wren bow']);
  rest();
  gesture('sit', PIER);
  expect(acts()).toEqual(['marlin wave']);
  rest();
  gesture('sit', { ...PIER, place: 'pond' });
  expect(acts()).toEqual([]);
});

it('one in three reactions has words', () => {
  for (let count = 0; count < 7; count += 1) {
    rest();
    gesture('bow');
  }
  expect(spoken.filter((line) => line === 'juniper to Ada')).toHaveLength(2);
});

it('the musician dances while a dancer is near or the stage is hers, and stops after that', () => {
  gesture('dance');
  time.advance(500);
  expect(acts()).toEqual(['cadence dance', 'wren dance']);
  rest();
  ada.gesture = null;
  time.advance(500);
  expect(acts()).toEqual([]);
  isPlaying = true;
  time.advance(500);
  expect(acts()).toEqual(['cadence dance']);
  isPlaying = false;
  time.advance(500);
  expect(acts()).toEqual([]);
});

it('the tailor notices other clothes, not a look that arrives late', () => {
  time.advance(500);
  const wear = (hat: string): void => {
    const { user } = ada.player;
    ada.player.user = { ...user, customization: { ...user.customization, hat } };
    time.advance(500);
  };
  wear('beanie-mint');
  expect(acts()).toEqual([]);
  wear('beret-berry');
  expect(acts()).toEqual(['velvet clap']);
});

it('the baker claps for a level and for an achievement', () => {
  showEffect('rays', ada.player);
  expect(acts()).toEqual(['clove clap']);
  rest();
  noteAchievement();
  expect(acts()).toEqual(['clove clap']);
  rest();
  showEffect('heart', ada.player);
  expect(acts()).toEqual([]);
});

it('the gardener is happy about rain and the reader thinks by the books, by the clock of all', () => {
  sky.weather = 'drizzle';
  time.advance(500);
  expect(acts()).toEqual([]);
  time.advance(45_000);
  expect(acts()).toEqual(['fern cheer']);
  rest();
  Object.assign(guests.get('juniper')?.shown ?? {}, { x: 3446, y: 800 });
  time.advance(45_000);
  expect(acts()).toEqual(['fern cheer', 'juniper think']);
});

it('the fisher looks over the bay while lanterns rise', () => {
  time.advance(500);
  expect(guests.get('marlin')?.glance).toBeNull();
  time.advance(30 * 60_000);
  expect(guests.get('marlin')?.glance?.view).toBe(3);
});
