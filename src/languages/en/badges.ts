/** English: badges. */
export default {
  names: {
    'Early Access': 'Early Access',
    Donator: 'Donator',
    Beta: 'Beta',
    Creator: 'Creator',
    Verified: 'Verified',
    'Fashion Icon': 'Fashion Icon',
    Collector: 'Collector',
    Celebrity: 'Celebrity',
    Ambassador: 'Ambassador',
  },
  /** How a player gets each badge. */
  ways: {
    'Early Access': 'For players who were here before the town opened.',
    Donator: 'For players who helped to pay for the town.',
    Beta: 'For players who tried the town while it was being built.',
    Creator: 'For a first creation that was approved.',
    Verified: 'For players whom the team of the town knows.',
    'Fashion Icon': 'From the team of the town, for outfits that others talk about.',
    Collector: 'From the team of the town, for a large collection.',
    Celebrity: 'From the team of the town, for players whom everyone knows.',
    Ambassador: 'From the team of the town, for helping newcomers.',
  },
} as const;
