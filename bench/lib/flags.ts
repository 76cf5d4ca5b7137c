/** Command line options of all benches. An unknown option ends the process before any measurement. */
import { parseArgs } from 'node:util';

const OPTIONS = {
  best: { type: 'boolean', default: false },
  baseline: { type: 'boolean', default: false },
  size: { type: 'string', default: '1' },
  on: { type: 'string' },
  against: { type: 'string' },
  only: { type: 'string' },
  scenes: { type: 'string' },
  built: { type: 'boolean', default: false },
  maps: { type: 'string' },
  peers: { type: 'boolean', default: false },
  seeds: { type: 'string', default: '20' },
  seed: { type: 'string' },
  faults: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const { values, positionals } = read();

function read() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Names of the selected benches; empty selects all. */
export const benchNames: readonly string[] = positionals;

export const flags = {
  /** `--best`: the best round of each task counts instead of the median, for a machine that other processes use too. */
  isBest: values.best,
  /** `--baseline`: saves the results for comparison with later runs. */
  isBaseline: values.baseline,
  /** `--size=0.1`: a tenth of the rows, for development. */
  size: sizeOf(values.size),
  /** `--on=sqlite`: only on this database. */
  on: databaseOf(values.on),
  /** `--against=COMMIT`: also builds and measures this commit, alternating. */
  against: values.against ?? null,
  /** `--maps=DIR`: `core` reads the maps of this folder. Null: generated maps. */
  maps: values.maps ?? null,
  /** `--only=soak,frames`: only these parts of `core` or `client`. Null: all. */
  only: values.only?.split(',') ?? null,
  /** `--scenes='none 200 6x,weak'`: only scenes of the client bench with all words of one of these texts. Null: all. */
  scenes: values.scenes?.split(',') ?? null,
  /** `--built`: measures the builds as they are. */
  isBuilt: values.built,
  /** `--peers`: the crowd bench also measures Colyseus with as many walkers. */
  hasPeers: values.peers,
  /** `--seeds=100`: `simulate` runs the seeds 1 to 100. */
  seeds: countOf('--seeds', values.seeds),
  /** `--seed=7`: `simulate` runs this seed only. */
  seed: values.seed === undefined ? null : countOf('--seed', values.seed),
  /** `--faults`: `simulate` looks for the faults of the product that are committed as patches. */
  isFaults: values.faults,
  /** `--verbose`: `simulate` prints the trace of a seed. */
  isVerbose: values.verbose,
  /** `--help`: prints the usage and measures nothing. */
  isHelp: values.help,
};

function sizeOf(text: string): number {
  const size = Number(text);
  if (size > 0 && size <= 1) return size;
  console.error(`--size must be above 0 and at most 1, not ${text}.`);
  process.exit(1);
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  console.error(`${option} must be a whole number above 0, not ${text}.`);
  process.exit(1);
}

function databaseOf(text: string | undefined): 'sqlite' | 'postgres' | null {
  if (text === undefined || text === 'sqlite' || text === 'postgres') return text ?? null;
  console.error(`--on must be sqlite or postgres, not ${text}.`);
  process.exit(1);
}
