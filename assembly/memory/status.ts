/**
 * Status bits that exports return instead of trapping. `src/engine/core/status.ts` has the same numbers for the caller;
 * a test compares the two files.
 */
export const OK: i32 = 1;
export const MALFORMED: i32 = 16;
export const TOO_LARGE: i32 = 32;
export const UNKNOWN_VERSION: i32 = 64;
