/**
 * Everything the town needs before it can be shown: the art manifest, the scene, and the colliders, which the core turns
 * into walkable ground. Each is fetched until it is there; colliders that fail leave a town in which nobody can walk.
 */
import type { CoreClient } from '../../engine/client-types.ts';
import type { WalkableBitmap } from '../../engine/core/types.ts';
import type { ArtManifest, SceneFile } from '../../shared/art/manifest.ts';
import { LOCATION_PATH, type LocationData, NAVIGATION_PATH } from '../../shared/rules/town.ts';

const RETRY_MS = 2000;

export interface TownHosts {
  /** Base URLs; '' is the page's origin. */
  storage: string;
  avatars: string;
}

export interface TownData {
  manifest: ArtManifest;
  scene: SceneFile;
}

/** Rejects only when `signal` ends it. */
export async function loadTownData(hosts: TownHosts, signal: AbortSignal): Promise<TownData> {
  const manifest = await fetchJson<ArtManifest>(`${hosts.storage}/storage/manifest.json`, signal);
  const scene = await fetchJson<SceneFile>(`${hosts.storage}${manifest.scene}`, signal);
  return { manifest, scene };
}

/** Walkable ground, or null when the location's file cannot be had: that is only logged. */
export async function loadGround(core: CoreClient, signal: AbortSignal): Promise<WalkableBitmap | null> {
  try {
    const [response, bake] = await Promise.all([fetch(LOCATION_PATH, { signal }), fetchBake(signal)]);
    if (!response.ok) throw new Error(`the location's data answered ${response.status}`);
    const { walkable } = await core.setLocation((await response.json()) as LocationData, bake);
    return walkable;
  } catch (error) {
    if (!signal.aborted) console.warn('no walkable area:', error);
    return null;
  }
}

/** What is known of the ground beforehand; without it, or with another's, the core finds it out anew. */
async function fetchBake(signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(NAVIGATION_PATH, { signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

async function fetchJson<Value>(url: string, signal: AbortSignal): Promise<Value> {
  for (;;) {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return (await response.json()) as Value;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pause(RETRY_MS, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      reject(new DOMException('the town was left', 'AbortError'));
    });
  });
}
