/** Arguments of the administrator's commands. All functions throw DomainErrors, whose message is the line to print. Pure. */
import { MODERATION_REASON_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { DomainError } from '../domain-error.ts';
import { OperatorText } from '../sentences.ts';

export const usage = (problem: string): DomainError =>
  new DomainError('bad-request', new OperatorText(`${problem}; npm run admin -- --help lists the commands`), {
    code: 'usage',
  });

type ArgumentTuples = { 0: []; 1: [string]; 2: [string, string]; 3: [string, string, string] };

/** The arguments, typed as a tuple. Throws unless there are `count` of them. */
export function expectArguments<const N extends keyof ArgumentTuples>(
  args: readonly string[],
  count: N,
  form: string,
): ArgumentTuples[N] {
  if (args.length !== count) throw usage(`expected: ${form}`);
  return args as unknown as ArgumentTuples[N];
}

/** Parses `ID REASON`, where the reason is all words after the id. */
export function parseIdAndReason(args: readonly string[], form: string): { id: string; reason: string } {
  const [id, ...words] = args;
  const reason = parseReason(words);
  if (id === undefined || reason === '') throw usage(`expected: ${form}`);
  return { id, reason };
}

/** All words as one text, which may be empty. Throws for a word that looks like an option: it is misspelled. */
export function joinWords(words: readonly string[]): string {
  const option = words.find((word) => /^--[a-z]+$/.test(word));
  if (option !== undefined) throw usage(`there is no option ${option} here`);
  return words.join(' ').trim();
}

/** The same of a reason. */
export function parseReason(words: readonly string[]): string {
  const reason = joinWords(words);
  if (reason.length <= MODERATION_REASON_MAX_LENGTH) return reason;
  throw usage(`a reason has at most ${MODERATION_REASON_MAX_LENGTH} characters`);
}

/** The whole number after the option `name`, or null, and the arguments without both. */
export function takeOption(
  args: readonly string[],
  name: string,
  range: { min: number; max: number },
): { args: readonly string[]; value: number | null } {
  const { args: rest, value } = takeText(args, name);
  return { args: rest, value: value === null ? null : parseInteger(value, range, name) };
}

/** The text after the option `name`, or null, and the arguments without both. */
export function takeText(args: readonly string[], name: string): { args: readonly string[]; value: string | null } {
  const at = args.indexOf(name);
  return at < 0 ? { args, value: null } : { args: args.toSpliced(at, 2), value: args[at + 1] ?? '' };
}

/** Whether the option `name` is there, and the arguments without it. */
export function takeFlag(args: readonly string[], name: string): { args: readonly string[]; isOn: boolean } {
  const at = args.indexOf(name);
  return at < 0 ? { args, isOn: false } : { args: args.toSpliced(at, 1), isOn: true };
}

export function parseInteger(text: string, range: { min: number; max: number }, name: string): number {
  const value = Number(text);
  if (!/^-?\d{1,10}$/.test(text) || value < range.min || value > range.max) {
    throw usage(`${name} must be a whole number from ${range.min} to ${range.max}, not "${text}"`);
  }
  return value;
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?Z?)?$/;
const DAY_LENGTH = 10;

/** Epoch ms of a time in UTC like 2026-11-27 or 2026-11-27T06:28, or of a period before `now` like 90m, 24h or 7d. */
export function parseSince(text: string, now: number): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const time = TIME.test(text) ? Date.parse(text.length === DAY_LENGTH || text.endsWith('Z') ? text : `${text}Z`) : NaN;
  const since = unit === '' ? time : now - Number(count) * (UNITS_MS[unit] ?? 0);
  if (Number.isNaN(since))
    throw usage(`--since must be a time like 2026-11-27T06:28 or a period like 24h, not "${text}"`);
  return since;
}
