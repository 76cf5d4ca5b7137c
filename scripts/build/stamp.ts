/**
 * Tells whether a build's result is still that of its inputs: a stamp holds the hash over the inputs' names and contents,
 * and lies in the cache beside nothing else that matters. Deleting it only costs a build.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, ROOT } from '../process/root.ts';

export interface Stamped {
  name: string;
  /** Patterns from the top of the repository; tests are left out. */
  inputs: readonly string[];
  /** Files that must exist for the result to count. */
  outputs: readonly string[];
}

/** Hash over the inputs as they are now. */
export function hashInputs({ inputs }: Pick<Stamped, 'inputs'>, root: string = ROOT): string {
  const hash = createHash('sha256').update(process.version);
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  for (const file of new Set(files)) {
    const absolute = path.join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(absolute).isFile()) continue;
    hash.update(`\0${file.replaceAll('\\', '/')}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** Whether the outputs exist and were made of these inputs. */
export function isFresh(build: Stamped, hash: string): boolean {
  const stamp = stampOf(build);
  return (
    build.outputs.every((file) => existsSync(fromRoot(file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** Call it with the hash taken before the build: an edit during the build then causes another build. */
export function writeStamp(build: Stamped, hash: string): void {
  const stamp = stampOf(build);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function stampOf({ name }: Stamped): string {
  return fromRoot('.cache/stamps', name);
}
