/** Builds what is out of date, in dependency order: the core first, then client and art in parallel. */
import { buildArt } from './art.ts';
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

/** Builds everything except the art. @throws with the output of the step that failed. */
export async function buildCode(): Promise<void> {
  await showCore(false);
  await showStep('client', () => buildClient());
}

function showCore(isForced: boolean): Promise<void> {
  return showStep('core', async () => ((await buildCore({ force: isForced })).built ? 'built' : 'up to date'));
}
