/**
 * What a look is made of: the packed layers of a body and everything worn, by the art manifest of the storage host. Owns
 * the page's copy of the manifest, which is fetched once; items that it does not name are asked for by themselves.
 */
import type { FigureRequest } from '../engine/client-types.ts';
import { figureOfLook } from '../engine/figures/compositor.ts';
import { clientConfig, storageUrl } from '../net/client-config.ts';
import { indexItems } from '../shared/art/dress.ts';
import { type ArtItem, type ArtManifest, MANIFEST_VERSION } from '../shared/art/manifest.ts';
import type { Customization } from '../shared/rules/slots.ts';
import { itemsOfLook } from '../state/shopping/late-items.ts';

interface Dressing {
  manifest: ArtManifest;
  items: ReadonlyMap<string, ArtItem>;
}

let dressing: Promise<Dressing> | null = null;

/** The art manifest. Rejects when it cannot be had; the next call asks again. */
export async function loadManifest(): Promise<ArtManifest> {
  return (await load()).manifest;
}

/** What the worker needs to composite a look. Items that nobody knows are left out. Rejects as `loadManifest` does. */
export async function figureOf(look: Customization): Promise<FigureRequest> {
  const { manifest, items } = await load();
  const worn = await itemsOfLook(items, look);
  const { storage } = clientConfig().hosts;
  return figureOfLook(manifest, worn, look, storage);
}

function load(): Promise<Dressing> {
  if (dressing !== null) return dressing;
  const asked = fetchDressing();
  dressing = asked;
  asked.catch(() => {
    if (dressing === asked) dressing = null;
  });
  return asked;
}

async function fetchDressing(): Promise<Dressing> {
  const response = await fetch(storageUrl('/storage/manifest.json'));
  if (!response.ok) throw new Error(`the art manifest answered ${response.status}`);
  const manifest = (await response.json()) as ArtManifest;
  if (manifest.version !== MANIFEST_VERSION) throw new Error(`the art manifest has version ${manifest.version}`);
  return { manifest, items: indexItems(manifest) };
}
