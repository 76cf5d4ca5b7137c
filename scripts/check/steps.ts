/** The steps of `npm run check`. Each step resolves to the problems that it found, or to an empty string. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CALLS_PAGE, writeCallsPage } from '../docs/calls.ts';
import { fromRoot, ROOT } from '../process/root.ts';
import { packageCommand, runNode } from '../process/run.ts';
import { findBoundaryBreaches } from './boundaries.ts';
import { findBreakpointCopies } from './breakpoints.ts';
import { findClockReads } from './clock.ts';
import { findColliderReads } from './colliders.ts';
import { findUncalledCore } from './core-calls.ts';
import { findPhysicalStyles } from './directions.ts';
import { findDocumentErrors } from './documents.ts';
import { findBannedWords } from './english.ts';
import { findEarlyLoads } from './first-screen.ts';
import { readGraph } from './graph.ts';
import { findLocalPaths } from './local-paths.ts';
import { findScreenTexts } from './screen-texts.ts';
import { findOwnEnvironments } from './test-environments.ts';
import { findTableBreaches } from './tables.ts';
import { findLooseVersions, findMissingPackages, findRegistryHosts, type PackageManifest } from './packages.ts';

export interface Step {
  name: string;
  /** Resolves to the details of the problems; empty when there are none. */
  run(): Promise<string>;
}

/**
 * Steps that start a process. The runner runs two of them at a time, so the compiler checks in one thread: each further one
 * makes the shared types again.
 */
export const COMMAND_STEPS: Step[] = [
  command('types: node', 'tsc', '-p', 'tsconfig.node.json', '--checkers', '1'),
  command('types: browser', 'tsc', '-p', 'tsconfig.client.json', '--checkers', '1'),
  command('types: worker', 'tsc', '-p', 'tsconfig.worker.json', '--checkers', '1'),
  command('format', 'biome', 'format', '.'),
  command('lint', 'oxlint', '--type-aware', '--quiet'),
  command('unused code', 'knip', '--no-progress'),
  command('test-only code', 'knip', '--no-progress', '--production', '--include', 'files,exports,types'),
  command('core builds', 'asc', 'assembly/index.ts', '--config', 'asconfig.json', '--target', 'debug', '--noEmit'),
  command(
    'navigation builds',
    'asc',
    'assembly/navigation/index.ts',
    '--config',
    'asconfig.json',
    '--target',
    'navigation',
    '--noEmit',
  ),
  command(
    'walking builds',
    'asc',
    'assembly/walking/index.ts',
    '--config',
    'asconfig.json',
    '--target',
    'walking',
    '--noEmit',
  ),
  command(
    'daily board builds',
    'asc',
    'assembly/match3/daily/index.ts',
    '--config',
    'asconfig.json',
    '--target',
    'daily',
    '--noEmit',
  ),
  command(
    'painter builds',
    'asc',
    'assembly/paint/index.ts',
    '--config',
    'asconfig.json',
    '--target',
    'painter',
    '--noEmit',
  ),
];

/** Steps that run in this process, one after the other. */
export const LOCAL_STEPS: Step[] = [
  { name: 'boundaries', run: () => Promise.resolve(findBoundaryBreaches(readGraph(ROOT)).join('\n')) },
  { name: 'first screen', run: () => Promise.resolve(findEarlyLoads(readGraph(ROOT)).join('\n')) },
  { name: 'packages', run: () => Promise.resolve(checkPackages()) },
  { name: 'paths', run: () => Promise.resolve(checkFiles(findLocalPaths)) },
  { name: 'tables', run: () => Promise.resolve(findTableBreaches(readTexts()).join('\n')) },
  { name: 'breakpoints', run: () => Promise.resolve(findBreakpointCopies(readTexts()).join('\n')) },
  { name: 'colliders', run: () => Promise.resolve(checkFiles(findColliderReads)) },
  { name: 'core calls', run: () => Promise.resolve(findUncalledCore(readTexts()).join('\n')) },
  { name: 'clock', run: () => Promise.resolve(checkFiles(findClockReads)) },
  { name: 'directions', run: () => Promise.resolve(checkFiles(findPhysicalStyles)) },
  { name: 'screen texts', run: () => Promise.resolve(checkFiles(findScreenTexts)) },
  { name: 'documents', run: checkDocuments },
  { name: 'english', run: () => Promise.resolve(checkFiles(findBannedWords)) },
  { name: 'test environments', run: () => Promise.resolve(checkFiles(findOwnEnvironments)) },
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

/**
 * The benchmarks have their own manifest, so that installing the product does not install the libraries to compare
 * with.
 */
function checkPackages(): string {
  const lines: string[] = [];
  for (const folder of ['', 'bench/', 'bench/colyseus/']) {
    const where = `${folder}package.json`;
    if (!existsSync(fromRoot(where))) continue;
    lines.push(...findLooseVersions(readManifest(where), where));
    const lockfile = `${folder}package-lock.json`;
    const text = readFileSync(fromRoot(lockfile), 'utf8');
    lines.push(...findRegistryHosts(text, lockfile), ...findMissingPackages(text, lockfile));
  }
  return lines.join('\n');
}

function readManifest(file: string): PackageManifest {
  return JSON.parse(readFileSync(fromRoot(file), 'utf8')) as PackageManifest;
}

async function checkDocuments(): Promise<string> {
  const files = readTexts();
  const lines = findDocumentErrors(files, (path) => existsSync(fromRoot(path)));
  if (files.get(CALLS_PAGE) !== (await writeCallsPage())) {
    lines.push(`${CALLS_PAGE}: differs from the contract; write it with npm run docs`);
  }
  return lines.join('\n');
}

const TEXT_FILE = /\.(?:ts|tsx|mjs|js|json|md|css|html|ya?ml|sh)$|^\.ci\/|^\.[\w.]+rc/;

function checkFiles(find: (file: string, text: string) => string[]): string {
  return [...readTexts()].flatMap(([file, text]) => find(file, text)).join('\n');
}

/** The listed text files of the repository: path -> text. */
function readTexts(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => TEXT_FILE.test(file) && existsSync(fromRoot(file)));
  return new Map(files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
}
