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

/** How a player gets each badge. */
export const BADGE_WAYS: Readonly<Record<BadgeName, string>> = {
  'Early Access': 'For players who were here before the town opened.',
  Donator: 'For players who helped to pay for the town.',
  Beta: 'For players who tried the town while it was being built.',
  Creator: 'For a first creation that was approved.',
  Verified: 'For players whom the team of the town knows.',
  'Fashion Icon': 'From the team of the town, for outfits that others talk about.',
  Collector: 'From the team of the town, for a large collection.',
  Celebrity: 'From the team of the town, for players whom everyone knows.',
  Ambassador: 'From the team of the town, for helping newcomers.',
};

/** Names of the badges of a mask, in the order above. */
export const badgeNames = (mask: number): BadgeName[] =>
  BADGES.filter(({ bit }) => (mask & bit) !== 0).map(({ name }) => name);
