/**
 * Rules of the cookie game as functions on its save (specification: avatar and commerce, sections 3 to 5). The client
 * plays with them; the server validates saves with them. Amounts are cookies and may be fractions.
 */
import {
  ACHIEVEMENTS,
  type Achievement,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  CLICK_UPGRADE_IDS,
  CLICK_UPGRADES,
  type ClickUpgradeId,
  COST_GROWTH,
  MAX_COOKIES,
  OFFLINE_SHARE,
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
}

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

/** Cookies per second of all buildings. */
export const cookiesPerSecond = ({ upgrades }: Pick<CookieSave, 'upgrades'>): number =>
  BUILDING_IDS.reduce((sum, id) => sum + upgrades[id].count * BUILDINGS[id].cps, 0);

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

/** Buys a building. Returns false without a change when there are too few cookies. */
export function buyBuilding(game: CookieSave, id: BuildingId): boolean {
  const owned = game.upgrades[id];
  const cost = buildingCost(id, owned.count);
  if (!(cost <= MAX_COOKIES && game.cookies >= cost)) return false;
  game.cookies -= cost;
  owned.count += 1;
  return true;
}

/** Buys a click upgrade. Returns false without a change when it is purchased already or there are too few cookies. */
export function buyClickUpgrade(game: CookieSave, id: ClickUpgradeId): boolean {
  const upgrade = game.clickUpgrades[id];
  const { cost } = CLICK_UPGRADES[id];
  if (upgrade.purchased || game.cookies < cost) return false;
  game.cookies -= cost;
  upgrade.purchased = true;
  return true;
}

/** Adds newly reached achievements to the game and returns them. */
export function unlockAchievements(game: CookieSave): Achievement[] {
  const amounts = { totalCookies: game.totalCookies, cps: cookiesPerSecond(game) };
  const held = new Set(game.achievements.map(({ id }) => id));
  const unlocked = ACHIEVEMENTS.filter((rule) => !held.has(rule.id) && amounts[rule.of] >= rule.amount).map(
    ({ id, name, description }) => ({ id, name, description }),
  );
  game.achievements.push(...unlocked);
  return unlocked;
}

/** Total cost of all owned buildings and upgrades. */
export function spentOn(game: Pick<CookieSave, 'upgrades' | 'clickUpgrades'>): number {
  let spent = 0;
  for (const id of BUILDING_IDS) {
    for (let count = 0; count < game.upgrades[id].count; count += 1) spent += buildingCost(id, count);
  }
  for (const id of CLICK_UPGRADE_IDS) if (game.clickUpgrades[id].purchased) spent += CLICK_UPGRADES[id].cost;
  return spent;
}
