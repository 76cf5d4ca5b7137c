/** Builds what is out of date, in dependency order: the core first, then client and art in parallel. */
import { buildArt, buildTownArt } from './art.ts';
import { buildClient } from './client.ts';
import { buildCore } from './core.ts';
import { showStep } from './progress.ts';

export interface BuildOptions {
  /** Build core and client even when their inputs did not change. */
  isForced?: boolean;
  /** Render only the art that the town shows first; the running server renders the rest on demand. */
  isTownArtOnly?: boolean;
}

/** @throws with the output of the step that failed. */
export async function buildAll({ isForced = false, isTownArtOnly = false }: BuildOptions = {}): Promise<void> {
  await showCore(isForced);
  await Promise.all([
    showStep('client', () => buildClient({ isForced })),
    showStep('art', () => buildArt({ isTownOnly: isTownArtOnly })),
  ]);
}

/**
 * Builds what the start of the server needs. The art of the town is rendered only when the sources of the art changed since
 * it was last complete; the generator of the running server checks every picture by itself.
 * @throws with the output of the step that failed.
 */
export async function buildForStart(): Promise<{ isManifestFresh: boolean }> {
  await showCore(false);
  const [art] = await Promise.all([showStep('art', buildTownArt), showStep('client', () => buildClient())]);
  return { isManifestFresh: art === 'up to date' };
}

/** Builds everything except the art. @throws with the output of the step that failed. */
export async function buildCode(): Promise<void> {
  await showCore(false);
  await showStep('client', () => buildClient());
}

async function showCore(isForced: boolean): Promise<void> {
  await showStep('core', async () => ((await buildCore({ force: isForced })).built ? 'built' : 'up to date'));
}
