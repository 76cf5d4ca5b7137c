/** A sentence of the list in `sentences.ts`, without its text: what the server says and the wire carries. Pure. */
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { SENTENCES } from './sentences.ts';

export type SentenceCode = keyof typeof SENTENCES;

type Scalar = string | number;

/** A sentence whose arguments are texts and numbers only, so it can be an argument itself: '12 coins'. */
export interface SentencePart {
  readonly code: SentenceCode;
  readonly params: Readonly<Record<string, Scalar>>;
}

/** Of an argument. A list is joined with the commas and the "and" of the language. */
export type SentenceParam = Scalar | SentencePart | readonly (string | SentencePart)[];

export interface SentenceData {
  /** Key of the list. */
  readonly code: SentenceCode;
  /** By the names in the sentence's braces. Numbers are formatted in the language of the reader. */
  readonly params: Readonly<Record<string, SentenceParam>>;
}

interface ArgumentTypes {
  ICUNumberArgument: number;
  ICUDateArgument: never;
  ICUArgument: SentenceParam;
}

/** The arguments of a sentence by its code. */
export type SentenceParams<Code extends SentenceCode> = GetICUArgs<(typeof SENTENCES)[Code], ArgumentTypes>;

type PlainCode = { [Code in SentenceCode]: keyof SentenceParams<Code> extends never ? Code : never }[SentenceCode];

const NO_PARAMS = Object.freeze({});

/** The sentence of the list with this key; `params` are the values of the names in its braces. */
export function sentence<Code extends PlainCode>(
  code: Code,
): { readonly code: Code; readonly params: typeof NO_PARAMS };
export function sentence<Code extends SentenceCode, const Params extends SentenceParams<Code>>(
  code: Code,
  params: Params,
): { readonly code: Code; readonly params: Params };
export function sentence(code: SentenceCode, params: SentenceData['params'] = NO_PARAMS): SentenceData {
  return { code, params };
}

/** An item as an argument: pages in other languages name the product's own items by their ids. */
export const itemPart = ({ id, name }: { id: string; name: string }) => sentence('partItem', { id, name });

/**
 * A sentence as the message of a schema, which can only be a text. The server's error handler reads it with `readMessage`;
 * no player sees it.
 */
export const sentenceMessage = (data: SentenceData): string => JSON.stringify(data);
