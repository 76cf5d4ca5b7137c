/**
 * Checks that each table of the database is written by exactly one domain, and that no domain exports functions of its
 * `repo.ts` unchanged. Reads the text of `src/server`; tests, fixtures and migrations may write any table.
 */
import { isTestFile } from './graph.ts';

const SERVER = /^src\/server\//;
const NOT_COVERED = /^src\/server\/(?:testing|db\/migrations)\/|-fixture\.ts$/;
const SCHEMA = 'src/server/db/schema.ts';

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`](\w+)/g,
  /\b(?:insert into|update|delete from)\s+"(\w+)"/gi,
];
const TABLES = /export interface Tables \{([^}]*)\}/;
const PASS_THROUGHS = [
  /^export const (\w+)(?:: [^=\n]+)? = repo\.\w+;/gm,
  /^export \{ ([^}]+) \} from '\.\/(?:[\w-]+-)?repo\.ts';/gm,
];

/** `files` are the repository's paths with their texts. Returns one line for each problem. */
export function findTableBreaches(files: ReadonlyMap<string, string>): string[] {
  const writers = new Map<string, Set<string>>(tablesOf(files.get(SCHEMA) ?? '').map((table) => [table, new Set()]));
  const lines: string[] = [];
  for (const [file, text] of files) {
    if (!SERVER.test(file) || NOT_COVERED.test(file) || isTestFile(file)) continue;
    for (const table of matches(text, WRITES)) writers.get(table)?.add(domainOf(file));
    for (const name of matches(text, PASS_THROUGHS)) lines.push(`${file}: exports ${name} of its repo unchanged`);
  }
  for (const [table, domains] of writers) {
    if (domains.size === 0) lines.push(`${table}: no domain writes this table`);
    if (domains.size > 1) lines.push(`${table}: written by ${[...domains].toSorted().join(' and ')}`);
  }
  return lines;
}

const matches = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** `src/server/domains/mail/repo.ts` -> `mail`; other rooms of the server by their path. */
const domainOf = (file: string): string => /^src\/server\/domains\/([^/]+)\//.exec(file)?.[1] ?? file;

const tablesOf = (schema: string): string[] =>
  [...(TABLES.exec(schema)?.[1] ?? '').matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name);
