/**
 * Content hashes made from sources instead of pictures. A hash covers the module that draws an output, all modules that it
 * imports, and its data. So hashes are known before anything is rendered, and a change affects only its dependents.
 * Comments, layout and the places of files do not count, so that documenting or moving a file renders nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readModule } from './module-source.ts';

const HASH_LENGTH = 10;

export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, HASH_LENGTH);

interface Module {
  /** Hash of its own code. */
  hash: string;
  imports: string[];
}

/** Reads each source once; throws when an import leads nowhere. */
export class Fingerprints {
  readonly #root: string;
  readonly #modules = new Map<string, Module>();

  /** `root` is the folder that files are named from. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Hash of the files and of everything they import, directly or not. */
  of(...files: string[]): string {
    const numbers = new Map<string, number>();
    const entries = files.map((file) => this.#number(resolve(this.#root, file), numbers));
    const modules = [...numbers.keys()].flatMap((file) => {
      const { hash, imports } = this.#read(file);
      return [hash, imports.map((path) => numbers.get(path)).join()];
    });
    return hashOf(entries.join(), ...modules);
  }

  /** Hash of all files of a folder, subfolders included; throws when there is no such folder. */
  ofFolder(folder: string): string {
    const path = resolve(this.#root, folder);
    const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = names.map((entry) => join(entry.parentPath, entry.name)).toSorted();
    return hashOf(...files.flatMap((file) => [relative(path, file), this.#read(file).hash]));
  }

  /** Hash of the versions that the project's package file names. */
  ofPackages(packageFile: string, ...names: string[]): string {
    const text = readFileSync(resolve(this.#root, packageFile), 'utf8');
    const file = JSON.parse(text) as Partial<Record<string, Record<string, string>>>;
    const versions = { ...file['dependencies'], ...file['devDependencies'] };
    return hashOf(...names.map((name) => `${name}@${versions[name] ?? ''}`));
  }

  /** Numbers a module and its imports in the order of their first visit: a name that does not depend on the path. */
  #number(file: string, numbers: Map<string, number>): number {
    const known = numbers.get(file);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(file, number);
    for (const path of this.#read(file).imports) this.#number(path, numbers);
    return number;
  }

  #read(file: string): Module {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const { code, imports } = readModule(file);
    const module = { hash: hashOf(code), imports };
    this.#modules.set(file, module);
    return module;
  }
}
