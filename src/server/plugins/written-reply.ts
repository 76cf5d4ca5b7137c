/** JSON that was put together from parts which were checked one by one, and is sent as it is. */
export class WrittenReply<Reply> {
  /** The type that the text has once it is parsed; there at compile time alone. */
  declare readonly reply: Reply;
  /** The text, to be sent one piece after the other: nobody needs megabytes in one place. */
  readonly pieces: readonly string[];

  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }
}

/** Of pieces, in characters. */
const PIECE_LENGTH = 65_536;

/** JSON of a list of the values whose JSON is given, in pieces. */
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
