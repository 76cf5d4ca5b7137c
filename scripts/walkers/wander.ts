/** What a test player does in the town, until it is stopped: walks, pauses, talks now and then, makes gestures and sits down. */
import { setTimeout as pass } from 'node:timers/promises';
import type { Seat } from '../../src/shared/rules/places.ts';
import { GESTURES } from '../../src/shared/rules/gestures.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import type { Random } from '../../tests/support/random.ts';
import type { TestPlayer } from './test-player.ts';

export interface Ground {
  isWalkable(x: number, y: number): boolean;
  seats: readonly Seat[];
  /** Goals that several walkers choose, so that they meet. */
  places: readonly { x: number; y: number }[];
}

const PAUSE_MS = { least: 1500, most: 9000 };
/** Around a named place, so that not all are on one spot. */
const NEAR_PX = 90;
const STROLL_PX = { least: 150, most: 900 };
/** Shares of a walker's acts; the rest are walks. */
const SHARES = { say: 0.12, gesture: 0.16, sit: 0.08 };
const TRIES = 30;
/** The server's clock may be a little later. */
const ARRIVED_MS = 300;

const LINES = [
  'Hello!',
  'What a lovely evening',
  'Anyone up for FLOW?',
  'Where is the pier?',
  'Follow the arch on the left',
  'I like your jacket!',
  'Thanks, it is from the boutique',
  'Two lanterns found, three to go',
  'Is the café open?',
  'This song is lovely',
  'brb',
  'Back again',
  'See you at the fountain',
  'Good luck with the cookies',
  'Who wants to trade outfits?',
  'Nice hat :)',
  'I am new here',
  'Welcome!',
  'Let us take a photo',
  'Same time tomorrow?',
];

/** Resolves when `signal` is aborted. */
export async function wander(player: TestPlayer, ground: Ground, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const busyMs = await act(player, ground, random, signal);
    await wait(busyMs + random.between(PAUSE_MS.least, PAUSE_MS.most), signal);
  }
}

/** Ends early when `signal` is aborted. */
const wait = (ms: number, signal: AbortSignal): Promise<void> => pass(ms, undefined, { signal }).catch(() => undefined);

/** @returns for how long it keeps the player busy, ms. */
async function act(player: TestPlayer, ground: Ground, random: Random, signal: AbortSignal): Promise<number> {
  const roll = random.next();
  if (roll < SHARES.say) {
    player.say(LINES[random.whole(0, LINES.length)] ?? '');
    return 0;
  }
  if (roll < SHARES.say + SHARES.gesture) {
    const gestures = GESTURES.filter((one) => one !== 'sit');
    await player.gesture(gestures[random.whole(0, gestures.length)] ?? 'wave');
    return 0;
  }
  if (roll < SHARES.say + SHARES.gesture + SHARES.sit) return await sitDown(player, ground, random, signal);
  return player.walkTo(goalFrom(player.place(), ground, random)) ?? 0;
}

/** Walks to a seat and sits down; who finds it taken goes on. */
async function sitDown(player: TestPlayer, { seats }: Ground, random: Random, signal: AbortSignal): Promise<number> {
  const seat = seats[random.whole(0, Math.max(1, seats.length))];
  if (seat === undefined) return 0;
  const walkMs = player.walkTo(seat.stand);
  if (walkMs === null) return 0;
  await wait(walkMs + ARRIVED_MS, signal);
  if (!signal.aborted) await player.gesture('sit', seat.key);
  return random.between(10_000, 40_000);
}

function goalFrom(from: { x: number; y: number }, ground: Ground, random: Random): { x: number; y: number } {
  const place = random.next() < 0.35 ? ground.places[random.whole(0, Math.max(1, ground.places.length))] : undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const turn = random.between(0, 2 * Math.PI);
    const px = place === undefined ? random.between(STROLL_PX.least, STROLL_PX.most) : random.between(0, NEAR_PX);
    const { x, y } = place ?? from;
    const goal = { x: x + Math.cos(turn) * px, y: y + Math.sin(turn) * px };
    const isOnMap = goal.x >= 0 && goal.x < MAP_WIDTH_PX && goal.y >= 0 && goal.y < MAP_HEIGHT_PX;
    if (isOnMap && ground.isWalkable(goal.x, goal.y)) return goal;
  }
  return from;
}
