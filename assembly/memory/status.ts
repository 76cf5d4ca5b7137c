/**
 * Status bits that exports return instead of trapping. `src/engine/core/status.ts` holds the same numbers for the other
 * side of the boundary; a test compares the two files.
 */
export const OK: i32 = 1;
export const NOT_FOUND: i32 = 2;
export const OUT_OF_NODES: i32 = 4;
export const BUFFER_TOO_SMALL: i32 = 8;
export const MALFORMED: i32 = 16;
export const TOO_LARGE: i32 = 32;
export const UNKNOWN_VERSION: i32 = 64;
/** Stands beside OUT_OF_NODES: what was found leads to the place nearest to the goal so far. */
export const PARTIAL: i32 = 128;
