/** Server status and what players look like (specification: world, section 7.2; social, section 7). */
import * as z from 'zod/mini';
import { SLOTS, type Slot, TATTOO_SLOTS, type TattooSlot } from '../rules/slots.ts';
import { endpoint } from './endpoint.ts';

export const getStatus = endpoint({
  method: 'GET',
  path: '/game-api/status',
  auth: 'none',
  summary: 'How many players there are, and how many are online',
  reply: z.object({ success: z.boolean(), onlinePlayerCount: z.number(), playerCount: z.number() }),
});

const itemId = z.nullable(z.string());
const slotShape = Object.fromEntries(SLOTS.map((slot) => [slot, itemId])) as Record<Slot, typeof itemId>;
const tattooShape = Object.fromEntries(TATTOO_SLOTS.map((slot) => [slot, itemId])) as Record<TattooSlot, typeof itemId>;

/** `rules/slots` has the same shape as a type; a test holds the two together. */
export const customization = z.object({
  skinTone: z.number(),
  isMale: z.boolean(),
  width: z.number(),
  height: z.number(),
  nametagColor: z.nullable(z.string()),
  ...slotShape,
  tattoos: z.object(tattooShape),
});

export const getCustomization = endpoint({
  method: 'GET',
  path: '/profile/customization/:username',
  auth: 'player',
  summary: 'What a player wears',
  params: z.object({ username: z.string().check(z.maxLength(40)) }),
  reply: z.extend(customization, { success: z.boolean() }),
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  auth: 'none',
  summary: 'Whether process and database are well',
  reply: z.object({ success: z.boolean(), database: z.string(), uptimeS: z.number() }),
});
