/**
 * The pictures behind the landing screen. Art may still be rendering: a picture that is not there yet is asked for again,
 * ever more slowly, and joins the rotation once it has come.
 */
import { storageUrl } from '../../net/client-config.ts';
import { pause, persist } from '../../net/persist.ts';
import { loadArtManifest } from '../../state/art/art-manifest.ts';

export const ROTATION_MS = 3000;
/** A picture that is slow to come lets the next one start. */
const NEXT_START_MS = 5000;

export interface Scene {
  url: string;
  /** Painted by day: dyed at night, and then shown only while nothing better is there. */
  isDaylight: boolean;
}

const isDaylight = (id: string): boolean => !/night|dusk|sunset|evening/.test(id);

/** Scenes of the art manifest for a shape of window, those of the wished light first; throws when it cannot be had. */
async function fetchScenes(wish: SceneWish): Promise<Scene[]> {
  const { landing } = await loadArtManifest();
  const isWished = (id: string) => (wish.isNight ? id.includes('night') : isDaylight(id));
  return landing
    .toSorted((a, b) => Number(isWished(b.id)) - Number(isWished(a.id)))
    .map(({ id, wide, tall }) => ({ url: storageUrl(wish.isTall ? tall : wide), isDaylight: isDaylight(id) }));
}

export interface SceneWish {
  isTall: boolean;
  isNight: boolean;
}

/** What the rotation shows of the pictures that have come: at night no daylight, unless there is nothing else. */
export function choose(ready: readonly Scene[], isNight: boolean): readonly Scene[] {
  const fitting = isNight ? ready.filter((scene) => !scene.isDaylight) : ready;
  return fitting.length > 0 ? fitting : ready;
}

/** Waits for a picture to be in the browser's cache; rejects when it cannot be shown. */
function loadPicture(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  return image.decode();
}

/** Tells of every picture as it becomes showable; one begins when the one before it has come or takes long. */
export async function gatherScenes(
  wish: SceneWish,
  signal: AbortSignal,
  onReady: (scene: Scene) => void,
): Promise<void> {
  const scenes = (await persist(signal, () => fetchScenes(wish))) ?? [];
  for (const scene of scenes) {
    if (signal.aborted) return;
    const isLoaded = persist(signal, () => loadPicture(scene.url)).then(() => !signal.aborted && onReady(scene));
    await Promise.race([isLoaded, pause(NEXT_START_MS, signal)]);
  }
}
