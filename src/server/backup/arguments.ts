/** Arguments of the commands. All functions throw BackupErrors. Pure. */
import { BackupError } from './manifest.ts';

export const usage = (form: string): BackupError =>
  new BackupError(`expected: ${form}; npm run admin -- --help lists the commands`);

/** The text after the option `name`, or null, and the arguments without both. */
export function takeOption(args: readonly string[], name: string): { rest: readonly string[]; value: string | null } {
  const at = args.indexOf(name);
  if (at < 0) return { rest: args, value: null };
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--')) throw usage(`a value after ${name}`);
  return { rest: args.toSpliced(at, 2), value };
}

/** The only argument. Throws when there are others, or an unknown option. */
export function onlyArgument(args: readonly string[], form: string): string {
  const [first] = args;
  if (first === undefined || args.length > 1 || first.startsWith('--')) throw usage(form);
  return first;
}

const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const isUnit = (text: string): text is keyof typeof UNITS_MS => Object.hasOwn(UNITS_MS, text);
const PERIOD_MAX_MS = 31 * UNITS_MS.d;

/** Milliseconds of a text like `15m`; from a second to 31 days. */
export function parsePeriod(text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const periodMs = isUnit(unit) ? Number(number) * UNITS_MS[unit] : 0;
  if (periodMs >= UNITS_MS.s && periodMs <= PERIOD_MAX_MS) return periodMs;
  throw new BackupError(`--every must be a period from 1s to 31d like 15m, not "${text}"`);
}

/** A whole number from 1 to 100,000. */
export function parseKeep(text: string): number {
  const keep = Number(text);
  if (/^\d{1,6}$/.test(text) && keep >= 1 && keep <= 100_000) return keep;
  throw new BackupError(`--keep must be a whole number from 1 to 100000, not "${text}"`);
}

const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
const DAY_LENGTH = 10;

/** Epoch ms. Without a zone the time is UTC. */
export function parseTime(text: string): number {
  const hasZone = text.length <= DAY_LENGTH || /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const time = TIME.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new BackupError(`--to must be a time like 2026-11-27T06:28:00Z, not "${text}"`);
  return time;
}
