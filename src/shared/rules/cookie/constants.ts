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

export interface AchievementRule extends Achievement {
  /** The value that has to reach `amount`: all cookies ever earned, or cookies per second. */
  of: 'totalCookies' | 'cps';
  amount: number;
}

export const ACHIEVEMENTS: readonly AchievementRule[] = [
  { id: 'cookies-100', name: 'Cookie Novice', description: 'Bake 100 cookies.', of: 'totalCookies', amount: 100 },
  { id: 'cookies-1000', name: 'Cookie Baker', description: 'Bake 1,000 cookies.', of: 'totalCookies', amount: 1000 },
  {
    id: 'cookies-10000',
    name: 'Cookie Master',
    description: 'Bake 10,000 cookies.',
    of: 'totalCookies',
    amount: 10_000,
  },
  { id: 'cps-10', name: 'Automation Begins', description: 'Bake 10 cookies a second.', of: 'cps', amount: 10 },
  { id: 'cps-100', name: 'Cookie Factory', description: 'Bake 100 cookies a second.', of: 'cps', amount: 100 },
];

/** Interval of passive income. */
export const TICK_MS = 100;
/** Part of the passive income that is earned while the game is closed. */
export const OFFLINE_SHARE = 0.1;
/** Minimum interval between saves to the server. */
export const SERVER_SAVE_THROTTLE_MS = 5000;
export const ACHIEVEMENT_TOAST_MS = 3000;
export const ACHIEVEMENT_STAGGER_MS = 3500;
/** Maximum of all amounts and costs. */
export const MAX_COOKIES = 1e60;
