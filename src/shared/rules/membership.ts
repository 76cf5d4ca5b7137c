/** Plans, bundles and packs of the membership page (specification: avatar, section 9). Prices are US dollars. */

export interface Plan {
  id: 'resident' | 'vip' | 'gold' | 'platinum';
  name: string;
  /** Short display text. */
  description: string;
  /** Membership level that the plan gives. */
  level: 1 | 2 | 3 | 4;
  monthlyPrice: number;
  /** Grant per paid month. */
  gems: number;
  coins: number;
}

export const PLANS: readonly Plan[] = [
  {
    id: 'resident',
    name: 'Resident',
    description: 'A home in the Bay',
    level: 1,
    monthlyPrice: 4.99,
    gems: 100,
    coins: 75_000,
  },
  {
    id: 'vip',
    name: 'VIP+',
    description: 'For an evening out in style',
    level: 2,
    monthlyPrice: 9.99,
    gems: 500,
    coins: 600_000,
  },
  {
    id: 'gold',
    name: 'Gold+',
    description: 'For a full wardrobe',
    level: 3,
    monthlyPrice: 14.99,
    gems: 1500,
    coins: 1_500_000,
  },
  {
    id: 'platinum',
    name: 'Platinum+',
    description: 'For those who want it all',
    level: 4,
    monthlyPrice: 29.99,
    gems: 4500,
    coins: 3_500_000,
  },
];
export const PLAN_IDS = ['resident', 'vip', 'gold', 'platinum'] as const;
export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** A year costs eleven monthly prices. */
const YEARLY_PRICE_MONTHS = 11;
export const MONTHS_OF_PERIOD: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 };

/** Dollars, to the cent. */
export const priceOf = ({ monthlyPrice }: Plan, period: Period): number =>
  period === 'monthly' ? monthlyPrice : Math.round(monthlyPrice * YEARLY_PRICE_MONTHS * 100) / 100;

export interface Bundle {
  id: 'lifetime-vip' | 'lifetime-gold' | 'lifetime-platinum';
  name: string;
  level: 2 | 3 | 4;
  price: number;
  /** Maximum number of sales. */
  limit: number;
}

export const BUNDLES: readonly Bundle[] = [
  { id: 'lifetime-vip', name: 'VIP+', level: 2, price: 119.99, limit: 5 },
  { id: 'lifetime-gold', name: 'Gold', level: 3, price: 149.99, limit: 13 },
  { id: 'lifetime-platinum', name: 'Platinum', level: 4, price: 199.99, limit: 3 },
];
export const BUNDLE_IDS = ['lifetime-vip', 'lifetime-gold', 'lifetime-platinum'] as const;

export interface GemPack {
  gems: number;
  price: number;
  isBestValue?: boolean;
}

export const GEM_PACKS: readonly GemPack[] = [
  { price: 2.99, gems: 375 },
  { price: 4.99, gems: 625 },
  { price: 9.99, gems: 1250 },
  { price: 19.99, gems: 2525 },
  { price: 29.99, gems: 3765, isBestValue: true },
  { price: 99.99, gems: 12_550 },
];

export const BOOST_PRICE = 10;
/** Plan that a boost includes for one month. */
export const BOOST_PLAN: Plan['id'] = 'resident';

/** Names of all offers for real money; the keys of configured purchase links. */
export const OFFER_NAMES: readonly string[] = [
  'boost',
  ...PLAN_IDS.flatMap((id) => PERIODS.map((period) => `${id}-${period}`)),
  ...BUNDLE_IDS,
  ...GEM_PACKS.map(({ gems }) => `gems-${gems}`),
];

export const CANCEL_MESSAGE = 'Cancel subscription';
