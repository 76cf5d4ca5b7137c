/**
 * A reply of pre-serialised JSON, composed of parts that are validated separately. It is sent without serialisation.
 */
import { Readable } from 'node:stream';

export class WrittenReply<Reply> {
  /** Type of the parsed text; exists only at compile time. */
  declare readonly reply: Reply;
  /** The text in pieces, so that large replies are not joined in memory. */
  readonly pieces: readonly string[];

  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }
}

/** Encodes each piece when the client has taken the one before: a client that reads slowly holds no copy of the reply. */
export const streamOf = ({ pieces }: WrittenReply<unknown>): Readable => Readable.from(encoded(pieces));

function* encoded(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
}

/** Minimum length of a piece except the last, in UTF-16 units. */
const PIECE_LENGTH = 65_536;

/** The pieces of a JSON list; `values` are the JSON texts of its elements. */
export function writtenList(values: readonly string[]): string[] {
  const pieces: string[] = [];
  let piece = '[';
  for (const [index, value] of values.entries()) {
    if (index > 0) piece += ',';
    piece += value;
    if (piece.length < PIECE_LENGTH) continue;
    pieces.push(piece);
    piece = '';
  }
  return [...pieces, `${piece}]`];
}
