/** What is announced of walks, places and people, with a town whose figures the test moves. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeListener } from '../../../tests/support/samples/place-listener.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { type HeardFigure, shareFigures } from '../../state/people/heard-figures.ts';
import { noteWalkEnd } from '../../state/places/own-walk.ts';
import { declarePlaces, listenToPlaces } from '../../state/places/town-places.ts';
import { onAnnouncement } from '../../state/session/announcements.ts';
import { settings } from '../../state/settings/settings.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import { announceTown } from './announce-town.ts';
import { whereabouts } from './whereabouts-words.ts';

const box = (key: string, left: number) => ({
  key,
  area: [
    [left, 0],
    [left + 400, 0],
    [left + 400, 400],
    [left, 400],
  ] as [number, number][],
  go: { x: left + 200, y: 200 },
});

let time: ManualRuntime;
let own: { x: number; y: number };
let others: Map<string, number>;
let said: string[];
let stops: (() => void)[];

beforeEach(() => {
  time = replaceRuntime(runtime);
  signInAs(userNamed('me', { blockedList: ['Troll'] }));
  Object.assign(settings, { announcements: 'all', hasSoundCues: false });
  own = { x: 200, y: 200 };
  others = new Map();
  said = [];
  declarePlaces({
    doors: [{ key: 'mail', hits: [[0, 0, 1, 1]], depth: 0, stand: { x: 600, y: 200 }, view: 3, screen: 'email' }],
    places: [box('pier', 0), box('plaza', 400), box('cafe', 1200)],
    seats: [],
  });
  const figure = (username: string, x: number): HeardFigure => ({
    player: { isSelf: false, user: { username } },
    shown: { x, y: 200, isMoving: false },
    gait: { phase: 0 },
  });
  stops = [
    shareFigures(() => [...others].map(([name, x]) => figure(name, x))),
    listenToPlaces(placeListener({ position: () => own })),
    onAnnouncement((text) => void said.push(text)),
    announceTown(),
  ];
  time.advance(300);
});
afterEach(() => {
  for (const stop of stops) stop();
  Object.assign(settings, { announcements: 'few', hasSoundCues: false });
});

describe('walks', () => {
  it('announces where a walk ends', () => {
    own.x = 600;
    noteWalkEnd('arrived');
    noteWalkEnd('unreachable');
    own.x = 1010;
    noteWalkEnd('stopped');
    others.set('Ben', 350);
    own.x = 300;
    noteWalkEnd('arrived');
    expect(said).toEqual([
      'You are at the plaza.',
      'You cannot walk there.',
      'You are near Cafe Luna.',
      'You are at the pier. Ben is beside you.',
    ]);
  });

  it('names the nearest person at the end of a walk, and not once more', () => {
    others.set('Eve', 260);
    time.advance(300);
    others.set('Ben', 220);
    time.advance(300);
    noteWalkEnd('arrived');
    time.advance(6000);
    expect(said).toEqual(['Eve is near, to the right.', 'You are at the pier. Ben is beside you.']);
  });

  it('does not repeat the place after a few steps by keys, nor a wall at once', () => {
    noteWalkEnd('stopped');
    noteWalkEnd('blocked');
    noteWalkEnd('blocked');
    expect(said).toEqual(['Something is in the way.']);
    time.advance(1500);
    noteWalkEnd('blocked');
    expect(said).toHaveLength(2);
  });

  it('names the places on the way, if all is announced', () => {
    own.x = 600;
    time.advance(300);
    own.x = 1300;
    time.advance(300);
    expect(said).toEqual(['The plaza.']);
    time.advance(3000);
    expect(said).toEqual(['The plaza.', 'Cafe Luna.']);
    settings.announcements = 'few';
    own.x = 600;
    time.advance(9000);
    expect(said).toHaveLength(2);
  });
});

describe('people', () => {
  it('announces who comes within talking distance, together and not too often', () => {
    others.set('Ben', 100);
    time.advance(300);
    others.set('Cleo', 300).set('Dan', 320).set('Troll', 210);
    time.advance(600);
    expect(said).toEqual(['Ben is near, to the left.']);
    time.advance(3000);
    expect(said).toEqual(['Ben is near, to the left.', 'Cleo and Dan are near.']);
  });

  it('does not announce those who were there, or who only step aside', () => {
    others.set('Ben', 250);
    time.advance(300);
    said.length = 0;
    others.set('Ben', 560);
    time.advance(4000);
    others.set('Ben', 250);
    time.advance(4000);
    expect(said).toEqual([]);
    others.set('Ben', 900);
    time.advance(300);
    others.set('Ben', 250);
    time.advance(300);
    expect(said).toEqual(['Ben is near, to the right.']);
  });

  it('chimes from there for those who chose sound cues', () => {
    const played: unknown[] = [];
    const disconnect = connectSounds((name, { at }) => played.push(at === undefined ? name : [name, at]));
    noteWalkEnd('arrived');
    others.set('Ben', 100);
    time.advance(300);
    settings.hasSoundCues = true;
    others.set('Cleo', 300);
    time.advance(300);
    noteWalkEnd('arrived');
    noteWalkEnd('blocked');
    disconnect();
    expect(played).toEqual([['comes-near', { x: 300, y: 200 }], 'arrived', 'refused']);
  });
});

it('announces nothing when it is off', () => {
  settings.announcements = 'off';
  others.set('Ben', 100);
  own.x = 600;
  noteWalkEnd('arrived');
  noteWalkEnd('blocked');
  time.advance(9000);
  settings.announcements = 'all';
  time.advance(300);
  expect(said.filter((text) => text.includes('Ben') || text.includes('way'))).toEqual([]);
});

it('answers where the player is, with what is there, who is near and the door', () => {
  own.x = 590;
  others.set('Ben', 500).set('Cleo', 620).set('Far', 1100);
  expect(whereabouts()).toBe(
    'You are at the plaza. The wide round square in the middle of town. Cleo and Ben are near. Mailbox: Your letters. Press Enter.',
  );
  own.x = 1010;
  others.clear();
  expect(whereabouts()).toBe('You are near Cafe Luna.');
});
