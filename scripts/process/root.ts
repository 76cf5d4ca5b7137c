/** Paths of the repository and of its files. */
import path from 'node:path';

/** Absolute path of the repository's top folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Absolute path of a file given relative to the top of the repository. */
export function fromRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}
