/** Answers of the exports. `src/engine/core/navigation-exports.ts` has the same numbers; a test compares the two files. */
export const OK: i32 = 1;
/** The goal is not connected with the start. */
export const UNREACHABLE: i32 = 2;
/** An end is not on walkable ground. */
export const OUTSIDE: i32 = 3;
// Refused rings. `refusedRing` is the ring.
export const TOO_FEW_POINTS: i32 = 4;
export const NOT_A_NUMBER: i32 = 5;
export const NO_AREA: i32 = 6;
export const CROSSES: i32 = 7;
/** Reaches farther beyond the map than the map is wide or high. */
export const TOO_FAR: i32 = 8;
/** Runs back along its own edge. */
export const RUNS_BACK: i32 = 9;
/** More rings or vertices than 32-bit addresses hold. */
export const TOO_LARGE: i32 = 10;
/** No refusal: the update changes too much of the location, which must be built as a whole. */
export const WHOLE: i32 = 11;
