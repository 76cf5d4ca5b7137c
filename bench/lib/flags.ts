const valueOf = (name: string): string | undefined =>
  process.argv.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);

/** What the command line says, to all benches alike. */
export const flags = {
  /** `--best`: the best round of each task counts, not the median one: for a machine that others use too. */
  isBest: process.argv.includes('--best'),
  /** `--baseline`: what is found is what later runs are held against. */
  isBaseline: process.argv.includes('--baseline'),
  /** `--size=0.1`: a tenth of the rows, while one works on what is measured. */
  size: Number(valueOf('size') ?? 1),
  /** `--on=sqlite`: on this database alone. */
  on: valueOf('on') ?? null,
};
