/** Builds the browser client into dist/client, unless it is up to date with its inputs. */
import { readdirSync } from 'node:fs';
import { fromRoot } from '../process/root.ts';
import { packageCommand, runNode } from '../process/run.ts';
import { compressFolder } from './compress.ts';
import { type BuildFolders, dropOlderAssets, keepAssets } from './keep-assets.ts';
import { hashInputs, isFresh, type Stamped, writeStamp } from './stamp.ts';

/** All sources except those of the generator and the server. */
const CLIENT_SOURCES = readdirSync(fromRoot('src'))
  .filter((name) => name !== 'art' && name !== 'server')
  .map((name) => `src/${name}/`);

const CLIENT: Stamped = {
  name: 'client',
  inputs: [
    'index.html',
    'vite.config.ts',
    'vite.sw.config.ts',
    'package-lock.json',
    'public/',
    'workers/',
    ...CLIENT_SOURCES,
    'build/core.stamp',
    'build/core.wasm',
    'build/core-relaxed.wasm',
    'build/walking.wasm',
    'build/painter.wasm',
    'build/daily.wasm',
    'scripts/build/chunks.ts',
    'scripts/build/compress.ts',
    'scripts/build/icon-weights.ts',
    'scripts/build/languages.ts',
    'scripts/build/slim-packages.ts',
  ],
  outputs: ['dist/client/index.html', 'dist/client/sw.js'],
};

const FOLDERS: BuildFolders = { client: fromRoot('dist/client'), previous: fromRoot('dist/previous') };

/** @throws with the bundler's output. */
export async function buildClient(options: { isForced?: boolean } = {}): Promise<'built' | 'up to date'> {
  const hash = hashInputs(CLIENT);
  if (!options.isForced && isFresh(CLIENT, hash)) return 'up to date';
  const replaced = await keepAssets(FOLDERS);
  await bundle('vite.config.ts');
  // The service worker contains the name of the client's build, so it is built second.
  await bundle('vite.sw.config.ts');
  await compressFolder(FOLDERS.client);
  await dropOlderAssets(FOLDERS, replaced);
  writeStamp(CLIENT, hash);
  return 'built';
}

async function bundle(config: string): Promise<void> {
  const { code, output } = await runNode(packageCommand('vite', 'build', '--config', config, '--logLevel', 'warn'));
  if (code !== 0) throw new Error(`The client does not build:\n${output.trim()}`);
}
