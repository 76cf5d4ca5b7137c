/** Rules of the cookie game: the specification's numbers, and invariants for very large amounts. */
import { assert as check, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, BUILDING_IDS, BUILDINGS, CLICK_UPGRADES, MAX_COOKIES } from './constants.ts';
import {
  bake,
  buildingCost,
  buildingsOwned,
  affordable,
  buyBuilding,
  buyBuildings,
  buyClickUpgrade,
  buyLevel,
  catchGolden,
  click,
  clickPower,
  cookiesPerSecond,
  costOfMany,
  goldenWorth,
  newGame,
  nextLevel,
  offlineEarnings,
  openNewBakery,
  prestigeNeeds,
  spentOn,
  unlockAchievements,
} from './game.ts';
import { formatCookies, formatMissing, formatRate } from './number-format.ts';
import { isAtLeast, findImplausibility } from './plausible.ts';

const gameWith = (cookies: number) => ({ ...newGame(0), cookies, totalCookies: cookies });

describe('costs and rates', () => {
  it('match the specification', () => {
    expect(BUILDING_IDS.map((id) => [BUILDINGS[id].baseCost, BUILDINGS[id].cps])).toEqual([
      [15, 0.1],
      [100, 1],
      [1100, 8],
      [12_000, 47],
      [130_000, 260],
      [1.4e6, 1400],
      [20e6, 7800],
      [330e6, 44_000],
      [5.1e9, 260_000],
      [75e9, 1.6e6],
    ]);
    expect(Object.values(CLICK_UPGRADES).map(({ cost, multiplier }) => [cost, multiplier])).toEqual([
      [100, 2],
      [500, 3],
      [5000, 5],
      [50_000, 10],
    ]);
  });

  it('grow by 1.15 per owned building, rounded down', () => {
    expect([0, 1, 2, 10].map((count) => buildingCost('cursor', count))).toEqual([15, 17, 19, 60]);
  });

  it('never decrease with the number of buildings', () => {
    check(
      property(integer({ min: 0, max: 1990 }), (count) => {
        for (const id of BUILDING_IDS)
          expect(buildingCost(id, count + 1)).toBeGreaterThanOrEqual(buildingCost(id, count));
      }),
    );
  });
});

describe('playing', () => {
  it('sells a building only for its full cost', () => {
    const game = gameWith(14.9);
    expect(buyBuilding(game, 'cursor')).toBe(false);
    game.cookies = 15;
    expect(buyBuilding(game, 'cursor')).toBe(true);
    expect([game.cookies, buildingsOwned(game), cookiesPerSecond(game)]).toEqual([0, 1, 0.1]);
  });

  it('uses the last purchased click upgrade', () => {
    const game = gameWith(6000);
    expect([buyClickUpgrade(game, 'megaClick'), buyClickUpgrade(game, 'doubleClick')]).toEqual([true, true]);
    expect([clickPower(game), click(game)]).toEqual([5, 5]);
    expect(buyClickUpgrade(game, 'megaClick')).toBe(false);
    expect([game.cookies, game.clickCount]).toEqual([905, 1]);
  });

  it('earns a tenth of the rate per tick, and a tenth of the rate while closed', () => {
    const game = gameWith(100);
    buyBuilding(game, 'grandma');
    bake(game, 100);
    expect(game.cookies).toBeCloseTo(0.1, 9);
    expect(offlineEarnings(game, 60_000)).toBeCloseTo(6, 9);
    expect(offlineEarnings(game, -5)).toBe(0);
  });

  it('unlocks each achievement once', () => {
    const game = gameWith(1000);
    expect(unlockAchievements(game).map(({ name }) => name)).toEqual(['Cookie Novice', 'Cookie Baker']);
    expect(unlockAchievements(game)).toEqual([]);
    for (let count = 0; count < 10; count += 1) game.upgrades.grandma.count += 1;
    expect(unlockAchievements(game).map(({ name }) => name)).toEqual(['Automation Begins', 'First Help']);
  });

  it('keeps earned cookies equal to remaining plus spent cookies, for all amounts', () => {
    const steps = record({
      amount: double({ min: 0, max: MAX_COOKIES, noNaN: true }),
      building: integer({ min: 0, max: 9 }),
    });
    check(
      property(steps, ({ amount, building }) => {
        const game = newGame(0);
        bake({ ...game }, 1e15);
        game.cookies = amount;
        game.totalCookies = amount;
        const id = BUILDING_IDS[building] ?? 'cursor';
        for (let count = 0; count < 30; count += 1) buyBuilding(game, id);
        expect(game.cookies).toBeGreaterThanOrEqual(0);
        expect(Math.abs(game.totalCookies - spentOn(game) - game.cookies)).toBeLessThanOrEqual(
          Math.max(1, amount * 1e-6),
        );
        bake(game, 1e18);
        expect(game.totalCookies).toBeLessThanOrEqual(MAX_COOKIES);
      }),
    );
  });
});

describe('the living bakery', () => {
  it('buys as many buildings at once as one by one, or none', () => {
    check(
      property(integer({ min: 0, max: 1e9 }), integer({ min: 0, max: 9 }), (cookies, building) => {
        const id = BUILDING_IDS[building] ?? 'cursor';
        const [single, many] = [gameWith(cookies), gameWith(cookies)];
        while (buyBuilding(single, id));
        const most = affordable(id, 0, cookies);
        expect(most).toBe(single.upgrades[id].count);
        expect(buyBuildings(many, id, most + 1)).toBe(false);
        expect(many.cookies).toBe(cookies);
        expect(buyBuildings(many, id, most)).toBe(most > 0);
        expect([many.cookies, spentOn(many)]).toEqual([single.cookies, costOfMany(id, 0, most)]);
      }),
    );
  });

  it('sells a level only with enough buildings, and it doubles what they bake', () => {
    const game = gameWith(1e6);
    expect(buyLevel(game, 'cursor')).toBe(false);
    buyBuildings(game, 'cursor', 5);
    expect(nextLevel(game, 'cursor')).toEqual({ cost: 150, owned: 5 });
    expect(buyLevel(game, 'cursor')).toBe(true);
    expect(cookiesPerSecond(game)).toBeCloseTo(1);
    expect(game.totalCookies - spentOn(game)).toBeCloseTo(game.cookies);
    expect(nextLevel({ levels: { cursor: 3 } }, 'cursor')).toBeNull();
  });

  it('a golden cookie is worth production and clicks', () => {
    const game = gameWith(100);
    buyBuilding(game, 'grandma');
    expect([goldenWorth(game), catchGolden(game), game.golden]).toEqual([50, 50, 1]);
  });

  it('a new bakery keeps what was reached and bakes more', () => {
    const old = { ...gameWith(2e6), clickCount: 7, golden: 3 };
    expect([prestigeNeeds(old), prestigeNeeds({ prestige: 2 }), prestigeNeeds({ prestige: 20 })]).toEqual([
      1e6,
      1e8,
      null,
    ]);
    const next = openNewBakery(old, 5);
    expect(next).toMatchObject({ totalCookies: 0, clickCount: 7, golden: 3, prestige: 1 });
    next.upgrades.grandma.count = 10;
    expect(cookiesPerSecond(next)).toBeCloseTo(11);
  });

  it("has 25 achievements, of which the first five are the specification's", () => {
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(25);
    expect(ACHIEVEMENTS.slice(0, 5).map(({ of, amount }) => [of, amount])).toEqual([
      ['totalCookies', 100],
      ['totalCookies', 1000],
      ['totalCookies', 10_000],
      ['cps', 10],
      ['cps', 100],
    ]);
  });
});

describe('plausibility', () => {
  it('considers clicks, buildings and elapsed time', () => {
    const before = gameWith(1000);
    const after = structuredClone(before);
    for (let count = 0; count < 60; count += 1) click(after);
    expect(findImplausibility(after, { game: before, agoMs: 5000 })).toBeNull();
    const earlier = { game: before, agoMs: 5000 };
    const grown = findImplausibility({ ...after, cookies: 5000, totalCookies: 5000 }, earlier);
    expect(grown?.code).toBe('thisSaveGrewFasterThan');
    expect(findImplausibility({ ...after, cookies: 2000 }, earlier)?.code).toBe('thisSaveOwnsMoreThan');
  });

  it('orders games by all of their values', () => {
    const less = gameWith(10);
    expect([isAtLeast(gameWith(11), less), isAtLeast(less, gameWith(11))]).toEqual([true, false]);
  });
});

it('formats a missing amount rounded up, never as too little', () => {
  expect([0.2, 15, 999.5, 4995, 4900, 999_960, 1.25e6, 1e18].map(formatMissing)).toEqual([
    '1',
    '15',
    '1.0K',
    '5.0K',
    '4.9K',
    '1.0M',
    '1.3M',
    formatCookies(1e18),
  ]);
  for (let tenths = 10; tenths < 10_000; tenths += 1) {
    expect(formatMissing(tenths * 100)).toBe(formatCookies(tenths * 100));
  }
});

it('formats numbers with suffixes, rounded down', () => {
  expect([0, 999.9, 1000, 61_349, 999_999, 1.25e6, 3e9, 7.77e12, 1e15, 1e21].map(formatCookies)).toEqual([
    '0',
    '999',
    '1.0K',
    '61.3K',
    '999.9K',
    '1.2M',
    '3.0B',
    '7.7T',
    '1,000.0T',
    '1.00e21',
  ]);
  expect([0, 0.1, 34.72, 5200].map(formatRate)).toEqual(['0', '0.1', '34.7', '5.2K']);
});
