/** Suppresses repetitions of the same key within a time span. */

/** `isFresh(key, nowMs)` is true unless it was true for the same key less than `ms` ago. */
export function createOnceWithin(ms: number): (key: string, nowMs: number) => boolean {
  const lastMs = new Map<string, number>();
  return (key, nowMs) => {
    const last = lastMs.get(key);
    if (last !== undefined && nowMs - last < ms) return false;
    lastMs.set(key, nowMs);
    return true;
  };
}
