/** Types of catalogues: what a message needs, what its text is, and the shape of a translation. */
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Messages in ICU MessageFormat by key, in groups where that helps. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

interface ArgumentTypes {
  ICUNumberArgument: number;
  ICUDateArgument: Date;
  ICUArgument: string | number;
}

type ArgumentsOf<Message extends string> = GetICUArgs<Message, ArgumentTypes>;

/** A string, or a function of the message's arguments where it has some. */
export type Text<M> = M extends string
  ? keyof ArgumentsOf<M> extends never
    ? string
    : (values: ArgumentsOf<M>) => string
  : { readonly [Key in keyof M]: Text<M[Key]> };

/** Exactly the keys of the English catalogue. That the arguments are the same is checked by a test. */
export type Translation<M> = { readonly [Key in keyof M]: M[Key] extends string ? string : Translation<M[Key]> };
