/** Where the repository lies, and how its files are named in messages. */
import path from 'node:path';

/** Absolute path of the repository's top folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Absolute path of a file named from the top of the repository. */
export function fromRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}
