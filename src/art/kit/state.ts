/**
 * The one thing every shaded shape depends on without being told: from which side the light falls. It is the kit's only
 * mutable, owned by `underLight`, because a drawing is a pure call tree and carrying the side through each of its
 * hundreds of `part` calls would hide the drawing.
 */
let side: 1 | -1 = 1;

/** 1: the light falls from the upper left; -1: from the upper right, for what is mirrored after drawing. */
export const lightSide = (): 1 | -1 => side;

/** Runs a drawing under a light; nests, and restores the light when the drawing throws. */
export function underLight<T>(from: 1 | -1, draw: () => T): T {
  const before = side;
  side = from;
  try {
    return draw();
  } finally {
    side = before;
  }
}
