/** Schemas of the payment variables: purchase links, the provider's secret, and the leaderboard of boosts. Pure. */
import * as z from 'zod/mini';
import { USERNAME_PATTERN } from '../../shared/rules/limits.ts';
import { OFFER_NAMES } from '../../shared/rules/membership.ts';
import { checked, links, listOf, secret } from './env-readers.ts';

const SECRET_MIN_LENGTH = 16;

type Links = { label: string; url: string }[];

const unknownOffer = (all: Links): string | undefined => all.find(({ label }) => !OFFER_NAMES.includes(label))?.label;

/** `offer=address` pairs; each name is one of `OFFER_NAMES`. */
export const purchaseLinks = z.pipe(
  links.check(
    z.refine((all) => unknownOffer(all) === undefined, {
      error: ({ input }) => `names the offer "${unknownOffer(input as Links)}"; there are ${OFFER_NAMES.join(', ')}`,
    }),
  ),
  z.transform((all: Links): Record<string, string> => Object.fromEntries(all.map(({ label, url }) => [label, url]))),
);

export const paymentSecret = secret(SECRET_MIN_LENGTH);

function splitBoost(pair: string): { username: string; amount: string; rest: string[] } {
  const [username = '', amount = '', ...rest] = pair.split('=').map((part) => part.trim());
  return { username, amount, rest };
}

function isBoost(pair: string): boolean {
  const { username, amount, rest } = splitBoost(pair);
  return USERNAME_PATTERN.test(username) && /^\d{1,7}(\.\d{1,2})?$/.test(amount) && rest.length === 0;
}

const boosts = listOf(checked(isBoost, (pair) => `must be a list like "mirabel=20, luz=10", not "${pair}"`));

/** `username=dollars` pairs, largest amount first. */
export const leaderboard = z.pipe(
  boosts,
  z.transform((pairs) =>
    pairs
      .map(splitBoost)
      .map(({ username, amount }) => ({ username, amount: Number(amount) }))
      .toSorted((a, b) => b.amount - a.amount),
  ),
);
