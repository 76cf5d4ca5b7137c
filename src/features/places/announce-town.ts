/**
 * Announces to screen readers what happens to the own player in the town: how a walk ends, the places on the way, and who comes
 * within talking distance. How much, and how often at most, is a setting. Loaded after the town.
 */
import { placeTextOf, whereText } from '../../languages/place-text.ts';
import { directionTo, whereIs } from '../../shared/rules/whereabouts.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { namesInclude } from '../../state/chat/chat-log.ts';
import { onWalkEnd, type WalkEnd } from '../../state/places/own-walk.ts';
import { ownPosition, townPlaces } from '../../state/places/town-places.ts';
import { announce } from '../../state/session/announcements.ts';
import { session } from '../../state/session/session.ts';
import { settings } from '../../state/settings/settings.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { peopleInTown, type Person } from './around.ts';
import { comesNear, nearYou, text } from './text.ts';
import { distancePx, TALK_PX } from './whereabouts-words.ts';

const READ_MS = 300;
/** Who went farther away than this and returns, is announced again. */
const GONE_PX = 450;
/** At the end of a walk to a person. */
const BESIDE_PX = 100;
/** Between two announcements of the same kind. */
const GAP_MS = {
  people: { few: 8000, all: 3000 },
  place: { few: Number.POSITIVE_INFINITY, all: 2500 },
  blocked: { few: 2500, all: 1200 },
} as const;

/** Returns a function that ends it. */
export function announceTown(): () => void {
  const nextMs = { people: 0, place: 0, blocked: 0 };
  /** Those who were near at the last reading; null before the first. */
  let near: Set<string> | null = null;
  /** Who came near since the last announcement. */
  const coming = new Set<string>();
  /** Key of the last place that was announced. */
  let place: string | null = null;

  const mayAnnounce = (kind: keyof typeof nextMs): boolean => {
    const { announcements: level } = settings;
    const nowMs = runtime.monotonic();
    if (level === 'off' || nowMs < nextMs[kind]) return false;
    nextMs[kind] = nowMs + GAP_MS[kind][level];
    return true;
  };

  const stopEnds = onWalkEnd((end) => {
    if (settings.hasSoundCues && end !== 'stopped') playSound(end === 'arrived' ? 'arrived' : 'refused');
    if (settings.announcements === 'off') return;
    if (end === 'blocked' || end === 'unreachable') {
      if (mayAnnounce('blocked')) announce(TEXT[end]);
      return;
    }
    const own = ownPosition();
    const where = own === null ? null : whereIs(townPlaces.places, own);
    const name = where === null ? undefined : placeTextOf(where.key)?.name;
    if (where === null || name === undefined) return;
    // A few steps by keys inside of a place are no arrival.
    if (end === 'stopped' && where.key === place) return;
    place = where.key;
    const beside = own === null ? undefined : personBeside(own);
    const isPerson = end === 'arrived' && beside !== undefined;
    // That the person is near is said with it.
    if (isPerson) near?.add(beside.name);
    if (isPerson) coming.delete(beside.name);
    announce(`${whereText(name, where.isInside)}${isPerson ? ` ${text.isBeside({ name: beside.name })}` : ''}`);
  });

  const readPlace = (own: { x: number; y: number }): void => {
    const where = whereIs(townPlaces.places, own);
    if (where === null || !where.isInside || where.key === place) return;
    const name = placeTextOf(where.key)?.name;
    if (name === undefined || settings.announcements !== 'all' || !mayAnnounce('place')) return;
    // The place in which the player enters the town is no news.
    place = where.key;
    announce(`${name}.`);
  };

  const readPeople = (own: { x: number; y: number }): void => {
    const people = peopleInTown().filter(({ name }) => !namesInclude(session.user?.blockedList ?? [], name));
    const before = near;
    near = new Set();
    for (const person of people) {
      const px = distancePx(own, person.at);
      if (px > GONE_PX || (px > TALK_PX && before?.has(person.name) !== true)) continue;
      near.add(person.name);
      // Those who are there when the player enters are no news.
      if (before === null || before.has(person.name)) continue;
      coming.add(person.name);
      if (settings.hasSoundCues) playSound('comes-near', { at: person.at });
    }
    for (const name of coming) if (!near.has(name)) coming.delete(name);
    if (settings.announcements === 'off') coming.clear();
    if (coming.size === 0 || !mayAnnounce('people')) return;
    announce(
      wordsOf(
        own,
        people.filter(({ name }) => coming.has(name)),
      ),
    );
    coming.clear();
  };

  const stopReading = runtime.setInterval(() => {
    const own = ownPosition();
    if (own === null) {
      near = null;
      return;
    }
    if (place === null) place = whereIs(townPlaces.places, own)?.key ?? null;
    readPlace(own);
    readPeople(own);
  }, READ_MS);

  return () => {
    stopEnds();
    stopReading();
  };
}

function personBeside(own: { x: number; y: number }): Person | undefined {
  const beside = peopleInTown().filter(({ at }) => distancePx(own, at) <= BESIDE_PX);
  return beside.toSorted((a, b) => distancePx(own, a.at) - distancePx(own, b.at))[0];
}

const TEXT: Readonly<Record<Extract<WalkEnd, 'blocked' | 'unreachable'>, string>> = {
  blocked: text.blocked,
  unreachable: text.unreachable,
};

function wordsOf(own: { x: number; y: number }, people: readonly Person[]): string {
  const [first, ...others] = people;
  if (first !== undefined && others.length === 0) return comesNear(first.name, directionTo(own, first.at));
  return nearYou(people.map(({ name }) => name));
}
