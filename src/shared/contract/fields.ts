/** Fields that several domains share: names, ids, colours, pages and toggles. */
import * as z from 'zod/mini';
import {
  HEX_COLOR_PATTERN,
  MODERATION_REASON_MAX_LENGTH,
  PAGE_LIMIT_MAX,
  PAGE_MAX,
  SEARCH_MAX_LENGTH,
} from '../rules/limits.ts';
import { hasVisibleText } from '../rules/text/visible-text.ts';
import { sentence, type SentenceData, sentenceMessage, type SentenceParams } from '../rules/sentence.ts';

/** A username in an address. An invalid name is answered like an unknown one. */
export const usernameText = z.string().check(z.minLength(1), z.maxLength(40));
export const usernameParams = z.object({ username: usernameText });

/** An id in an address. Ids are opaque texts. */
export const idText = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, sentenceMessage(sentence('thisIsNoId'))));
export const idParams = z.object({ id: idText });

/** The last segment of a toggle: 1 on, 0 off. */
export const onOff = z.enum(['0', '1']);
export const toggleParams = z.object({ username: usernameText, on: onOff });

/** `#RRGGBB`, or empty for the default colour. */
export const colorText = z.union([
  z.literal(''),
  z.string().check(z.regex(HEX_COLOR_PATTERN, sentenceMessage(sentence('aColourIsWrittenRrggbb')))),
]);

/** Pagination; `page` counts from 1. Without both fields the list is complete. */
export const pageQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_LIMIT_MAX))),
});

/** PostgreSQL cannot store or compare the character NUL, and no client shows it. */
const withoutNul = z.overwrite<string>((text) => text.replaceAll('\u0000', ''));

/** The words of a search. */
export const searchText = z.string().check(withoutNul, z.maxLength(SEARCH_MAX_LENGTH));

/** The subject of the message for a text that is too long, as the sentence `textHasAtMost` names it. */
export type TextName = SentenceParams<'textHasAtMost'>['what'];

/** A trimmed text of at most `maxLength` UTF-16 units. */
export const trimmedText = (what: TextName, maxLength: number) =>
  z
    .string()
    .check(
      withoutNul,
      z.trim(),
      z.maxLength(maxLength, sentenceMessage(sentence('textHasAtMost', { what, most: maxLength }))),
    );

/** A trimmed text with a visible character. `missing` is the message for a text without one. */
export const nonEmptyText = (what: TextName, maxLength: number, missing: SentenceData) =>
  trimmedText(what, maxLength).check(z.refine(hasVisibleText, sentenceMessage(missing)));

/** Reason of a moderator's action, stored in the audit log. */
export const reasonText = nonEmptyText('reason', MODERATION_REASON_MAX_LENGTH, sentence('pleaseGiveAReason'));
