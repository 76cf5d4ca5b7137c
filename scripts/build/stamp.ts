/**
 * Checks whether a build's outputs are up to date: a stamp file in `.cache/stamps` holds the hash over the names and
 * contents of the inputs. Deleting a stamp only causes another build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, ROOT } from '../process/root.ts';

export interface Stamped {
  name: string;
  /**
   * Files, and folders with a slash at the end, relative to the top of the repository. Tests are excluded. Patterns are
   * not supported: matching them takes most of the time of an unchanged start.
   */
  inputs: readonly string[];
  /** Files that must exist for the build to be up to date. */
  outputs: readonly string[];
}

/** Hash over the current inputs. */
export function hashInputs({ inputs }: Pick<Stamped, 'inputs'>, root: string = ROOT): string {
  const hash = createHash('sha256').update(process.version);
  const files = inputs.flatMap((input) => (input.endsWith('/') ? filesIn(root, input) : [input])).toSorted();
  for (const file of new Set(files)) {
    const absolute = path.join(root, file);
    if (/\.test\.tsx?$/.test(file) || !existsSync(absolute)) continue;
    hash.update(`\0${file.replaceAll('\\', '/')}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** The files of a folder and its subfolders; empty when there is no such folder. */
function filesIn(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
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
