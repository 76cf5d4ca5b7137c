/**
 * The weather of Lantern Bay: 36 slots of 40 minutes in a UTC day, drawn from the date. A pure function of the server's clock,
 * so that it is the same for all players without messages.
 */
import { mulberry32 } from '../runtime/seeded-random.ts';
import { fnv1a32 } from '../runtime/text-seed.ts';
import { DAY_MS } from './lanterns/lanterns.ts';

export type Weather = 'clear' | 'breeze' | 'drizzle' | 'fog';

export const SLOT_MS = 40 * 60_000;
const SLOTS_A_DAY = DAY_MS / SLOT_MS;
/** A slot keeps the weather of the one before with this chance. */
const KEEP = 0.45;
/** Upper bounds of the draw. */
const SHARES: readonly (readonly [below: number, weather: Weather])[] = [
  [0.48, 'clear'],
  [0.76, 'breeze'],
  [0.89, 'drizzle'],
  [1, 'fog'],
];
/** Never more grey slots in a row. */
const GREY_MAX = 2;

const isGrey = (weather: Weather): boolean => weather === 'drizzle' || weather === 'fog';
const drawn = (u: number): Weather => SHARES.find(([below]) => u < below)?.[1] ?? 'fog';

/** The weather of all slots of a day. */
export function weatherOf(day: number): readonly Weather[] {
  const random = mulberry32(fnv1a32(`weather/${day}`));
  const slots: Weather[] = [];
  let greys = 0;
  let weather: Weather = 'clear';
  for (let slot = 0; slot < SLOTS_A_DAY; slot++) {
    if (slot === 0 || random() > KEEP) weather = drawn(random());
    if (isGrey(weather) && greys === GREY_MAX) weather = 'breeze';
    greys = isGrey(weather) ? greys + 1 : 0;
    slots.push(weather);
  }
  return slots;
}

export interface Sky {
  /** Share of each weather in the picture, 0 to 1; together 1. */
  readonly shares: Readonly<Record<Weather, number>>;
  /** What is announced. */
  readonly weather: Weather;
}

/** A change takes so long, from the start of the slot. */
const FADE_MS = 60_000;

/** Days that were computed, by number. */
const days = new Map<number, readonly Weather[]>();
const DAYS_KEPT = 20;

/** Slots are counted since 1970-01-01 UTC. */
export function weatherInSlot(slot: number): Weather {
  const day = Math.floor(slot / SLOTS_A_DAY);
  const known = days.get(day) ?? weatherOf(day);
  if (days.size >= DAYS_KEPT) days.clear();
  days.set(day, known);
  return known[slot - day * SLOTS_A_DAY] ?? 'clear';
}

/** The weather at a moment of the server's clock, epoch milliseconds. */
export function skyAt(epochMs: number): Sky {
  const slot = Math.floor(epochMs / SLOT_MS);
  const weather = weatherInSlot(slot);
  const before = weatherInSlot(slot - 1);
  const share = Math.min(1, (epochMs - slot * SLOT_MS) / FADE_MS);
  const shares = { clear: 0, breeze: 0, drizzle: 0, fog: 0 };
  shares[before] += 1 - share;
  shares[weather] += share;
  return { shares, weather };
}
