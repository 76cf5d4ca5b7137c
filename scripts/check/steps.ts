/** The steps of `npm run check`. Each is one question with one answer; `details` is what a person needs to mend it. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fromRoot, ROOT } from '../process/root.ts';
import { packageCommand, runNode } from '../process/run.ts';
import { findBoundaryBreaches } from './boundaries.ts';
import { CLOCK_FILES, findClockReads } from './clock.ts';
import { findCycles } from './cycles.ts';
import { ENTRIES, findDeadCode } from './dead-code.ts';
import { type Graph, readGraph } from './graph.ts';
import { findLocalPaths } from './local-paths.ts';
import { findLooseVersions, findPackageUse, findRegistryHosts, type PackageManifest } from './packages.ts';

export interface Step {
  name: string;
  /** Empty when all is well. */
  run(): Promise<string>;
}

/** Steps that start a command of their own; the runner has two of them going at a time. */
export const COMMAND_STEPS: Step[] = [
  command('types: browser', 'tsc', '-p', 'tsconfig.client.json'),
  command('types: worker', 'tsc', '-p', 'tsconfig.worker.json'),
  command('types: node', 'tsc', '-p', 'tsconfig.node.json'),
  command('format', 'biome', 'format', '.'),
  command('lint', 'oxlint', '--type-aware', '--quiet'),
  command('core builds', 'asc', 'assembly/index.ts', '--config', 'asconfig.json', '--target', 'debug', '--noEmit'),
];

/** Steps over the import graph and the listed files; they run in this process, one after the other. */
export const GRAPH_STEPS: Step[] = [
  graphStep('boundaries', findBoundaryBreaches),
  graphStep('cycles', findCycles),
  graphStep('dead code', (graph) =>
    findDeadCode(graph, globSync(ENTRIES, { cwd: ROOT, exclude: ['node_modules/**'] })),
  ),
  graphStep('packages', checkPackages),
  { name: 'paths', run: () => Promise.resolve(checkPaths()) },
  { name: 'clock', run: () => Promise.resolve(checkClock()) },
];

function command(name: string, bin: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(packageCommand(bin, ...args));
      return code === 0 ? '' : output.trim() || `${bin} ended with code ${code}`;
    },
  };
}

let graph: Graph | undefined;

function graphStep(name: string, find: (graph: Graph) => string[]): Step {
  return {
    name,
    run: () => {
      graph ??= readGraph(ROOT);
      return Promise.resolve(find(graph).join('\n'));
    },
  };
}

/** The benchmarks have a manifest of their own, so that peers to compare with stay out of the product's install. */
function checkPackages(graph: Graph): string[] {
  const lines: string[] = [];
  for (const folder of ['', 'bench/']) {
    const where = `${folder}package.json`;
    if (!existsSync(fromRoot(where))) continue;
    lines.push(...findLooseVersions(readManifest(where), where));
    const lockfile = `${folder}package-lock.json`;
    lines.push(...findRegistryHosts(readFileSync(fromRoot(lockfile), 'utf8'), lockfile));
  }
  const own: Graph = { ...graph, edges: graph.edges.filter(({ from }) => !from.startsWith('bench/')) };
  const styles = globSync('src/**/*.css', { cwd: ROOT }).map((file) => readFileSync(fromRoot(file), 'utf8'));
  return [...lines, ...findPackageUse(own, readManifest('package.json'), styles)];
}

function readManifest(file: string): PackageManifest {
  return JSON.parse(readFileSync(fromRoot(file), 'utf8')) as PackageManifest;
}

const TEXT_FILE = /\.(?:ts|tsx|mjs|js|json|md|css|html|ya?ml|sh)$|^\.ci\/|^\.[\w.]+rc/;

function checkPaths(): string {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => TEXT_FILE.test(file) && existsSync(fromRoot(file)))
    .flatMap((file) => findLocalPaths(file, readFileSync(fromRoot(file), 'utf8')))
    .join('\n');
}

function checkClock(): string {
  return globSync(CLOCK_FILES, { cwd: ROOT })
    .flatMap((file) => findClockReads(file.replaceAll('\\', '/'), readFileSync(fromRoot(file), 'utf8')))
    .join('\n');
}
