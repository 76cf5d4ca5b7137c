/** Status bits of the core that the TypeScript side uses. A test compares them with `assembly/memory/status.ts`. */
export const OK = 1;
export const TOO_LARGE = 32;
export const UNKNOWN_VERSION = 64;
