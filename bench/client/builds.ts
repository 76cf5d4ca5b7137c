/**
 * Production builds of this folder and of a commit, for comparison within one run. A commit is checked out below
 * `.cache/bench/` once. Each build runs its own server; the art of this folder is copied, so that equal pictures are not
 * rendered again.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { flags } from '../lib/flags.ts';

export interface Build {
  /** `this folder`, or the commit's first ten digits. */
  name: string;
  folder: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCKFILE = 'package-lock.json';

/** This folder's build and, if `commit` is not null, that commit's. Throws when a commit is unknown or does not build. */
export function buildAll(commit: string | null): Build[] {
  const builds: Build[] = [{ name: 'this folder', folder: ROOT }];
  if (commit !== null) builds.push(checkOut(commit));
  for (const { name, folder } of flags.isBuilt ? [] : builds) {
    console.log(`  building ${name} ...`);
    run(folder, process.execPath, ['scripts/launch.mjs', 'scripts/build.ts']);
  }
  return builds;
}

function checkOut(commit: string): Build {
  const sha = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = join(ROOT, '.cache', 'bench', `commit-${sha.slice(0, 10)}`);
  if (!existsSync(join(folder, LOCKFILE))) {
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', sha], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  }
  installPackages(folder);
  const art = join('.cache', 'art');
  if (existsSync(join(ROOT, art)) && !existsSync(join(folder, art))) {
    cpSync(join(ROOT, art), join(folder, art), { recursive: true });
  }
  return { name: sha.slice(0, 10), folder };
}

/** Uses this folder's packages when the commit has the same ones. */
function installPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return;
  const isSame = readFileSync(join(folder, LOCKFILE)).equals(readFileSync(join(ROOT, LOCKFILE)));
  if (isSame) symlinkSync(join(ROOT, 'node_modules'), packages, 'dir');
  else run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
}
