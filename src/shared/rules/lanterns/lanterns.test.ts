import { describe, expect, it } from 'vitest';
import { fnv1a32 } from '../../runtime/text-seed.ts';
import { albumPage, albumPages, filledBy, sealsOf } from './album.ts';
import { DAY_MS, dayOf, lanternNear, lanternsOf, LANTERN_REACH_PX, untilNextDay, weekOf } from './lanterns.ts';
import { LANTERN_SPOTS, SPOTS_IN_ZONE } from './spots.ts';

const day = (date: string): number => dayOf(Date.parse(`${date}T12:00:00Z`));
const numbersOf = (date: string): number[] =>
  lanternsOf(day(date))
    .map(({ n }) => n)
    .toSorted((a, b) => a - b);
const zoneOf = (n: number): number => Math.floor((n - 1) / SPOTS_IN_ZONE);

it('hashes texts as FNV-1a does', () => {
  expect([fnv1a32(''), fnv1a32('a'), fnv1a32('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

describe('the lanterns of a day', () => {
  it('are those of the two days of the design', () => {
    expect(numbersOf('2026-11-23')).toEqual([1, 9, 12, 24, 34]);
    expect(numbersOf('2026-11-24')).toEqual([5, 17, 29, 32, 38]);
  });

  it('are in five zones, and in no spot twice in a week, for 100 weeks', () => {
    for (let week = 2950; week < 3050; week++) {
      const days = Array.from({ length: 7 }, (_, weekday) => lanternsOf(4 + 7 * week + weekday).map(({ n }) => n));
      for (const numbers of days) expect(new Set(numbers.map(zoneOf)).size).toBe(5);
      expect(new Set(days.flat()).size).toBe(35);
    }
  });

  it('change at midnight in UTC; weeks begin on Monday', () => {
    const midnight = Date.parse('2026-11-24T00:00:00Z');
    expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual([day('2026-11-23'), day('2026-11-24')]);
    expect([untilNextDay(midnight), untilNextDay(midnight - 1)]).toEqual([DAY_MS, 1]);
    expect(weekOf(day('2026-11-22'))).toBe(weekOf(day('2026-11-23')) - 1);
    expect(weekOf(day('2026-11-29'))).toBe(weekOf(day('2026-11-23')));
  });

  it('are lit within reach', () => {
    const [spot] = LANTERN_SPOTS;
    if (spot === undefined) throw new Error('no spots');
    expect(lanternNear([spot], spot.x + LANTERN_REACH_PX, spot.y)).toBe(spot);
    expect(lanternNear([spot], spot.x + LANTERN_REACH_PX + 1, spot.y)).toBeNull();
  });
});

describe('the album', () => {
  const monday = 4 + 7 * 4 * 700;

  it('fills a week with three stamps and adds stars for further days', () => {
    const { weeks, isFull } = albumPage(700, [monday, monday + 2, monday + 3, monday + 6, monday + 7]);
    expect(weeks.slice(0, 3)).toEqual([
      { stamps: 3, stars: 1 },
      { stamps: 1, stars: 0 },
      { stamps: 0, stars: 0 },
    ]);
    expect(isFull).toBe(false);
  });

  it('says what a day filled: the third of a week its row, and the last row its page', () => {
    const first = 4 + 28 * 7 * 100;
    const days = [0, 1, 2, 3, 7, 8, 9, 14, 15, 16, 21, 22, 24].map((day) => first + day);
    const filled = days.map((day) => filledBy(day, days));
    expect(filled).toEqual([null, null, 'week', null, null, null, 'week', null, null, 'week', null, null, 'page']);
    expect(filledBy(first + 24, days.slice(1))).toBe('page');
    expect(filledBy(first + 24, days.slice(4))).toBe('week');
  });

  it('has a seal for each page with four full weeks, and always the page of today', () => {
    const full = [0, 7, 14, 21].flatMap((first) => [0, 1, 2].map((weekday) => monday + first + weekday));
    const pages = albumPages([...full, monday - 1], monday + 28);
    expect(pages.map(({ number, isFull }) => [number, isFull])).toEqual([
      [699, false],
      [700, true],
      [701, false],
    ]);
    expect(sealsOf(pages)).toEqual([700 % 13]);
    expect(sealsOf(albumPages(full.slice(1), monday))).toEqual([]);
  });
});
