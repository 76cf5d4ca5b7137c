/** Sentences for players about input that a schema rejects. Pure. */

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
export const INPUT_REFUSED = 'Something is missing or not valid here. Please check it and try again.';
/** For a request that cannot be read at all. */
export const REQUEST_REFUSED = 'The server could not read this request. Please reload the page and try again.';

/**
 * The contract's messages are sentences for players; the default messages of the schema library are not. Some texts of
 * the specification have no full stop: 'Please fill in all fields'.
 */
const isSentence = (text: string): boolean => /^(?:[A-Z].*[.]|Please .*)$/s.test(text);

/** The contract's own sentence if there is one, else a sentence for the kind of issue. */
export function refusalText({ code, message, origin, maximum, minimum }: SchemaIssue): string {
  if (message !== undefined && isSentence(message)) return message;
  if (code === 'too_big' && typeof maximum === 'number') {
    const most = maximum.toLocaleString('en');
    return origin === 'string'
      ? `This text is too long. It may have at most ${most} characters.`
      : `This is too much. The most is ${most}.`;
  }
  if (code === 'too_small' && typeof minimum === 'number' && origin !== 'string') {
    return `This is too little. The least is ${minimum.toLocaleString('en')}.`;
  }
  return INPUT_REFUSED;
}
