/**
 * The day's shelf of the store: a look of one colour that is sold as a set, and some items beside it. A rule of the day and the
 * catalogue alone, so every process shows the same. Pure.
 */
import { cutOf, groupByCut } from './cuts.ts';
import type { Price, Total } from './store.ts';

const DAY_MS = 24 * 3600_000;
/** What the pieces of a set cost less, in percent. */
export const SET_DISCOUNT = 10;
/** Items of the day beside the look. */
const SHELF_ITEMS = 8;
/** Hat, top, bottom, shoes and bag. */
const PLACES = [7, 10, 12, 13, 16] as const;
const LEAST_PIECES = 3;

export interface ShelfItem extends Price {
  id: string;
  category: number;
}

export interface Shelf {
  /** Ids in the order from head to feet; empty when the catalogue has no colour for it. */
  look: string[];
  /** Ids of items that are not in the look. */
  items: string[];
}

export const dayOf = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

/** Id of a day's set, and back; null for another text. */
export const setIdOf = (day: number): string => `day-${day}`;
export function dayOfSet(id: string): number | null {
  const day = /^day-(\d{1,6})$/.exec(id)?.[1];
  return day === undefined ? null : Number(day);
}

/** FNV-1a of a text, as a number from 0 to 2^32 - 1. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** `items`: those that can be in a set, and fit every body. */
export function shelfOf(items: readonly ShelfItem[], day: number): Shelf {
  const rank = (text: string): number => hashOf(`${day} ${text}`);
  const sorted = items.toSorted((a, b) => rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1));
  const looks = new Map<string, Map<number, string>>();
  for (const { id, category } of sorted) {
    const { colour } = cutOf(id);
    if (colour === null || !PLACES.some((place) => place === category)) continue;
    const look = looks.get(colour) ?? new Map<number, string>();
    looks.set(colour, look);
    if (!look.has(category)) look.set(category, id);
  }
  const colours = [...looks].filter(([, look]) => look.size >= LEAST_PIECES).map(([colour]) => colour);
  const [colour] = colours.toSorted((a, b) => rank(a) - rank(b));
  const pieces = looks.get(colour ?? '');
  const look = PLACES.flatMap((place) => pieces?.get(place) ?? []);
  // Of different cuts.
  const rest = groupByCut(sorted.filter(({ id }) => !look.includes(id)));
  return { look, items: rest.slice(0, SHELF_ITEMS).map(([{ id }]) => id) };
}

/** What a piece costs in a set. Never above its price, and never free. */
export const priceInSet = (price: number): number =>
  price === 0 ? 0 : Math.max(1, Math.floor((price * (100 - SET_DISCOUNT)) / 100));

/** What the pieces cost in a set. */
export const setTotal = (pieces: readonly Price[]): Total => ({
  coins: pieces.reduce((sum, { costCoins }) => sum + priceInSet(costCoins), 0),
  gems: pieces.reduce((sum, { costGems }) => sum + priceInSet(costGems), 0),
});

/** Items of the same colour for other places than this one, at most one for each place. */
export function goesWith(items: readonly ShelfItem[], { id, category }: Pick<ShelfItem, 'id' | 'category'>): string[] {
  const { colour } = cutOf(id);
  if (colour === null) return [];
  const found = new Map<number, string>();
  const sorted = items.toSorted((a, b) => hashOf(id + a.id) - hashOf(id + b.id) || (a.id < b.id ? -1 : 1));
  for (const other of sorted) {
    const isPlace = PLACES.some((place) => place === other.category);
    if (!isPlace || other.category === category || found.has(other.category)) continue;
    if (cutOf(other.id).colour === colour) found.set(other.category, other.id);
  }
  return PLACES.flatMap((place) => found.get(place) ?? []);
}
