/** Renders the art into its cache by the generator's own process, which skips what is there already. */
import { fork } from 'node:child_process';
import type { ArtMessage } from '../../src/art/protocol.ts';
import { fromRoot, ROOT } from '../process/root.ts';

export interface ArtBuildOptions {
  /** Stop once everything is there that the town shows first; the server has the rest rendered while it runs. */
  isTownOnly?: boolean;
}

/**
 * Resolves when it is there.
 * @throws with what the generator wrote when it ends before it is done, or when an output cannot be rendered.
 */
export function buildArt({ isTownOnly = false }: ArtBuildOptions = {}): Promise<'ready'> {
  return new Promise((resolve, reject) => {
    let output = '';
    let shownMs = performance.now();
    const failures: string[] = [];
    const child = fork(fromRoot('src/art/cli.ts'), { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const end = (): void => {
      child.removeAllListeners('exit').kill('SIGTERM');
      if (failures.length > 0) reject(new Error(`Some art does not render:\n${failures.join('\n')}`));
      else resolve('ready');
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
    }
    child.on('message', (message: ArtMessage) => {
      if (message.type === 'failed') failures.push(`${message.path}: ${message.reason}`);
      if (message.type === 'ready-town' && isTownOnly) end();
      if (message.type !== 'progress') return;
      if (message.done === message.total) end();
      else if (performance.now() - shownMs > SHOW_EVERY_MS) {
        shownMs = performance.now();
        console.log(`  art: ${message.done} of ${message.total}`);
      }
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && failures.length === 0) end();
      else reject(new Error(`The art does not render (exit code ${code}):\n${output.trim()}`));
    });
  });
}

const SHOW_EVERY_MS = 5000;