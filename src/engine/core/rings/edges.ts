/**
 * Edges between points of an integer grid. Coordinates have at most 25.6 bits, so that `orient` is exact in f64: differences
 * have as many, products 51.2, and their difference 52.2 of the 53 bits that f64 holds.
 */

/** An edge from its smaller point, by x and then y, to its greater one. */
export interface Edge {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** The ring that it belongs to. */
  ring: number;
}

/**
 * Twice the signed area of the triangle a, b, c: positive when c has greater y than the line from a to b, where b has
 * greater x. Exact.
 */
export const orient = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether (ax, ay) is before (bx, by) by x, then y. */
export const isBefore = (ax: number, ay: number, bx: number, by: number): boolean => ax < bx || (ax === bx && ay < by);

/** The edge between two points in either order; null when they are equal. */
export function edgeBetween(px: number, py: number, qx: number, qy: number, ring: number): Edge | null {
  if (px === qx && py === qy) return null;
  return isBefore(px, py, qx, qy) ? { ax: px, ay: py, bx: qx, by: qy, ring } : { ax: qx, ay: qy, bx: px, by: py, ring };
}
