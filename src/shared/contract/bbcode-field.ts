/** The field of a text in BBCode. It is not in `fields.ts`, so that pages without BBCode do not load its parser. */
import * as z from 'zod/mini';
import { hasVisibleBbcode } from '../rules/bbcode/visible.ts';
import { type TextName, trimmedText } from './fields.ts';
import { type SentenceData, sentenceMessage } from '../rules/sentence.ts';

/** Like `nonEmptyText`, for BBCode: tags are not visible; pictures and emoji are. */
export const nonEmptyBbcode = (what: TextName, maxLength: number, missing: SentenceData) =>
  trimmedText(what, maxLength).check(z.refine(hasVisibleBbcode, sentenceMessage(missing)));
