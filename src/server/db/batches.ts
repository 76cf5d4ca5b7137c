/** Splits rows into batches of at most `size`, because databases limit the bound parameters of one statement. */
export function* batchesOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
