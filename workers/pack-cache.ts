/**
 * An LRU cache of packed layers by URL, limited by their bytes. Not `lru-cache`: that adds 19 kB to the worker's bundle, and
 * an entry's size is known only after it is loaded. URLs contain the hash of the content, so entries never
 * become stale. Failures are not cached.
 */
import { type PackedLayer, readLayerPack } from '../src/shared/art/layer-pack.ts';

export interface PackCache {
  /** The layers of one pack, loaded once; rejects when loading fails or the pack is damaged. */
  take(url: string): Promise<readonly PackedLayer[]>;
  /** Cached bytes, without packs that are still loading. */
  heldBytes(): number;
}

interface Entry {
  layers: Promise<readonly PackedLayer[]>;
  byteLength: number;
}

/** `load` fetches the bytes of a URL. */
export function createPackCache(load: (url: string) => Promise<Uint8Array>, budgetBytes: number): PackCache {
  // A Map iterates in insertion order; a hit inserts the entry again at the end.
  const entries = new Map<string, Entry>();
  let held = 0;

  function dropOldest(): void {
    for (const [url, entry] of entries) {
      if (held <= budgetBytes) return;
      if (entry.byteLength === 0) continue;
      entries.delete(url);
      held -= entry.byteLength;
    }
  }

  async function read(url: string, entry: Entry): Promise<readonly PackedLayer[]> {
    try {
      const bytes = await load(url);
      const layers = readLayerPack(bytes);
      entry.byteLength = bytes.byteLength;
      held += bytes.byteLength;
      dropOldest();
      return layers;
    } catch (error) {
      entries.delete(url);
      throw error;
    }
  }

  return {
    take(url) {
      const known = entries.get(url);
      if (known !== undefined) {
        entries.delete(url);
        entries.set(url, known);
        return known.layers;
      }
      const entry: Entry = { layers: Promise.resolve([]), byteLength: 0 };
      entries.set(url, entry);
      entry.layers = read(url, entry);
      return entry.layers;
    },
    heldBytes: () => held,
  };
}
