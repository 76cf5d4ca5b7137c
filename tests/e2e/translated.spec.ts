/**
 * All screens in the pseudo-language, whose letters English does not have: a word in plain letters is a text that no catalogue has.
 */
import process from 'node:process';
import type { Page } from '@playwright/test';
import { TOWNSFOLK } from '../../src/shared/rules/townsfolk.ts';
import { catalogue } from '../../src/art/items/catalogue.ts';
import { findPlainWords } from '../support/chromium/plain-words.ts';
import { speak } from '../support/languages/foreign-locators.ts';
import { speakPseudo } from '../support/languages/pseudo-scripts.ts';
import { expect, test } from './test.ts';
import { STOPS } from './tour/stops.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, TOUR_ENV, WORLD_ENV } from './tour/world.ts';

/** The same in all languages. */
const NAMES = [
  'Promenade',
  'Lantern Bay',
  'Lantern FM',
  'FLOW',
  'Resident',
  'VIP',
  'Gold',
  'Platinum',
  'alt+T',
  'RRGGBB',
  'US$',
  'UTC',
  ...TOWNSFOLK.map(({ name }) => name),
];
/** The product's own items: their names and descriptions are texts of the catalogues. */
const OWN_ITEMS: ReadonlySet<unknown> = new Set(catalogue().map(({ id }) => id));
/** Keys of what players named. */
const NAMED = /^(?:name|title|description|username|sender|author|submitter|creators?|owner|actor|host)$/;

/** Those that open from any screen. The tour visits all. */
const MAIN: ReadonlySet<string> = new Set([
  'town',
  'chat',
  'whispers',
  'bell',
  'profile',
  'friends',
  'mails',
  'new mail',
  'feed',
  'guilds',
  'wardrobe',
  'outlet',
  'store',
  'membership',
  'FLOW',
  'cookie game',
  'forums',
  'new post with an error',
  'creator',
  'preferences',
  'how to play',
]);
const MAIN_STOPS = STOPS.filter(({ name }) => MAIN.has(name));

test.use({ serverEnv: process.env.TOUR === undefined ? WORLD_ENV : TOUR_ENV });

/** Collects the names in the server's answers to the page. */
function collectNames(page: Page, names: Set<string>): void {
  const collect = (value: unknown, isNamed: boolean): void => {
    if (typeof value === 'string') {
      if (isNamed && /[a-z]{2}/i.test(value)) names.add(value);
    } else if (Array.isArray(value)) for (const one of value) collect(one, isNamed);
    else if (typeof value === 'object' && value !== null) {
      const isOwnItem = 'id' in value && OWN_ITEMS.has(value.id);
      for (const [key, one] of Object.entries(value)) collect(one, NAMED.test(key) && !isOwnItem);
    }
  };
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    response.json().then(
      (body) => collect(body, false),
      () => undefined,
    );
  });
}

test('every text of every screen comes from a catalogue', async ({ players, server }) => {
  const visited = await players.visit();
  const { page } = visited;
  const names = new Set(NAMES);
  collectNames(page, names);
  await speakPseudo(page.context());
  const stopSpeaking = await speak(page, 'pseudo');
  try {
    const tour = new Tour(page, await makeWorld(players, server, visited));
    const { keeper, friend } = tour.world;
    for (const { username } of [keeper, friend]) names.add(username);
    // The outfit's name comes by the socket too, with the card of its saving.
    for (const line of ['Good evening, Lantern Bay!', 'Evening!', 'Sunday pier']) names.add(line);
    const faults = new Map<string, string>();
    for (const { name, open, isBehind = false } of process.env.TOUR === undefined ? MAIN_STOPS : STOPS) {
      await test.step(name, async () => {
        await open(tour);
        if (isBehind) return;
        for (const fault of await findPlainWords(page, [...names]))
          if (!faults.has(fault)) faults.set(fault, `${name}: ${fault}`);
      });
    }
    expect([...faults.values()]).toEqual([]);
  } finally {
    stopSpeaking();
  }
});
