/** Every item that there is, by id, as the art manifest names it. */
import { indexItems } from '../../../shared/art/dress.ts';
import type { ArtItem, ArtManifest } from '../../../shared/art/manifest.ts';
import type { ArtHost } from '../../ports.ts';

export interface Catalogue {
  item(id: string): ArtItem | undefined;
}

/** Follows the manifest when it changes. */
export function createCatalogue(art: Pick<ArtHost, 'manifest'>): Catalogue {
  let known: ArtManifest | null = null;
  let items: ReadonlyMap<string, ArtItem> = new Map();
  return {
    item: (id) => {
      const manifest = art.manifest();
      if (manifest !== known) {
        known = manifest;
        items = indexItems(manifest);
      }
      return items.get(id);
    },
  };
}
