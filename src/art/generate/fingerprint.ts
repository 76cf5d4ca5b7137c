/**
 * Content hashes made from sources instead of pictures: an output's hash covers the module that draws it, all that this
 * module imports, and the data that it is drawn from. So hashes are known before anything is rendered, and a change
 * reaches only what depends on it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const HASH_LENGTH = 10;
/** Statements that bring code in; types cannot change a picture. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;

export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, HASH_LENGTH);

/** Reads each source once; throws when an import leads nowhere. */
export class Fingerprints {
  readonly #root: string;
  readonly #sources = new Map<string, { text: string; imports: string[] }>();

  /** `root` is the folder that files are named from. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Hash of the files and of everything they import, directly or not. */
  of(...files: string[]): string {
    const seen = new Set<string>();
    const todo = files.map((file) => resolve(this.#root, file));
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      todo.push(...this.#read(file).imports);
    }
    const parts = [...seen].toSorted().flatMap((file) => [relative(this.#root, file), this.#read(file).text]);
    return hashOf(...parts);
  }

  /** Hash of all files of a folder, subfolders included; a missing folder is an empty one. */
  ofFolder(folder: string): string {
    const path = resolve(this.#root, folder);
    if (!existsSync(path)) return hashOf('');
    const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = names.map((entry) => join(entry.parentPath, entry.name)).toSorted();
    return hashOf(...files.flatMap((file) => [relative(this.#root, file), readFileSync(file, 'utf8')]));
  }

  /** Hash of the versions that the project's package file asks for. */
  ofPackages(packageFile: string, ...names: string[]): string {
    const { text } = this.#read(resolve(this.#root, packageFile));
    const file = JSON.parse(text) as Partial<Record<string, Record<string, string>>>;
    const versions = { ...file['dependencies'], ...file['devDependencies'] };
    return hashOf(...names.map((name) => `${name}@${versions[name] ?? ''}`));
  }

  #read(file: string): { text: string; imports: string[] } {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    const imports = [...text.matchAll(IMPORT)].map((found) => resolve(dirname(file), found[1] ?? ''));
    const source = { text, imports };
    this.#sources.set(file, source);
    return source;
  }
}
