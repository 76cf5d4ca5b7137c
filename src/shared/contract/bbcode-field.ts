/** The field of a text in BBCode. It is not in `fields.ts`, so that pages without BBCode do not load its parser. */
import * as z from 'zod/mini';
import { hasVisibleBbcode } from '../rules/bbcode/visible.ts';
import { trimmedText } from './fields.ts';

/** Like `nonEmptyText`, for BBCode: tags are not visible; pictures and emoji are. */
export const nonEmptyBbcode = (what: string, maxLength: number, missing: string) =>
  trimmedText(what, maxLength).check(z.refine(hasVisibleBbcode, missing));
