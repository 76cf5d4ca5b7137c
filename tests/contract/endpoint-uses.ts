/** Finds where the sources implement and call endpoints of the contract. Reads import statements, not types. */
import { readFileSync } from 'node:fs';

/** One mention of the endpoint `key` of `src/shared/contract/CONTRACT.ts` in a file. */
export interface Use {
  file: string;
  contract: string;
  key: string;
}

const IMPORT = /import (?:\* as (\w+)|\{([^}]*)\}) from '[^']*\/contract\/([\w-]+)\.ts';/g;
const IMPLEMENTED = /\bimplement\(\s*\w+,\s*(?:(\w+)\.)?(\w+)/g;
const CALLED = /\b(?:call|download|upload)\(\s*(?:(\w+)\.)?(\w+)/g;
const IS_SERVER = /^src\/server\//;
const IS_CLIENT = /^src\/(?:app|avatar|features|net|rich-text|state|store|town|ui)\//;
const IS_TEST = /\.(?:test|suite)\.tsx?$|\/testing\//;

/** `files` are paths below `root`. */
export function findUses(root: string, files: readonly string[]): { implemented: Use[]; called: Use[] } {
  const implemented: Use[] = [];
  const called: Use[] = [];
  for (const file of files.filter((path) => !IS_TEST.test(path))) {
    if (!IS_SERVER.test(file) && !IS_CLIENT.test(file)) continue;
    const source = readFileSync(`${root}/${file}`, 'utf8');
    if (IS_SERVER.test(file)) implemented.push(...usesIn(file, source, IMPLEMENTED));
    else called.push(...usesIn(file, source, CALLED));
  }
  return { implemented, called };
}

function usesIn(file: string, source: string, pattern: RegExp): Use[] {
  const modules = new Map<string, string>();
  const members = new Map<string, { contract: string; key: string }>();
  for (const [, alias, list, contract = ''] of source.matchAll(IMPORT)) {
    if (alias !== undefined) modules.set(alias, contract);
    for (const member of (list ?? '').split(',')) {
      const [key = '', local = key] = member.trim().split(' as ');
      members.set(local, { contract, key });
    }
  }
  const uses: Use[] = [];
  for (const [, alias, name = ''] of source.matchAll(pattern)) {
    const contract = alias === undefined ? undefined : modules.get(alias);
    const member = alias === undefined ? members.get(name) : undefined;
    if (contract !== undefined) uses.push({ file, contract, key: name });
    else if (member !== undefined) uses.push({ file, ...member });
  }
  return uses;
}
