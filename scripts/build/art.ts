/** Renders the art into its cache in a separate generator process, which skips cached outputs. */
import { fork } from 'node:child_process';
import process from 'node:process';
import { ART_CACHE, type ArtMessage } from '../../src/art/protocol.ts';
import { GENERATOR_ENV } from '../../src/shared/art/generator-env.ts';
import { fromRoot, ROOT } from '../process/root.ts';
import { hashInputs, isFresh, type Stamped, writeStamp } from './stamp.ts';

export interface ArtBuildOptions {
  /** Only the art that the town shows first; the running server renders the rest on demand. */
  isTownOnly?: boolean;
}

/** The manifest names every picture of the product by what it is made from. */
const MANIFEST = `${ART_CACHE}/storage/manifest.json`;
const TOWN_ART: Stamped = {
  name: 'town-art',
  inputs: [
    'src/art/',
    'src/shared/',
    'src/engine/',
    'package-lock.json',
    'build/core.wasm',
    'build/core-relaxed.wasm',
    'build/walking.wasm',
  ],
  outputs: [MANIFEST],
};

/** Another process can have replaced the manifest since, for other sources. */
const withManifest = (sources: string): string => `${sources} ${hashInputs({ inputs: [MANIFEST] })}`;

/**
 * Renders the town's art unless nothing that it is made from has changed since it was complete.
 * @throws as `buildArt`.
 */
export function buildTownArt(): Promise<'ready' | 'up to date'> {
  const isUpToDate = isFresh(TOWN_ART, withManifest(hashInputs(TOWN_ART)));
  return isUpToDate ? Promise.resolve('up to date') : buildArt({ isTownOnly: true });
}

const SHOW_EVERY_MS = 5000;

/**
 * Resolves when the art is in the cache.
 * @throws with the generator's output when it fails or when an output cannot be rendered.
 */
export async function buildArt(options: ArtBuildOptions = {}): Promise<'ready'> {
  const sources = hashInputs(TOWN_ART);
  await renderArt(options);
  writeStamp(TOWN_ART, withManifest(sources));
  return 'ready';
}

function renderArt({ isTownOnly = false }: ArtBuildOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    let shownMs = performance.now();
    const failures: string[] = [];
    const args = isTownOnly ? ['--only', 'town'] : [];
    const child = fork(fromRoot('src/art/cli.ts'), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
      // Node's compile cache: compiling takes a third of an unchanged start.
      env: { ...process.env, ...GENERATOR_ENV, NODE_COMPILE_CACHE: fromRoot(ART_CACHE, 'code') },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
    }
    child.on('message', (message: ArtMessage) => {
      if (message.type === 'failed') failures.push(`${message.path}: ${message.reason}`);
      if (message.type !== 'progress' || performance.now() - shownMs < SHOW_EVERY_MS) return;
      shownMs = performance.now();
      console.log(`  art: ${message.done} of ${message.total}`);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && failures.length === 0) resolve();
      else
        reject(new Error(`Rendering the art failed (exit code ${code}):\n${[...failures, output.trim()].join('\n')}`));
    });
  });
}
