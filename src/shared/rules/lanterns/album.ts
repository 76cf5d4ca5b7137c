/**
 * The album of stamps: a page is four weeks, a week has three stamps, further full days of the week add a star. Nothing is
 * ever lost. Pure: computed from the days on which a player found all lanterns.
 */
import { weekOf } from './lanterns.ts';

export const PAGE_NAMES = [
  'Harbour',
  'Bread',
  'Blossom',
  'Silk',
  'Song',
  'Fountain',
  'Books',
  'Sweets',
  'Stone cat',
  'Gem',
  'Gazebo',
  'Pond',
  'Lighthouse',
] as const;
const WEEKS_IN_PAGE = 4;
export const STAMPS_IN_WEEK = 3;

export interface AlbumWeek {
  /** 0 to `STAMPS_IN_WEEK`. */
  readonly stamps: number;
  /** Full days beyond the stamps. */
  readonly stars: number;
}

export interface AlbumPage {
  /** Number of the page since 1970; the pages of a player are in its order. */
  readonly number: number;
  /** 0 to 12: which picture and name. */
  readonly motif: number;
  readonly weeks: AlbumWeek[];
  readonly isFull: boolean;
}

const pageOf = (day: number): number => Math.floor(weekOf(day) / WEEKS_IN_PAGE);
const motifOf = (page: number): number => page % PAGE_NAMES.length;
export const isWeekFull = ({ stamps }: AlbumWeek): boolean => stamps === STAMPS_IN_WEEK;

function weekWith(fullDays: number): AlbumWeek {
  return { stamps: Math.min(fullDays, STAMPS_IN_WEEK), stars: Math.max(0, fullDays - STAMPS_IN_WEEK) };
}

/** One page; `fullDays` are all days with five lanterns. */
export function albumPage(number: number, fullDays: readonly number[]): AlbumPage {
  const weeks = Array.from({ length: WEEKS_IN_PAGE }, (_, index) => {
    const week = number * WEEKS_IN_PAGE + index;
    return weekWith(fullDays.filter((day) => weekOf(day) === week).length);
  });
  return { number, motif: motifOf(number), weeks, isFull: weeks.every(isWeekFull) };
}

/** The pages with a stamp and the page of `today`, oldest first. */
export function albumPages(fullDays: readonly number[], today: number): AlbumPage[] {
  const numbers = [...new Set([...fullDays.map(pageOf), pageOf(today)])].toSorted((a, b) => a - b);
  return numbers.map((number) => albumPage(number, fullDays));
}

/** What the stamp of a full day filled: a week's third stamp fills its row, and the last row its page. */
export function filledBy(day: number, fullDays: readonly number[]): 'week' | 'page' | null {
  const before = fullDays.filter((full) => full < day);
  const isWeek = before.filter((full) => weekOf(full) === weekOf(day)).length === STAMPS_IN_WEEK - 1;
  if (!isWeek) return null;
  return albumPage(pageOf(day), [...before, day]).isFull ? 'page' : 'week';
}

/** Motifs of the pages that are full, in their order. */
export const sealsOf = (pages: readonly AlbumPage[]): number[] => [
  ...new Set(pages.filter(({ isFull }) => isFull).map(({ motif }) => motif)),
];
