/**
 * The pictures behind the landing screen. Art may still be rendering: a picture that is not there yet is asked for again,
 * ever more slowly, and joins the rotation once it has come.
 */
import * as z from 'zod/mini';
import { clientConfig } from '../../net/client-config.ts';

export const ROTATION_MS = 3000;
export const MANIFEST_PATH = '/storage/manifest.json';
const RETRY_FIRST_MS = 2000;
const RETRY_LAST_MS = 30_000;

export interface Scene {
  id: string;
  /** For windows wider than high. */
  wide: string;
  /** For phones held upright. */
  tall: string;
}

const manifestShape = z.object({ landing: z.array(z.object({ id: z.string(), wide: z.string(), tall: z.string() })) });

/** Scenes of the art manifest with full addresses; throws when it cannot be had. */
export async function fetchScenes(signal: AbortSignal): Promise<Scene[]> {
  const base = clientConfig().hosts.storage;
  const response = await fetch(base + MANIFEST_PATH, { signal });
  if (!response.ok) throw new Error(`the art manifest answered ${response.status}`);
  const { landing } = manifestShape.parse(await response.json());
  return landing.map(({ id, wide, tall }) => ({ id, wide: base + wide, tall: base + tall }));
}

/** Waits for a picture to be in the browser's cache; rejects when it cannot be shown. */
function loadPicture(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  return image.decode();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs a task until it succeeds or the signal ends it. */
async function persist<Value>(signal: AbortSignal, task: () => Promise<Value>): Promise<Value | undefined> {
  for (let waitMs = RETRY_FIRST_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, RETRY_LAST_MS)) {
    try {
      return await task();
    } catch {
      await pause(waitMs, signal);
    }
  }
  return undefined;
}

/** Tells of every picture as it becomes showable, one after another so that the first comes soon. */
export async function gatherScenes(
  isTall: boolean,
  signal: AbortSignal,
  onReady: (url: string) => void,
): Promise<void> {
  const scenes = (await persist(signal, () => fetchScenes(signal))) ?? [];
  for (const scene of scenes) {
    const url = isTall ? scene.tall : scene.wide;
    const isLoaded = await loadPicture(url).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    if (isLoaded) onReady(url);
    else void persist(signal, () => loadPicture(url)).then(() => !signal.aborted && onReady(url));
  }
}
