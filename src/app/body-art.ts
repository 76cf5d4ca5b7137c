/**
 * Draws the bodies of the registration forms in their first outfits, composited by the core in its worker. Loaded only where
 * a body is chosen; one worker serves both pictures and ends with the last of them.
 */
import { createCoreClient } from '../engine/core-client.ts';
import type { CoreClient } from '../engine/client-types.ts';
import { clientConfig } from '../net/client-config.ts';
import { persist } from '../net/persist.ts';
import { indexItems, packsOf, starterLook } from '../shared/art/dress.ts';
import { type ArtManifest, MANIFEST_VERSION } from '../shared/art/manifest.ts';
import type { BodyType } from '../shared/rules/slots.ts';

const FRONT = 0;

let core: { client: CoreClient; users: number } | null = null;

async function fetchManifest(signal: AbortSignal): Promise<ArtManifest> {
  const response = await fetch(`${clientConfig().hosts.storage}/storage/manifest.json`, { signal });
  const manifest = (await response.json()) as ArtManifest;
  if (!response.ok || manifest.version !== MANIFEST_VERSION) throw new Error('the art manifest cannot be read');
  return manifest;
}

/** Draws a body onto a canvas nobody used before, as soon as its art is there. `onDrawn` tells when. */
export async function drawBody(
  canvas: HTMLCanvasElement,
  bodyType: BodyType,
  signal: AbortSignal,
  onDrawn: () => void,
): Promise<void> {
  core ??= { client: createCoreClient(), users: 0 };
  const used = core;
  used.users += 1;
  const preview = used.client.openPreview(canvas);
  signal.addEventListener('abort', () => {
    preview.close();
    used.users -= 1;
    if (used.users > 0) return;
    used.client.dispose();
    if (core === used) core = null;
  });
  const manifest = await persist(signal, () => fetchManifest(signal));
  if (!manifest) return;
  const items = indexItems(manifest);
  const packs = packsOf(manifest, items, starterLook(manifest, items, bodyType)).map((pack) => ({
    ...pack,
    url: clientConfig().hosts.storage + pack.url,
  }));
  const isDrawn = await persist(signal, () => preview.show({ packs, width: 1, height: 1 }, FRONT, 'half'));
  if (isDrawn && !signal.aborted) onDrawn();
}
