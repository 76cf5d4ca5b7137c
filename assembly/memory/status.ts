/**
 * Status bits that exports return instead of trapping. `src/engine/core/status.ts` has the same numbers for the caller;
 * a test compares the two files.
 */
export const OK: i32 = 1;
export const NOT_FOUND: i32 = 2;
export const OUT_OF_NODES: i32 = 4;
export const BUFFER_TOO_SMALL: i32 = 8;
export const MALFORMED: i32 = 16;
export const TOO_LARGE: i32 = 32;
export const UNKNOWN_VERSION: i32 = 64;
/** Set together with OUT_OF_NODES: the waypoints lead to the reached point nearest to the goal. */
export const PARTIAL: i32 = 128;
