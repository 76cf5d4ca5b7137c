/**
 * The side from which light falls: the kit's only mutable state, owned by `underLight`. Every shaded shape reads it. It is
 * not a parameter, because hundreds of `part` calls would have to pass it on.
 */
let side: 1 | -1 = 1;

/** 1: light from the upper left; -1: from the upper right, for drawings that are mirrored afterwards. */
export const lightSide = (): 1 | -1 => side;

/** Runs a drawing with the given light. Calls can nest; the previous light is restored even when the drawing throws. */
export function underLight<T>(from: 1 | -1, draw: () => T): T {
  const before = side;
  side = from;
  try {
    return draw();
  } finally {
    side = before;
  }
}
