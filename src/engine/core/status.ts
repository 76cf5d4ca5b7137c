/** Status bits that the core's exports return; the same numbers as `assembly/memory/status.ts`, compared by a test. */
export const OK = 1;
export const NOT_FOUND = 2;
export const OUT_OF_NODES = 4;
export const BUFFER_TOO_SMALL = 8;
export const MALFORMED = 16;
export const TOO_LARGE = 32;
export const UNKNOWN_VERSION = 64;
