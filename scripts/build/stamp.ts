/**
 * Checks whether a build's outputs are up to date: a stamp file in `.cache/stamps` holds the hash over the names and
 * contents of the inputs. Deleting a stamp only causes another build.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, ROOT } from '../process/root.ts';

export interface Stamped {
  name: string;
  /** Patterns relative to the top of the repository; tests are excluded. */
  inputs: readonly string[];
  /** Files that must exist for the build to be up to date. */
  outputs: readonly string[];
}

/** Hash over the current inputs. */
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

/** Whether the outputs exist and the stamp equals `hash`. */
export function isFresh(build: Stamped, hash: string): boolean {
  const stamp = stampOf(build);
  return (
    build.outputs.every((file) => existsSync(fromRoot(file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** `hash` must be computed before the build, so that an edit during the build causes another build. */
export function writeStamp(build: Stamped, hash: string): void {
  const stamp = stampOf(build);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function stampOf({ name }: Stamped): string {
  return fromRoot('.cache/stamps', name);
}
