/**
 * The five lanterns of a day: where they are, and when a day begins. A pure function of the date in UTC, so that the server
 * and all clients agree without messages. Days are numbered from 1970-01-01, weeks begin on Monday.
 */
import { mulberry32 } from '../../runtime/seeded-random.ts';
import { fnv1a32 } from '../../runtime/text-seed.ts';
import { LANTERN_SPOTS, type LanternSpot, SPOTS_IN_ZONE, ZONE_COUNT } from './spots.ts';

export const LANTERNS_A_DAY = 5;
/** A walker this near to a lantern lights it, map px. */
export const LANTERN_REACH_PX = 56;
/** For all five of a day. */
export const LANTERN_HONOR = 20;

export const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;
/** 1970-01-05, the first Monday. */
const FIRST_MONDAY = 4;

export const dayOf = (epochMs: number): number => Math.floor(epochMs / DAY_MS);
/** Milliseconds until the lanterns of the next day. */
export const untilNextDay = (epochMs: number): number => (dayOf(epochMs) + 1) * DAY_MS - epochMs;
export const weekOf = (day: number): number => Math.floor((day - FIRST_MONDAY) / DAYS_IN_WEEK);

/** Durstenfeld's shuffle, from the end. */
function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [result[last], result[chosen]] = [result[chosen] as T, result[last] as T];
  }
  return result;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The lanterns of a day: five in different zones, none twice in a week. */
export function lanternsOf(day: number): readonly LanternSpot[] {
  const week = weekOf(day);
  const random = mulberry32(fnv1a32(`lanterns/${week}`));
  const zones = shuffled(range(ZONE_COUNT), random);
  const spots = range(ZONE_COUNT).map(() => shuffled(range(SPOTS_IN_ZONE), random));
  const weekday = day - FIRST_MONDAY - DAYS_IN_WEEK * week;
  return range(LANTERNS_A_DAY).map((index) => {
    const at = LANTERNS_A_DAY * weekday + index;
    const zone = zones[at % ZONE_COUNT] ?? 0;
    const spot = spots[zone]?.[Math.floor(at / ZONE_COUNT)] ?? 0;
    return LANTERN_SPOTS[zone * SPOTS_IN_ZONE + spot] as LanternSpot;
  });
}

/** The lantern of `lanterns` that a walker at a point lights; null without one. */
export function lanternNear(lanterns: readonly LanternSpot[], x: number, y: number): LanternSpot | null {
  for (const lantern of lanterns) if (Math.hypot(lantern.x - x, lantern.y - y) <= LANTERN_REACH_PX) return lantern;
  return null;
}
