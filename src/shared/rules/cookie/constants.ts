/**
 * Constants of the cookie game (specification: avatar and commerce, section 9). Amounts are cookies, rates cookies per
 * second.
 */

export interface Building {
  name: string;
  baseCost: number;
  /** Cookies per second of one building. */
  cps: number;
}

export interface ClickUpgrade {
  name: string;
  cost: number;
  /** Cookies per click while the upgrade is active. */
  multiplier: number;
}

export const BUILDING_IDS = [
  'cursor',
  'grandma',
  'farm',
  'mine',
  'factory',
  'bank',
  'temple',
  'wizard',
  'shipment',
  'lab',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

export const CLICK_UPGRADE_IDS = ['doubleClick', 'tripleClick', 'megaClick', 'ultraClick'] as const;
export type ClickUpgradeId = (typeof CLICK_UPGRADE_IDS)[number];

export const BUILDINGS: Readonly<Record<BuildingId, Building>> = {
  cursor: { name: 'Cursor', baseCost: 15, cps: 0.1 },
  grandma: { name: 'Grandma', baseCost: 100, cps: 1 },
  farm: { name: 'Farm', baseCost: 1100, cps: 8 },
  mine: { name: 'Mine', baseCost: 12_000, cps: 47 },
  factory: { name: 'Factory', baseCost: 130_000, cps: 260 },
  bank: { name: 'Bank', baseCost: 1_400_000, cps: 1400 },
  temple: { name: 'Temple', baseCost: 20_000_000, cps: 7800 },
  wizard: { name: 'Wizard Tower', baseCost: 330_000_000, cps: 44_000 },
  shipment: { name: 'Shipment', baseCost: 5_100_000_000, cps: 260_000 },
  lab: { name: 'Alchemy Lab', baseCost: 75_000_000_000, cps: 1_600_000 },
};

/** Factor between the costs of consecutive buildings of a kind. */
export const COST_GROWTH = 1.15;

export const CLICK_UPGRADES: Readonly<Record<ClickUpgradeId, ClickUpgrade>> = {
  doubleClick: { name: 'Double Click', cost: 100, multiplier: 2 },
  tripleClick: { name: 'Triple Click', cost: 500, multiplier: 3 },
  megaClick: { name: 'Mega Click', cost: 5000, multiplier: 5 },
  ultraClick: { name: 'Ultra Click', cost: 50_000, multiplier: 10 },
};

export interface Achievement {
  id: string;
  name: string;
  description: string;
}

/** What an achievement counts. */
export type AchievementValue =
  | 'totalCookies'
  | 'cps'
  | 'clicks'
  | 'buildings'
  | 'kinds'
  | 'levels'
  | 'golden'
  | 'prestige'
  | 'cursors'
  | 'grandmas';

export interface AchievementRule extends Achievement {
  /** The value that has to reach `amount`. */
  of: AchievementValue;
  amount: number;
}

const rule = (
  id: string,
  name: string,
  description: string,
  of: AchievementValue,
  amount: number,
): AchievementRule => ({
  id,
  name,
  description,
  of,
  amount,
});

/** The first five are the specification's. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  rule('cookies-100', 'Cookie Novice', 'Bake 100 cookies.', 'totalCookies', 100),
  rule('cookies-1000', 'Cookie Baker', 'Bake 1,000 cookies.', 'totalCookies', 1000),
  rule('cookies-10000', 'Cookie Master', 'Bake 10,000 cookies.', 'totalCookies', 10_000),
  rule('cps-10', 'Automation Begins', 'Bake 10 cookies a second.', 'cps', 10),
  rule('cps-100', 'Cookie Factory', 'Bake 100 cookies a second.', 'cps', 100),
  rule('cookies-1m', 'Cookie Tycoon', 'Bake a million cookies.', 'totalCookies', 1e6),
  rule('cookies-1b', 'Crumb Baron', 'Bake a billion cookies.', 'totalCookies', 1e9),
  rule('cookies-1t', 'The Whole Bay Is Full', 'Bake a trillion cookies.', 'totalCookies', 1e12),
  rule('cps-1000', 'Night Shift', 'Bake 1,000 cookies a second.', 'cps', 1000),
  rule('cps-100000', 'Smoke on the Horizon', 'Bake 100,000 cookies a second.', 'cps', 100_000),
  rule('clicks-100', 'Warm Finger', 'Click the cookie 100 times.', 'clicks', 100),
  rule('clicks-1000', 'Steady Hand', 'Click the cookie 1,000 times.', 'clicks', 1000),
  rule('clicks-10000', 'Iron Thumb', 'Click the cookie 10,000 times.', 'clicks', 10_000),
  rule('buildings-1', 'First Help', 'Own a building.', 'buildings', 1),
  rule('buildings-25', 'Small Firm', 'Own 25 buildings.', 'buildings', 25),
  rule('buildings-100', 'Bakery Street', 'Own 100 buildings.', 'buildings', 100),
  rule('buildings-300', 'Bakery Town', 'Own 300 buildings.', 'buildings', 300),
  rule('kinds-10', 'One of Each', 'Own all ten kinds of buildings.', 'kinds', 10),
  rule('cursors-50', 'Fifty Pointers', 'Own 50 cursors.', 'cursors', 50),
  rule('grandmas-50', 'Knitting Circle', 'Own 50 grandmas.', 'grandmas', 50),
  rule('levels-1', 'New Tools', 'Improve a kind of building.', 'levels', 1),
  rule('levels-15', 'Finest Tools', 'Buy 15 improvements.', 'levels', 15),
  rule('golden-1', 'Lucky Catch', 'Catch a golden cookie.', 'golden', 1),
  rule('golden-50', 'Gold Rush', 'Catch 50 golden cookies.', 'golden', 50),
  rule('prestige-1', 'Fresh Dough', 'Open a new bakery.', 'prestige', 1),
];

/** Levels of improvements per kind of building. A level doubles what the kind bakes. */
export interface LevelRule {
  /** Cost as a multiple of the kind's base cost. */
  costFactor: number;
  /** Buildings of the kind that must be owned. */
  owned: number;
}
export const LEVELS: readonly LevelRule[] = [
  { costFactor: 10, owned: 5 },
  { costFactor: 100, owned: 20 },
  { costFactor: 2000, owned: 50 },
];
export const LEVEL_FACTOR = 2;

/** A golden cookie is worth this many seconds of production and this many clicks. */
export const GOLDEN_SECONDS = 30;
export const GOLDEN_CLICKS = 20;
/** Golden cookies drift by at a random time between these limits, and can be caught for a while. */
export const GOLDEN_MIN_MS = 90_000;
export const GOLDEN_MAX_MS = 180_000;
export const GOLDEN_SHOWN_MS = 14_000;
/** The server's measure: on average no more than one in this time. Below `GOLDEN_MIN_MS` because clocks and timers differ. */
export const GOLDEN_GAP_MS = 75_000;
/** Time that a save can carry over to the next one for golden cookies. */
export const GOLDEN_CARRY_MS = 2 * GOLDEN_GAP_MS;

/** Cookies ever earned that the first new bakery needs; each further one needs ten times as many. */
export const PRESTIGE_BASE = 1e6;
export const PRESTIGE_GROWTH = 10;
export const MAX_PRESTIGE = 20;
/** Part by which a new bakery increases the production of all buildings. */
export const PRESTIGE_BONUS = 0.1;
/** The prize of the first new bakery. It is not sold. */
export const PRESTIGE_HAT = 'baker-hat-cream-epic';

/** Interval of passive income. */
export const TICK_MS = 100;
/** Part of the passive income that is earned while the game is closed. */
export const OFFLINE_SHARE = 0.1;
/** Minimum interval between saves to the server. */
export const SERVER_SAVE_THROTTLE_MS = 5000;
export const ACHIEVEMENT_TOAST_MS = 3000;
export const ACHIEVEMENT_STAGGER_MS = 3500;
/** Upper bound of one kind that no player can reach: the cost of a building grows by a factor of 1.15 with each one. */
export const MAX_BUILDINGS = 2000;
/** Maximum of all amounts and costs. */
export const MAX_COOKIES = 1e60;
