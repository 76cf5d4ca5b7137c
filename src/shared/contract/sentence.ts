/** Sentences of the server as replies and events carry them, beside their English text. */
import * as z from 'zod/mini';

const scalar = z.union([z.string(), z.number()]);
const part = z.object({ code: z.string(), params: z.record(z.string(), scalar) });
const param = z.union([scalar, part, z.readonly(z.array(z.union([z.string(), part])))]);

/**
 * `code` is a key of `rules/sentences.ts`, of this build or of a newer one. A param that is an object is a sentence itself;
 * a list is joined with the commas and the "and" of the reader's language.
 */
export const sentenceSchema = z.object({ code: z.string(), params: z.record(z.string(), param) });
export type SentSentence = z.infer<typeof sentenceSchema>;
