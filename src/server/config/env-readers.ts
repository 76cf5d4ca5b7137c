/**
 * Schemas of single environment variables. An error line is the variable's name followed by the schema's message, which
 * states the expected value. Messages do not contain secrets. Pure.
 */
import * as z from 'zod/mini';

/** A configuration error of the operator: printed as one line, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value, or null when it is absent or empty. */
export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/**
 * Parses the variables of `shape`, which is keyed by their names; an empty value counts as absent. Throws a ConfigError
 * for the first invalid one, in the order of the shape.
 */
export function parseEnvironment<Shape extends z.core.$ZodShape>(env: Environment, shape: Shape) {
  const values = Object.fromEntries(Object.keys(shape).map((name) => [name, readText(env, name) ?? undefined]));
  const parsed = z.object(shape).safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`);
}

type Message = string | ((text: string) => string);

/** A text that passes `isValid`. */
export const checked = (isValid: (text: string) => boolean, message: Message) =>
  z
    .string()
    .check(
      z.refine(isValid, { error: ({ input }) => (typeof message === 'string' ? message : message(String(input))) }),
    );

/** A text that passes `isValid`, converted. */
const converted = <T>(isValid: (text: string) => boolean, message: Message, convert: (text: string) => T) =>
  z.pipe(checked(isValid, message), z.transform(convert));

export const integer = ({ min, max }: { min: number; max: number }) =>
  converted(
    (text) => /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
    (text) => `must be a whole number from ${min} to ${max}, not "${text}"`,
    Number,
  );

/** A positive number, fractions allowed. */
export const scale = converted(
  (text) => Number.isFinite(Number(text)) && Number(text) > 0,
  (text) => `must be a number above 0, not "${text}"`,
  Number,
);

/** One of `choices`, without regard to case. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  converted(
    (text) => choices.some((one) => one === text.toLowerCase()),
    (text) => `must be one of ${choices.join(', ')}, not "${text}"`,
    (text) => text.toLowerCase() as Choice,
  );

/** A secret of at least `minLength` characters. */
export const secret = (minLength: number) =>
  checked((text) => text.length >= minLength, `must have at least ${minLength} characters`);

/** An absolute URL with one of `protocols`. Messages do not contain the value, because it may contain a password. */
export function url(protocols: readonly string[]) {
  const expected = protocols.map((protocol) => `${protocol}//`).join(' or ');
  const isAllowed = (text: string): boolean => protocols.includes(new URL(text).protocol);
  return z.pipe(
    z.string().check(
      z.refine((text) => URL.canParse(text), {
        error: `must be an address that begins with ${expected}`,
        abort: true,
      }),
      z.refine(isAllowed, {
        error: ({ input }) => `must begin with ${expected}, not ${new URL(String(input)).protocol}//`,
      }),
    ),
    z.transform((text) => new URL(text)),
  );
}

/** An absolute http(s) address without a trailing slash. */
export const webUrl = z.pipe(
  url(['http:', 'https:']),
  z.transform(({ href }) => href.replace(/\/+$/, '')),
);

export const emailAddress = checked(
  (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  (text) => `must be an e-mail address, not "${text}"`,
);

/** Comma-separated values; empty ones are dropped. */
export const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

/** A comma-separated list whose elements all match `element`. */
export const listOf = <Element extends z.ZodMiniType<unknown, string>>(element: Element) =>
  z.pipe(list, z.array(element));

const WEB = /^https?:\/\//;
const isWebAddress = (text: string): boolean => WEB.test(text) && URL.canParse(text);

function splitLink(pair: string): { label: string; url: string } {
  const at = pair.indexOf('=');
  return { label: pair.slice(0, Math.max(at, 0)).trim(), url: pair.slice(at + 1).trim() };
}

/** `Name=address` pairs, comma-separated. */
export const links = listOf(
  converted(
    (pair) => splitLink(pair).label !== '' && isWebAddress(splitLink(pair).url),
    (pair) => `must be a list like "Name=https://example.org/name, ...", not "${pair}"`,
    splitLink,
  ),
);

/** Origins (scheme, host and port), comma-separated. */
export const origins = listOf(
  converted(
    isWebAddress,
    (text) => `must be a list of origins like "https://example.org", not "${text}"`,
    (text) => new URL(text).origin,
  ),
);
