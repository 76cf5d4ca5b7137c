/** Builds what is missing, in the order of what needs what: the core, then client and art side by side. */
import { buildArt } from './art.ts';
import { buildClient } from './client.ts';
import { buildCore } from './core.ts';
import { showStep } from './progress.ts';

export interface BuildOptions {
  /** Build core and client although their inputs did not change. */
  isForced?: boolean;
  /** Render only what the town shows first; the server has the rest rendered while it runs. */
  isTownArtOnly?: boolean;
}

/** @throws with the output of the step that failed. */
export async function buildAll({ isForced = false, isTownArtOnly = false }: BuildOptions = {}): Promise<void> {
  await showStep('core', async () => ((await buildCore({ force: isForced })).built ? 'built' : 'up to date'));
  await Promise.all([
    showStep('client', () => buildClient({ isForced })),
    showStep('art', () => buildArt({ isTownOnly: isTownArtOnly })),
  ]);
}
