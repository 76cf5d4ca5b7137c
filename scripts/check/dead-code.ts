/**
 * Finds code that nothing uses: files that no entry reaches, and exports that no other file takes. What only tests use
 * is dead too, for the product does without it; a test may take an export that its own file uses.
 */
import { type Graph, isTestFile } from './graph.ts';

/** Where the product, its commands and its tools begin. Patterns from the top of the repository. */
export const ENTRIES = [
  'src/app/main.tsx',
  'src/app/kit.tsx',
  'src/server/main.ts',
  'src/server/cli/*.ts',
  'src/art/cli.ts',
  'workers/*.worker.ts',
  'assembly/index.ts',
  // The door that features open screens through.
  'src/screens/screens.ts',
  // A value for tests to walk over; the product takes its endpoints one by one.
  'src/shared/contract/index.ts',
  'scripts/*.{ts,mjs}',
  'bench/run.ts',
  '*.config.ts',
  '**/*.worker.ts',
  '**/*.d.ts',
];

/** Lines `file: ...`, sorted. `entries` are paths of the graph. */
export function findDeadCode(graph: Graph, entries: readonly string[]): string[] {
  return [...findUnusedFiles(graph, entries), ...findUnusedExports(graph, entries)].toSorted();
}

function findUnusedFiles(graph: Graph, entries: readonly string[]): string[] {
  const tests = [...graph.files.keys()].filter((file) => isTestFile(file));
  const byProduct = reach(graph, entries);
  const byTests = reach(graph, tests);
  const lines: string[] = [];
  for (const file of graph.files.keys()) {
    if (byProduct.has(file) || (isTestFile(file) && byTests.has(file))) continue;
    lines.push(`${file}: ${byTests.has(file) ? 'only tests use this file' : 'nothing uses this file'}`);
  }
  return lines;
}

function reach(graph: Graph, starts: readonly string[]): Set<string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of graph.edges) if (to) next.set(from, [...(next.get(from) ?? []), to]);
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(next.get(file) ?? []));
  }
  return seen;
}

function findUnusedExports(graph: Graph, entries: readonly string[]): string[] {
  const taken = takenNames(graph);
  const lines: string[] = [];
  for (const file of graph.files.values()) {
    if (entries.includes(file.path) || file.path.startsWith('assembly/') || file.path.endsWith('.test.ts')) continue;
    const uses = taken.get(file.path);
    for (const { name, isType } of file.exports) {
      if (uses?.product.has(name) || uses?.product.has('*')) continue;
      if (isTestFile(file.path) && (uses?.tests.has(name) || uses?.tests.has('*'))) continue;
      const isUsedHere = (file.mentions.get(name) ?? 0) > 1;
      if (isUsedHere && (isType || uses?.tests.has(name) || uses?.tests.has('*'))) continue;
      const why = uses?.tests.has(name)
        ? 'only tests use'
        : isUsedHere
          ? 'no other file uses the export'
          : 'nothing uses';
      lines.push(`${file.path}: ${why} ${name}`);
    }
  }
  return lines;
}

interface Taken {
  product: Set<string>;
  tests: Set<string>;
}

/** For each file the names that others take from it, followed through files that only hand names on. */
function takenNames(graph: Graph): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  const take = (file: string, name: string, by: keyof Taken): void => {
    const uses = taken.get(file) ?? { product: new Set(), tests: new Set() };
    taken.set(file, uses);
    if (uses[by].has(name)) return;
    uses[by].add(name);
    for (const edge of graph.edges) {
      if (edge.from !== file || !edge.to) continue;
      for (const { from, as } of edge.import.handsOn ?? []) {
        if (as === name || name === '*') take(edge.to, from, by);
        else if (as === '*' && name !== 'default') take(edge.to, name, by);
      }
    }
  };
  for (const edge of graph.edges) {
    if (!edge.to || edge.to === edge.from) continue;
    for (const name of edge.import.names) take(edge.to, name, isTestFile(edge.from) ? 'tests' : 'product');
  }
  return taken;
}
