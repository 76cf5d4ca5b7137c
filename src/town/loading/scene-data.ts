/**
 * Loads what the town needs before it is shown: the art manifest, the scene, and the colliders, from which the core builds
 * the walkable area. Manifest and scene are retried until they load; without colliders nobody can walk. The page's copy of the
 * manifest belongs to `state/art/art-manifest.ts`.
 */
import { brought } from '../../languages/door-text.ts';
import { language } from '../../languages/texts.ts';
import type { CoreClient } from '../../engine/client-types.ts';
import type { ArtManifest, SceneFile } from '../../shared/art/manifest.ts';
import { readTownPlaces, type TownPlaces } from '../../shared/rules/places.ts';
import { LOCATION_NAME, type LocationData, locationPathOf, navigationPathOf } from '../../shared/rules/town.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { retry } from '../../shared/runtime/timing.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';
import { ownLocation } from '../../state/session/location.ts';
import { noteLocation } from '../../state/session/own-ground.ts';

const RETRY_MS = 2000;

export interface TownHosts {
  /** Base URLs; '' is the page's origin. */
  storage: string;
  avatars: string;
}

export interface LoadedGround extends TownPlaces {
  /** Of the map; undefined for the town's. */
  size: LocationData['Size'];
}

export interface TownData {
  manifest: ArtManifest;
  scene: SceneFile;
}

/** Rejects only when `signal` aborts. */
export async function loadTownData(hosts: TownHosts, signal: AbortSignal): Promise<TownData> {
  const options = { firstMs: RETRY_MS, maxMs: RETRY_MS, signal };
  const manifest = await retry(runtime, options, loadArtManifest);
  const address = manifest.scenes?.[ownLocation.slug] ?? manifest.scene;
  const scene = await retry(runtime, options, () => fetchScene(`${hosts.storage}${address}`, signal));
  return { manifest, scene };
}

/**
 * Gives the core the player's location. Returns the doors and places that its file declares; null when it fails to load, which is only
 * logged.
 */
export async function loadGround(core: CoreClient, signal: AbortSignal): Promise<LoadedGround | null> {
  try {
    const { slug } = ownLocation;
    const [response, bake] = await Promise.all([fetch(locationPathOf(slug), { signal }), fetchBake(slug, signal)]);
    if (!response.ok) throw new Error(`the location's data answered ${response.status}`);
    const text = await response.text();
    const location = JSON.parse(text) as LocationData;
    await core.setLocation(location, bake);
    noteLocation(slug, text);
    const texts = location.Texts?.[language];
    ownLocation.name = texts?.name ?? LOCATION_NAME;
    brought.texts = texts;
    return { ...readTownPlaces(location), size: location.Size };
  } catch (error) {
    if (!signal.aborted) console.warn('no walkable area:', error);
    return null;
  }
}

/** The precomputed bake of the location; the core computes it when it is missing or belongs to other colliders. */
async function fetchBake(slug: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(navigationPathOf(slug), { signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

async function fetchScene(url: string, signal: AbortSignal): Promise<SceneFile> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the scene answered ${response.status}`);
  return (await response.json()) as SceneFile;
}
