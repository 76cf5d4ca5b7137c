/**
 * Packed layers by address, least recently used ones dropped when they hold more bytes than the budget. Addresses name
 * their content's hash, so what is here never grows stale; failures are not kept.
 */
import { type PackedLayer, readLayerPack } from '../src/shared/art/layer-pack.ts';

export interface PackCache {
  /** The layers of one pack, read once; rejects when it cannot be had or is damaged. */
  take(url: string): Promise<readonly PackedLayer[]>;
  /** Bytes held, packs on their way not counted. */
  heldBytes(): number;
}

interface Entry {
  layers: Promise<readonly PackedLayer[]>;
  byteLength: number;
}

/** `load` answers the bytes of an address. */
export function createPackCache(load: (url: string) => Promise<Uint8Array>, budgetBytes: number): PackCache {
  // A Map keeps the order in which entries were put in; taking one puts it last again.
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
