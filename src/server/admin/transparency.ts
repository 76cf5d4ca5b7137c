/** The command `transparency`: counts of reports and measures in a time, as CSV. */
import type { Database } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { countTransparency, type TransparencyLine } from '../domains/reports/transparency.ts';
import { OperatorText } from '../sentences.ts';

const FORM = 'transparency --from YYYY-MM-DD --to YYYY-MM-DD';
const DAY_MS = 24 * 3600 * 1000;
const COLUMNS = [
  'category',
  'decision',
  'source',
  'count',
  'medianHours',
  'longestHours',
  'appeals',
  'changed',
] as const;

/** Both days count, in UTC. Returns CSV with a line of headings. Throws a DomainError for bad arguments. */
export async function runTransparency(db: Database, args: readonly string[]): Promise<string> {
  const from = dayOf(args, '--from');
  const to = dayOf(args, '--to');
  if (args.length !== 4) throw usage(`expected: ${FORM}`);
  if (from > to) throw usage('--from must not be after --to');
  const lines = await countTransparency(db, from, to + DAY_MS);
  const sorted = lines.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  return [COLUMNS.join(','), ...sorted.map((line) => COLUMNS.map((name) => cellOf(line[name])).join(','))].join('\n');
}

const keyOf = ({ category, decision, source }: TransparencyLine): string => `${category} ${source} ${decision}`;

const cellOf = (value: string | number | null): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : (value ?? '');

/** Start of the day after the option, in epoch milliseconds. */
function dayOf(args: readonly string[], name: string): number {
  const at = args.indexOf(name);
  const text = at < 0 ? '' : (args[at + 1] ?? '');
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // "2026-02-30" would be a day of March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) {
    throw usage(at < 0 ? `expected: ${FORM}` : `${name} must be a day like 2026-01-31, not "${text}"`);
  }
  return time;
}

const usage = (problem: string): DomainError =>
  new DomainError('bad-request', new OperatorText(`${problem}; npm run admin -- --help lists the commands`), {
    code: 'usage',
  });
