/** The import graph of the repository: every source file, and the file or package that each import resolves to. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Import, readSource, type SourceFile } from './source-file.ts';

export interface Edge {
  from: string;
  /** File from the top of the repository (it need not be a source file, nor exist), or null for a package. */
  to: string | null;
  /** Package name, `node:` modules included; null for a file. */
  package: string | null;
  import: Import;
}

export interface Graph {
  files: Map<string, SourceFile>;
  edges: Edge[];
}

const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/;
const SOURCE_PATTERNS = ['{src,workers,assembly,scripts,tests,bench}/**/*', '*'];

/** Reads every source file below `root`. */
export function readGraph(root: string): Graph {
  const paths = SOURCE_PATTERNS.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name.endsWith('/results') }),
  );
  const texts = new Map<string, string>();
  for (const file of paths.map((one) => one.replaceAll('\\', '/')).toSorted()) {
    if (SOURCE.test(file) && !file.endsWith('.d.ts')) texts.set(file, readFileSync(path.join(root, file), 'utf8'));
  }
  return graphOf(texts);
}

/** The graph of these files: path from the top of the repository to text. */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const files = new Map([...texts].map(([name, text]) => [name, readSource(name, text)]));
  const edges: Edge[] = [];
  for (const file of files.values()) {
    for (const one of file.imports) edges.push(...edgesOf(file.path, one, files));
  }
  return { files, edges };
}

function edgesOf(from: string, one: Import, files: ReadonlyMap<string, SourceFile>): Edge[] {
  const folder = path.posix.dirname(from);
  if (one.isGlob) {
    const pattern = one.specifier.startsWith('/') ? one.specifier.slice(1) : path.posix.join(folder, one.specifier);
    const found = [...files.keys()].filter((file) => path.posix.matchesGlob(file, pattern) && file !== from);
    return found.map((to) => ({ from, to, package: null, import: one }));
  }
  if (one.specifier.startsWith('.') || one.specifier.startsWith('/')) {
    const base = one.specifier.startsWith('/') ? one.specifier.slice(1) : path.posix.join(folder, one.specifier);
    const to = [base, `${base}.ts`, `${base}/index.ts`].find((name) => files.has(name)) ?? base;
    return [{ from, to, package: null, import: one }];
  }
  return [{ from, to: null, package: packageOf(one.specifier), import: one }];
}

/** `@scope/name/deep` -> `@scope/name`, `name/deep` -> `name`; `node:fs/promises` stays a `node:` name. */
export function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Tests, their helpers and their configuration. They may import from every room of the product. */
export function isTestFile(file: string): boolean {
  return (
    file.startsWith('tests/') ||
    file === 'vitest.config.ts' ||
    /[.-](?:test|suite|fixture)\.tsx?$/.test(file) ||
    /\/(?:testing|fixtures)\//.test(file)
  );
}
