/** For tests without a generator: an `ArtHost` over a folder of files that are already rendered. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import type { ArtHost } from '../ports.ts';
import { addressesOfManifest, MANIFEST_PATH, pathOfAddress, versionOf } from '../art-host/art-paths.ts';

/** Rejects when the folder holds no manifest. */
export async function openArtFolder(dir: string): Promise<ArtHost> {
  const manifest = JSON.parse(await readFile(join(dir, MANIFEST_PATH), 'utf8')) as ArtManifest;
  return {
    manifest: () => manifest,
    fileOf: async (address) => {
      const path = pathOfAddress(address);
      if (path === null) return null;
      const file = join(dir, path);
      return stat(file).then(
        (found) => (found.isFile() ? file : null),
        () => null,
      );
    },
    fileIfThere: (address) => {
      const path = pathOfAddress(address);
      return path !== null && existsSync(join(dir, path)) ? join(dir, path) : null;
    },
    isCurrent: (address) => versionOf(address) !== null && addressesOfManifest(manifest).includes(address),
    progress: () => ({ isTownReady: true, missing: 0, failed: 0, requested: 0 }),
    close: () => Promise.resolve(),
  };
}
