/** What the command line says, to all benches alike. A flag that nobody knows ends the run before anything is measured. */
import { parseArgs } from 'node:util';

const OPTIONS = {
  best: { type: 'boolean', default: false },
  baseline: { type: 'boolean', default: false },
  size: { type: 'string', default: '1' },
  on: { type: 'string' },
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

/** Names of the benches that are wanted; none for all. */
export const wanted: readonly string[] = positionals;

export const flags = {
  /** `--best`: the best round of each task counts, not the median one: for a machine that others use too. */
  isBest: values.best,
  /** `--baseline`: what is found is what later runs are held against. */
  isBaseline: values.baseline,
  /** `--size=0.1`: a tenth of the rows, while one works on what is measured. */
  size: sizeOf(values.size),
  /** `--on=sqlite`: on this database alone. */
  on: databaseOf(values.on),
  /** `--help`: says what there is and measures nothing. */
  isHelp: values.help,
};

function sizeOf(text: string): number {
  const size = Number(text);
  if (size > 0 && size <= 1) return size;
  console.error(`--size is a share above 0 and at most 1, not ${text}.`);
  process.exit(1);
}

function databaseOf(text: string | undefined): 'sqlite' | 'postgres' | null {
  if (text === undefined || text === 'sqlite' || text === 'postgres') return text ?? null;
  console.error(`--on is sqlite or postgres, not ${text}.`);
  process.exit(1);
}
