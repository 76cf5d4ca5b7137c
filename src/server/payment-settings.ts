/** Readers of what the operator sells for money: links to the payment provider, its secret, and who boosted the town. */
import { USERNAME_PATTERN } from '../shared/rules/limits.ts';
import { OFFER_NAMES } from '../shared/rules/membership.ts';
import { ConfigError, type Environment, readLinks, readList, readText } from './env-readers.ts';

const SECRET_MIN_LENGTH = 16;

/** `offer=address` pairs; each name is one of `OFFER_NAMES`. */
export function readPurchaseLinks(env: Environment, name: string): Record<string, string> {
  const links = readLinks(env, name);
  const unknown = links.find(({ label }) => !OFFER_NAMES.includes(label));
  if (unknown !== undefined) {
    throw new ConfigError(`${name} names the offer "${unknown.label}"; there are ${OFFER_NAMES.join(', ')}`);
  }
  return Object.fromEntries(links.map(({ label, url }) => [label, url]));
}

export function readPaymentSecret(env: Environment, name: string): string | null {
  const secret = readText(env, name);
  if (secret !== null && secret.length < SECRET_MIN_LENGTH) {
    throw new ConfigError(`${name} must have at least ${SECRET_MIN_LENGTH} characters`);
  }
  return secret;
}

/** `username=dollars` pairs, most first. */
export function readLeaderboard(env: Environment, name: string): { username: string; amount: number }[] {
  const entries = readList(env, name).map((pair) => {
    const [username = '', amount = '', ...rest] = pair.split('=').map((part) => part.trim());
    if (!USERNAME_PATTERN.test(username) || !/^\d{1,7}(\.\d{1,2})?$/.test(amount) || rest.length > 0) {
      throw new ConfigError(`${name} must be a list like "mirabel=20, luz=10", not "${pair}"`);
    }
    return { username, amount: Number(amount) };
  });
  return entries.toSorted((a, b) => b.amount - a.amount);
}
