/** Sentences for players about input that a schema rejects. Pure. */
import { sentence, type SentenceData } from '../shared/rules/sentence.ts';
import { SENTENCES } from '../shared/rules/sentences.ts';

/** What a schema library reports about one value. */
export interface SchemaIssue {
  /** The kind of issue, for example `too_big`. */
  code: string | undefined;
  message: string | undefined;
  /** The type of the value, for example `string`. */
  origin?: unknown;
  maximum?: unknown;
  minimum?: unknown;
}

/** For input that a client of this product does not send, such as a missing field. */
export const INPUT_REFUSED = sentence('somethingIsMissingOrNot');
/** For a request that cannot be read at all. */
export const REQUEST_REFUSED = sentence('theServerCouldNotRead');

/** The sentence of a message that `sentenceMessage` made; null for a message of the schema library. */
export function readMessage(message: string): SentenceData | null {
  if (!message.startsWith('{')) return null;
  const { code, params } = JSON.parse(message) as SentenceData;
  return Object.hasOwn(SENTENCES, code) ? { code, params } : null;
}

/** The contract's own sentence if there is one, else a sentence for the kind of issue. */
export function refusalOf({ code, message, origin, maximum, minimum }: SchemaIssue): SentenceData {
  const own = message === undefined ? null : readMessage(message);
  if (own !== null) return own;
  if (code === 'too_big' && typeof maximum === 'number') {
    return origin === 'string'
      ? sentence('thisTextIsTooLong', { most: maximum })
      : sentence('thisIsTooMuchThe', { most: maximum });
  }
  if (code === 'too_small' && typeof minimum === 'number' && origin !== 'string') {
    return sentence('thisIsTooLittleThe', { least: minimum });
  }
  return INPUT_REFUSED;
}
