/**
 * Rules of the cookie game as functions on its save (specification: avatar and commerce, sections 3 to 5). The client
 * plays with them; the server validates saves with them. Amounts are cookies and may be fractions.
 */
import {
  ACHIEVEMENTS,
  type Achievement,
  type AchievementValue,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  CLICK_UPGRADE_IDS,
  CLICK_UPGRADES,
  type ClickUpgradeId,
  COST_GROWTH,
  GOLDEN_CLICKS,
  GOLDEN_SECONDS,
  LEVEL_FACTOR,
  LEVELS,
  MAX_BUILDINGS,
  MAX_COOKIES,
  MAX_PRESTIGE,
  OFFLINE_SHARE,
  PRESTIGE_BASE,
  PRESTIGE_BONUS,
  PRESTIGE_GROWTH,
} from './constants.ts';

/** The save; field names are those of the specification. */
export interface CookieSave {
  cookies: number;
  totalCookies: number;
  clickCount: number;
  upgrades: Record<BuildingId, { count: number; baseCost: number; cps: number }>;
  clickUpgrades: Record<ClickUpgradeId, { purchased: boolean; cost: number; multiplier: number }>;
  achievements: Achievement[];
  /** Epoch ms */
  lastSave: number;
  /** Levels of improvements by kind of building; a missing kind has none. Clients of the specification omit the fields from here on. */
  levels?: Levels | undefined;
  /** Golden cookies caught in all bakeries. */
  golden?: number | undefined;
  /** New bakeries opened. Only the server increases it. */
  prestige?: number | undefined;
}

export type Levels = Partial<Record<BuildingId, number | undefined>>;
/** What the production of a game depends on. */
export type Works = Pick<CookieSave, 'upgrades' | 'levels' | 'prestige'>;

const byId = <Id extends string, Value>(ids: readonly Id[], make: (id: Id) => Value): Record<Id, Value> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>;

/** A new game. `now` is epoch ms. */
export const newGame = (now: number): CookieSave => ({
  cookies: 0,
  totalCookies: 0,
  clickCount: 0,
  upgrades: byId(BUILDING_IDS, (id) => ({ count: 0, baseCost: BUILDINGS[id].baseCost, cps: BUILDINGS[id].cps })),
  clickUpgrades: byId(CLICK_UPGRADE_IDS, (id) => ({
    purchased: false,
    cost: CLICK_UPGRADES[id].cost,
    multiplier: CLICK_UPGRADES[id].multiplier,
  })),
  achievements: [],
  lastSave: now,
});

/** Cost of the next building of a kind when `count` are owned: floor(base cost x 1.15^count). */
export const buildingCost = (id: BuildingId, count: number): number =>
  Math.floor(BUILDINGS[id].baseCost * COST_GROWTH ** count);

export const levelOf = ({ levels }: Pick<CookieSave, 'levels'>, id: BuildingId): number => levels?.[id] ?? 0;

/** Cookies per second of one building of a kind, with its level and the bonus of new bakeries. */
export const ratePerBuilding = (game: Pick<CookieSave, 'levels' | 'prestige'>, id: BuildingId): number =>
  BUILDINGS[id].cps * LEVEL_FACTOR ** levelOf(game, id) * (1 + PRESTIGE_BONUS * (game.prestige ?? 0));

/** Cookies per second of all buildings. */
export const cookiesPerSecond = (game: Works): number =>
  BUILDING_IDS.reduce((sum, id) => sum + game.upgrades[id].count * ratePerBuilding(game, id), 0);

/** Cookies per click: the multiplier of the last purchased upgrade in the order of the ids, else 1. */
export const clickPower = ({ clickUpgrades }: Pick<CookieSave, 'clickUpgrades'>): number => {
  const active = CLICK_UPGRADE_IDS.findLast((id) => clickUpgrades[id].purchased);
  return active === undefined ? 1 : CLICK_UPGRADES[active].multiplier;
};

export const buildingsOwned = ({ upgrades }: Pick<CookieSave, 'upgrades'>): number =>
  BUILDING_IDS.reduce((sum, id) => sum + upgrades[id].count, 0);

/** Adds cookies to the balance and to the total ever earned, up to `MAX_COOKIES`. */
export function earn(game: CookieSave, cookies: number): void {
  const earned = Math.max(0, Math.min(cookies, MAX_COOKIES - game.totalCookies));
  game.cookies += earned;
  game.totalCookies += earned;
}

export function click(game: CookieSave): number {
  const power = clickPower(game);
  game.clickCount += 1;
  earn(game, power);
  return power;
}

/** Adds the passive income of `elapsedMs` with the game open. */
export const bake = (game: CookieSave, elapsedMs: number): void =>
  earn(game, (cookiesPerSecond(game) * Math.max(0, elapsedMs)) / 1000);

/** Passive income of `awayMs` with the game closed. */
export const offlineEarnings = (game: CookieSave, awayMs: number): number =>
  cookiesPerSecond(game) * OFFLINE_SHARE * (Math.max(0, awayMs) / 1000);

/** A shorter absence is not one. */
const AWAY_MIN_MS = 60_000;

/** Milliseconds from the closing of the game until its passive income is worth a look: a cookie. Null when nothing bakes. */
export function msUntilBaked(game: CookieSave): number | null {
  const perSecond = cookiesPerSecond(game) * OFFLINE_SHARE;
  return perSecond > 0 ? Math.max(AWAY_MIN_MS, Math.ceil(1000 / perSecond)) : null;
}

/** Cost of the next `amount` buildings of a kind when `count` are owned. */
export function costOfMany(id: BuildingId, count: number, amount: number): number {
  let cost = 0;
  for (let next = count; next < count + amount; next += 1) cost += buildingCost(id, next);
  return cost;
}

/** How many buildings of a kind the cookies pay for. */
export function affordable(id: BuildingId, count: number, cookies: number): number {
  let left = cookies;
  let amount = 0;
  for (let cost = buildingCost(id, count); cost <= left && count + amount < MAX_BUILDINGS; ) {
    left -= cost;
    amount += 1;
    cost = buildingCost(id, count + amount);
  }
  return amount;
}

/** Buys a building. Returns false without a change when there are too few cookies. */
export function buyBuilding(game: CookieSave, id: BuildingId): boolean {
  const owned = game.upgrades[id];
  const cost = buildingCost(id, owned.count);
  if (!(cost <= MAX_COOKIES && game.cookies >= cost && owned.count < MAX_BUILDINGS)) return false;
  game.cookies -= cost;
  owned.count += 1;
  return true;
}

/** Buys `amount` buildings of a kind or none. Returns false without a change when there are too few cookies. */
export function buyBuildings(game: CookieSave, id: BuildingId, amount: number): boolean {
  const { count } = game.upgrades[id];
  if (amount < 1 || affordable(id, count, game.cookies) < amount) return false;
  for (let bought = 0; bought < amount; bought += 1) buyBuilding(game, id);
  return true;
}

/** The next level of a kind; null when it has the highest. */
export function nextLevel(game: Pick<CookieSave, 'levels'>, id: BuildingId): { cost: number; owned: number } | null {
  const level = LEVELS[levelOf(game, id)];
  return level === undefined ? null : { cost: levelCost(id, levelOf(game, id)), owned: level.owned };
}

/** Buys the next level of a kind. Returns false without a change when too few are owned or there are too few cookies. */
export function buyLevel(game: CookieSave, id: BuildingId): boolean {
  const next = nextLevel(game, id);
  if (next === null || game.upgrades[id].count < next.owned || game.cookies < next.cost) return false;
  game.cookies -= next.cost;
  game.levels = { ...game.levels, [id]: levelOf(game, id) + 1 };
  return true;
}

/** Whether enough buildings are owned for each level. */
export const areLevelsPossible = (game: Works): boolean =>
  BUILDING_IDS.every((id) => {
    const level = levelOf(game, id);
    return level === 0 || game.upgrades[id].count >= (LEVELS[level - 1]?.owned ?? Number.POSITIVE_INFINITY);
  });

const levelCost = (id: BuildingId, level: number): number =>
  BUILDINGS[id].baseCost * (LEVELS[level]?.costFactor ?? Number.POSITIVE_INFINITY);

/** What a golden cookie is worth in a game. */
export const goldenWorth = (game: Works & Pick<CookieSave, 'clickUpgrades'>): number =>
  cookiesPerSecond(game) * GOLDEN_SECONDS + clickPower(game) * GOLDEN_CLICKS;

/** Returns the cookies that a golden cookie brought. */
export function catchGolden(game: CookieSave): number {
  const worth = goldenWorth(game);
  game.golden = (game.golden ?? 0) + 1;
  earn(game, worth);
  return worth;
}

/** Cookies ever earned in this bakery that the next one needs; null after the last. */
export const prestigeNeeds = ({ prestige = 0 }: Pick<CookieSave, 'prestige'>): number | null =>
  prestige < MAX_PRESTIGE ? PRESTIGE_BASE * PRESTIGE_GROWTH ** prestige : null;

/** The first save of a new bakery: achievements, clicks and golden cookies are kept. `now` is epoch ms. */
export const openNewBakery = (game: CookieSave, now: number): CookieSave => ({
  ...newGame(now),
  clickCount: game.clickCount,
  achievements: [...game.achievements],
  levels: {},
  golden: game.golden ?? 0,
  prestige: (game.prestige ?? 0) + 1,
});

/** Buys a click upgrade. Returns false without a change when it is purchased already or there are too few cookies. */
export function buyClickUpgrade(game: CookieSave, id: ClickUpgradeId): boolean {
  const upgrade = game.clickUpgrades[id];
  const { cost } = CLICK_UPGRADES[id];
  if (upgrade.purchased || game.cookies < cost) return false;
  game.cookies -= cost;
  upgrade.purchased = true;
  return true;
}

/** What the conditions of achievements compare. */
export const valuesOf = (game: CookieSave): Record<AchievementValue, number> => ({
  totalCookies: game.totalCookies,
  cps: cookiesPerSecond(game),
  clicks: game.clickCount,
  buildings: buildingsOwned(game),
  kinds: BUILDING_IDS.filter((id) => game.upgrades[id].count > 0).length,
  levels: BUILDING_IDS.reduce((sum, id) => sum + levelOf(game, id), 0),
  golden: game.golden ?? 0,
  prestige: game.prestige ?? 0,
  cursors: game.upgrades.cursor.count,
  grandmas: game.upgrades.grandma.count,
});

/** Adds newly reached achievements to the game and returns them. */
export function unlockAchievements(game: CookieSave): Achievement[] {
  const amounts = valuesOf(game);
  const held = new Set(game.achievements.map(({ id }) => id));
  const unlocked = ACHIEVEMENTS.filter((rule) => !held.has(rule.id) && amounts[rule.of] >= rule.amount).map(
    ({ id, name, description }) => ({ id, name, description }),
  );
  game.achievements.push(...unlocked);
  return unlocked;
}

/** Total cost of all owned buildings, their levels and upgrades. */
export function spentOn(game: Pick<CookieSave, 'upgrades' | 'clickUpgrades' | 'levels'>): number {
  let spent = 0;
  for (const id of BUILDING_IDS) {
    spent += costOfMany(id, 0, game.upgrades[id].count);
    for (let level = 0; level < levelOf(game, id); level += 1) spent += levelCost(id, level);
  }
  for (const id of CLICK_UPGRADE_IDS) if (game.clickUpgrades[id].purchased) spent += CLICK_UPGRADES[id].cost;
  return spent;
}
