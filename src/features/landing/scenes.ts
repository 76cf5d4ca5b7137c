/**
 * The pictures behind the landing screen. A fresh server may still be rendering them: a missing picture is retried with
 * growing delays and joins the rotation when it has loaded.
 */
import { storageUrl } from '../../net/client-config.ts';
import { persist } from '../../net/persist.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';

export const ROTATION_MS = 3000;
/** A picture that loads slower than this lets the next one start. */
const NEXT_START_MS = 5000;

export interface Scene {
  url: string;
  /** Painted by day: darkened at night, and then shown only while no night picture has loaded. */
  isDaylight: boolean;
}

const isDaylight = (id: string): boolean => !/night|dusk|sunset|evening/.test(id);

/**
 * Scenes of the art manifest for a window shape, those of the requested light first. Rejects when the manifest cannot
 * be fetched.
 */
async function fetchScenes(request: SceneRequest): Promise<Scene[]> {
  const { landing } = await loadArtManifest();
  const isRequested = (id: string) => (request.isNight ? id.includes('night') : isDaylight(id));
  return landing
    .toSorted((a, b) => Number(isRequested(b.id)) - Number(isRequested(a.id)))
    .map(({ id, wide, tall }) => ({ url: storageUrl(request.isTall ? tall : wide), isDaylight: isDaylight(id) }));
}

export interface SceneRequest {
  isTall: boolean;
  isNight: boolean;
}

/** The loaded pictures to show: at night without daylight pictures, unless there are no others. */
export function choose(ready: readonly Scene[], isNight: boolean): readonly Scene[] {
  const fitting = isNight ? ready.filter((scene) => !scene.isDaylight) : ready;
  return fitting.length > 0 ? fitting : ready;
}

/** Resolves when a picture is in the browser's cache. Rejects when it cannot be decoded. */
function loadPicture(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  return image.decode();
}

/**
 * Calls `onReady` for every picture that has loaded. A picture starts when the one before it has loaded or takes long.
 */
export async function gatherScenes(
  request: SceneRequest,
  signal: AbortSignal,
  onReady: (scene: Scene) => void,
): Promise<void> {
  const scenes = (await persist(signal, () => fetchScenes(request))) ?? [];
  for (const scene of scenes) {
    if (signal.aborted) return;
    const isLoaded = persist(signal, () => loadPicture(scene.url)).then(() => !signal.aborted && onReady(scene));
    await Promise.race([isLoaded, sleep(runtime, NEXT_START_MS, signal)]);
  }
}
