/** Builds the browser client into dist/client, unless it is up to date with its inputs. */
import { fromRoot } from '../process/root.ts';
import { packageCommand, runNode } from '../process/run.ts';
import { compressFolder } from './compress.ts';
import { hashInputs, isFresh, type Stamped, writeStamp } from './stamp.ts';

const CLIENT: Stamped = {
  name: 'client',
  inputs: [
    'index.html',
    'vite.config.ts',
    'vite.sw.config.ts',
    'package-lock.json',
    'public/**/*',
    'workers/**/*',
    'src/!(art|server)/**/*',
    'build/core.wasm',
    'build/core-relaxed.wasm',
    'build/painter.wasm',
    'scripts/build/{compress,icon-weights,slim-packages}.ts',
  ],
  outputs: ['dist/client/index.html', 'dist/client/sw.js'],
};

/** @throws with the bundler's output. */
export async function buildClient(options: { isForced?: boolean } = {}): Promise<'built' | 'up to date'> {
  const hash = hashInputs(CLIENT);
  if (!options.isForced && isFresh(CLIENT, hash)) return 'up to date';
  await bundle('vite.config.ts');
  // The service worker contains the name of the client's build, so it is built second.
  await bundle('vite.sw.config.ts');
  await compressFolder(fromRoot('dist/client'));
  writeStamp(CLIENT, hash);
  return 'built';
}

async function bundle(config: string): Promise<void> {
  const { code, output } = await runNode(packageCommand('vite', 'build', '--config', config, '--logLevel', 'warn'));
  if (code !== 0) throw new Error(`The client does not build:\n${output.trim()}`);
}
