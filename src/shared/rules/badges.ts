/** Badges as bits of a mask (specification: social, section 3). */
export const BADGES = [
  { bit: 1, name: 'Early Access' },
  { bit: 2, name: 'Donator' },
  { bit: 4, name: 'Beta' },
  { bit: 8, name: 'Creator' },
  { bit: 16, name: 'Verified' },
  { bit: 32, name: 'Fashion Icon' },
  { bit: 64, name: 'Collector' },
  { bit: 128, name: 'Celebrity' },
  { bit: 256, name: 'Ambassador' },
] as const;
export type BadgeName = (typeof BADGES)[number]['name'];

/** Names of the badges of a mask, in the order above. */
export const badgeNames = (mask: number): BadgeName[] =>
  BADGES.filter(({ bit }) => (mask & bit) !== 0).map(({ name }) => name);
