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
import { messageCall } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

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
const RATES = { accountRatePerMinute: LOOK_CHANGES_A_MINUTE };
const toneText = sentenceMessage(sentence('aSkinToneIsA', { most: SKIN_TONE_COUNT - 1 }));

export const setSkinTone = messageCall(
  '/customization/skinTone',
  'Change my skin tone',
  z.object({
    skinTone: z.int(toneText).check(z.gte(0, toneText), z.lt(SKIN_TONE_COUNT, toneText)),
  }),
  RATES,
);

const sizeText = sentenceMessage(sentence('aSizeLiesBetweenLeast', { least: SIZE_MIN, most: SIZE_MAX }));
const scale = z.number(sizeText).check(z.gte(SIZE_MIN, sizeText), z.lte(SIZE_MAX, sizeText));

export const setSize = messageCall(
  '/customization/size',
  'Change my height and width, as factors',
  z.object({ height: scale, width: scale }),
  RATES,
);

export const setBodyType = messageCall(
  '/customization/bodyType',
  'Change my body type; worn items without a fit for it are hidden',
  z.object({ bodyType: z.enum(BODY_TYPES) }),
  RATES,
);
