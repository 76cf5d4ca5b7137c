/** Long lists in the portions that one statement takes: databases limit its bound parameters; both of ours take far more. */
export function* batchesOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
