/** Builds the browser client into dist/client, unless what lies there was made of the same inputs. */
import { packageCommand, runNode } from '../process/run.ts';
import { hashInputs, isFresh, type Stamped, writeStamp } from './stamp.ts';

const CLIENT: Stamped = {
  name: 'client',
  inputs: [
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'public/**/*',
    'workers/**/*',
    'src/{app,avatar,engine,features,net,rich-text,shared,state,town,ui}/**/*',
    'build/core.wasm',
  ],
  outputs: ['dist/client/index.html'],
};

/** @throws with the bundler's output. */
export async function buildClient(options: { isForced?: boolean } = {}): Promise<'built' | 'up to date'> {
  const hash = hashInputs(CLIENT);
  if (!options.isForced && isFresh(CLIENT, hash)) return 'up to date';
  const { code, output } = await runNode(packageCommand('vite', 'build', '--logLevel', 'warn'));
  if (code !== 0) throw new Error(`The client does not build:\n${output.trim()}`);
  writeStamp(CLIENT, hash);
  return 'built';
}
