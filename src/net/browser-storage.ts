/**
 * Values kept in the browser's storage. Storage may be full, forbidden or hold what another version wrote: reading then
 * gives null and writing gives false, and neither throws. Keys and shapes belong to the callers.
 */
import type * as z from 'zod/mini';

/** `local` outlives the tab and is shared by all tabs; `session` belongs to one tab. */
export type StorageArea = 'local' | 'session';

/** The text under a key, or null. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. Returns false when the browser refused to store the text. */
export function writeText(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The JSON value under a key, or null when there is none or it does not have the shape. */
export function readStored<Value>(area: StorageArea, key: string, shape: z.ZodMiniType<Value>): Value | null {
  const text = readText(area, key);
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Null removes the key. Returns false when the browser refused to store it. */
export const writeStored = (area: StorageArea, key: string, value: unknown): boolean =>
  writeText(area, key, value === null ? null : JSON.stringify(value));

const areaOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);
