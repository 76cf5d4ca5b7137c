/**
 * The packed layers of a look: a body and everything worn. Owns an index of the art manifest's items; items that the
 * manifest does not name are fetched one by one.
 */
import type { FigureRequest } from '../engine/client-types.ts';
import { figureOfLook } from '../engine/figures/compositor.ts';
import { clientConfig } from '../net/client-config.ts';
import { indexItems } from '../shared/art/dress.ts';
import type { ArtItem, ArtManifest } from '../shared/art/manifest.ts';
import type { Customization } from '../shared/rules/slots.ts';
import { loadArtManifest } from '../state/art/art-manifest.ts';
import { itemsOfLook } from '../state/shopping/late-items.ts';

interface Dressing {
  manifest: ArtManifest;
  items: ReadonlyMap<string, ArtItem>;
}

let dressing: Promise<Dressing> | null = null;

/**
 * The worker's input for a look. `hairTopPx` is the hair line of something that is worn besides. Unknown items are left out. Rejects
 * as `loadArtManifest` does.
 */
export async function figureOf(look: Customization, hairTopPx = 0): Promise<FigureRequest> {
  const { manifest, items } = await load();
  const worn = await itemsOfLook(items, look);
  const { storage } = clientConfig().hosts;
  return figureOfLook(manifest, worn, look, { storageBase: storage, hairTopPx });
}

function load(): Promise<Dressing> {
  if (dressing !== null) return dressing;
  const loading = loadArtManifest().then((manifest) => ({ manifest, items: indexItems(manifest) }));
  dressing = loading;
  loading.catch(() => {
    if (dressing === loading) dressing = null;
  });
  return loading;
}
