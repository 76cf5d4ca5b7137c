/** Which cells of a raster have their middle on walkable ground. */

/** Even-odd rule, one scan line for each row. The answer is for middles of cells, (column + 0.5) * `cell`. */
export function rasterise(
  rings: readonly (readonly number[])[],
  width: number,
  height: number,
  cell: number,
): (x: number, y: number) => boolean {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) / cell - 0.5));
      for (let row = first; row < rows && (row + 0.5) * cell < Math.max(y0, y1); row++) {
        crossings[row]?.push(x0 + ((x1 - x0) * ((row + 0.5) * cell - y0)) / (y1 - y0));
      }
    }
  }
  const cells = new Uint8Array(columns * rows);
  for (const [row, xs] of crossings.entries()) {
    const sorted = xs.toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < sorted.length; pair += 2) {
      const from = Math.max(0, Math.ceil((sorted[pair] ?? 0) / cell - 0.5));
      const to = Math.min(columns, Math.ceil((sorted[pair + 1] ?? 0) / cell - 0.5));
      cells.fill(1, row * columns + from, row * columns + Math.max(from, to));
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    return column >= 0 && column < columns && cells[row * columns + column] === 1;
  };
}
