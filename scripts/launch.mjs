/**
 * Entry point of every npm script. It runs on any installed Node (20 or newer) and starts the script on the Node 24
 * that the lockfile pins as a platform package. npm 9 and 10 do not link its binary when several packages carry the bin
 * `node`, so it is found by path. Plain JavaScript without dependencies on purpose; it keeps no state.
 *
 *   node scripts/launch.mjs FILE [arguments]        runs a file of the repository
 *   node scripts/launch.mjs --bin NAME [arguments]  runs a package's command, found by that package's `bin`
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const REQUIRED_MAJOR = 24;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');

/** Ends with one line on stderr and exit code 1. */
function refuse(message) {
  process.stderr.write(`promenade: ${message}\n`);
  process.exit(1);
}

/** The pinned Node if it is installed and runs here (it needs glibc), else the running one if it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = path.join(modules, `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(pinned) && spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  return refuse(
    `needs Node ${REQUIRED_MAJOR}, and its package for ${process.platform} ${process.arch} is not installed or does ` +
      `not run here. Install Node ${REQUIRED_MAJOR} (this is ${process.version}), or run "npm ci" without --omit=optional.`,
  );
}

/** The file of a command: from the package of that name, else from a scoped package whose `bin` contains the name. */
function findBin(name) {
  const known = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript', asc: 'assemblyscript' };
  const folder = path.join(modules, known[name] ?? name);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return refuse(`there is no package with the command "${name}" in node_modules.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[name];
  return file ? path.join(folder, file) : refuse(`the package ${known[name] ?? name} has no command "${name}".`);
}

const [first, ...rest] = process.argv.slice(2);
if (!first || (first === '--bin' && !rest[0])) refuse('usage: launch.mjs FILE [arguments] | --bin NAME [arguments]');
if (!existsSync(modules)) refuse('node_modules is missing. Run "npm ci" first.');

const node = findNode();
const target = first === '--bin' ? findBin(rest.shift()) : path.resolve(root, first);
if (!existsSync(target)) refuse(`there is no file ${path.relative(root, target)}.`);

const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
const searchPath = [path.dirname(node), path.join(modules, '.bin'), process.env[pathKey] ?? ''].join(path.delimiter);
const child = spawn(node, [target, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, [pathKey]: searchPath, npm_node_execpath: node, NODE: node },
});

/** A terminal sends Ctrl-C to the whole process group; all other signals must be forwarded to the child. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
/** npm does not forward signals: when it ends, only the parent process id changes. The child must then end as well. */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('error', (error) => refuse(`could not start ${node}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
