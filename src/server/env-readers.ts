/**
 * Readers of single environment variables. Each throws a ConfigError whose message is one line that names the variable,
 * what it holds and what it should be; secrets are never repeated in it.
 */

/** A start-up mistake of the operator: printed as one line, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value, or null when it is absent or empty. */
export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function readInteger(
  env: Environment,
  name: string,
  range: { min: number; max: number; fallback: number },
): number {
  const text = readText(env, name);
  if (text === null) return range.fallback;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < range.min || value > range.max) {
    throw new ConfigError(`${name} must be a whole number from ${range.min} to ${range.max}, not "${text}"`);
  }
  return value;
}

/** A positive number, fractions allowed. */
export function readScale(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new ConfigError(`${name} must be a number above 0, not "${text}"`);
  return value;
}

export function readChoice<const T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = readText(env, name);
  if (text === null) return fallback;
  const found = choices.find((choice) => choice === text.toLowerCase());
  if (found === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
}

/** An absolute http(s) address without a trailing slash. */
export function readWebUrl(env: Environment, name: string): string | null {
  const url = readUrl(env, name, ['http:', 'https:']);
  return url === null ? null : url.href.replace(/\/+$/, '');
}

/** The value is not repeated in the message: such addresses may carry a password. */
export function readUrl(env: Environment, name: string, protocols: readonly string[]): URL | null {
  const text = readText(env, name);
  if (text === null) return null;
  const expected = protocols.map((protocol) => `${protocol}//`).join(' or ');
  if (!URL.canParse(text)) throw new ConfigError(`${name} must be an address that begins with ${expected}`);
  const url = new URL(text);
  if (!protocols.includes(url.protocol)) {
    throw new ConfigError(`${name} must begin with ${expected}, not ${url.protocol}//`);
  }
  return url;
}

/** Comma-separated values; empty ones are dropped. */
export function readList(env: Environment, name: string): string[] {
  const text = readText(env, name);
  if (text === null) return [];
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `Name=address` pairs, comma-separated. */
export function readLinks(env: Environment, name: string): { label: string; url: string }[] {
  return readList(env, name).map((pair) => {
    const at = pair.indexOf('=');
    const label = pair.slice(0, at).trim();
    const url = pair.slice(at + 1).trim();
    if (at < 1 || label === '' || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
      throw new ConfigError(`${name} must be a list like "Name=https://example.org/name, ...", not "${pair}"`);
    }
    return { label, url };
  });
}

/** Origins (scheme, host and port), comma-separated. */
export function readOrigins(env: Environment, name: string): string[] {
  return readList(env, name).map((text) => {
    const isWeb = /^https?:\/\//.test(text) && URL.canParse(text);
    if (!isWeb) throw new ConfigError(`${name} must be a list of origins like "https://example.org", not "${text}"`);
    return new URL(text).origin;
  });
}
