/** What the command line says, to all benches alike. */
export const flags = {
  /** `--best`: the best round of each task counts, not the median one: for a machine that others use too. */
  isBest: process.argv.includes('--best'),
  /** `--baseline`: what is found is what later runs are held against. */
  isBaseline: process.argv.includes('--baseline'),
};
