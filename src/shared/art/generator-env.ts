/**
 * Environment of a generator process. glibc otherwise keeps the freed memory of every thread: rendering would take twice as
 * much.
 */
export const GENERATOR_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' } as const;
