/** A player's look (specification: avatar, sections 3 and 7; social, section 7). Only its owner can change it. */
import * as z from 'zod/mini';
import {
  BODY_TYPES,
  SIZE_MAX,
  SIZE_MIN,
  SKIN_TONE_COUNT,
  SLOTS,
  type Slot,
  TATTOO_SLOTS,
  type TattooSlot,
} from '../rules/slots.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';

const itemId = z.nullable(z.string());
const slotShape = Object.fromEntries(SLOTS.map((slot) => [slot, itemId])) as Record<Slot, typeof itemId>;
const tattooShape = Object.fromEntries(TATTOO_SLOTS.map((slot) => [slot, itemId])) as Record<TattooSlot, typeof itemId>;

/** Has the same shape as the type of `rules/slots`; a test compares them. */
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
  summary: 'The look of a player',
  params: z.object({ username: z.string().check(z.maxLength(40)) }),
  reply: z.extend(customization, { success: z.boolean() }),
});

/** Maximum calls per minute and account that change a look. */
export const LOOK_CHANGES_A_MINUTE = 120;
const toneText = `A skin tone is a number from 0 to ${SKIN_TONE_COUNT - 1}.`;

export const setSkinTone = endpoint({
  method: 'POST',
  path: '/customization/skinTone',
  auth: 'player',
  summary: 'Change my skin tone',
  body: z.object({
    skinTone: z.int(toneText).check(z.gte(0, toneText), z.lt(SKIN_TONE_COUNT, toneText)),
  }),
  reply: messageReply,
  accountRatePerMinute: LOOK_CHANGES_A_MINUTE,
});

const sizeText = `A size lies between ${SIZE_MIN} and ${SIZE_MAX}.`;
const scale = z.number(sizeText).check(z.gte(SIZE_MIN, sizeText), z.lte(SIZE_MAX, sizeText));

export const setSize = endpoint({
  method: 'POST',
  path: '/customization/size',
  auth: 'player',
  summary: 'Change my height and width, as factors',
  body: z.object({ height: scale, width: scale }),
  reply: messageReply,
  accountRatePerMinute: LOOK_CHANGES_A_MINUTE,
});

export const setBodyType = endpoint({
  method: 'POST',
  path: '/customization/bodyType',
  auth: 'player',
  summary: 'Change my body type; worn items without a fit for it are hidden',
  body: z.object({ bodyType: z.enum(BODY_TYPES) }),
  reply: messageReply,
  accountRatePerMinute: LOOK_CHANGES_A_MINUTE,
});
