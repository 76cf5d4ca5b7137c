/** The launcher in a temporary project, with a pinned "Node" that prints its arguments and environment. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project = '';
const launcher = (): string => path.join(project, 'scripts/launch.mjs');
const pinned = (): string => path.join(project, `node_modules/node-${process.platform}-${process.arch}/bin/node`);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'promenade-launch-'));
  mkdirSync(path.join(project, 'scripts'));
  cpSync(path.join(import.meta.dirname, 'launch.mjs'), launcher());
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function installNode(text = `#!/bin/sh\nexport PINNED=yes\nexec "${process.execPath}" "$@"\n`): void {
  mkdirSync(path.dirname(pinned()), { recursive: true });
  writeFileSync(pinned(), text);
  chmodSync(pinned(), 0o755);
}

function launch(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher(), ...args], { encoding: 'utf8' });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

test('runs a file on the pinned Node, from the top of the project, with its folder first on PATH', () => {
  installNode();
  write('show.mjs', 'console.log(process.env.PINNED, process.cwd(), process.env.PATH, ...process.argv.slice(2))');
  const { code, out } = launch('show.mjs', 'a', '--b');
  expect(code).toBe(0);
  const modules = path.join(project, 'node_modules');
  expect(out.startsWith(`yes ${project} ${path.dirname(pinned())}:${modules}/.bin:`)).toBe(true);
  expect(out.endsWith(' a --b')).toBe(true);
});

test('falls back to the running Node when the pinned one does not run here', () => {
  installNode('#!/bin/sh\nexit 1\n');
  write('show.mjs', 'console.log(process.execPath, process.env.PINNED)');
  expect(launch('show.mjs').out).toBe(`${process.execPath} undefined`);
});

test('runs a package’s command through its manifest', () => {
  write('node_modules/tool/package.json', '{"bin":{"tool":"cli/run.mjs"}}');
  write('node_modules/tool/cli/run.mjs', 'console.log("tool", ...process.argv.slice(2))');
  write('node_modules/single/package.json', '{"bin":"run.mjs"}');
  write('node_modules/single/run.mjs', 'console.log("single")');
  expect(launch('--bin', 'tool', 'x').out).toBe('tool x');
  expect(launch('--bin', 'single').out).toBe('single');
});

test('forwards the exit code', () => {
  write('node_modules/.keep', '');
  write('fail.mjs', 'process.exit(7)');
  expect(launch('fail.mjs').code).toBe(7);
});

test('forwards a signal and waits for a graceful exit', async () => {
  write('node_modules/.keep', '');
  write('wait.mjs', 'process.on("SIGTERM", () => process.exit(9)); setInterval(() => {}, 1e6); console.log("ready")');
  const child = spawn(process.execPath, [launcher(), 'wait.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(9);
});

test('exits gracefully when npm was killed without forwarding the signal', async () => {
  write('node_modules/.keep', '');
  write(
    'wait.mjs',
    'process.on("SIGTERM", () => { console.log("ended"); process.exit(0); }); setInterval(() => {}, 1e6); console.log("ready")',
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${launcher()}" wait.mjs; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let out = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!out && text.includes('ready')) shell.kill('SIGTERM');
    out += text;
  });
  await new Promise((resolve) => shell.stdout.once('close', resolve));
  expect(out).toBe('ready\nended\n');
});

test.each([
  ['no node_modules', [], ['x.mjs'], 'node_modules is missing. Run "npm ci" first.'],
  ['no such file', ['node_modules/.keep'], ['x.mjs'], 'there is no file x.mjs.'],
  [
    'no such command',
    ['node_modules/.keep'],
    ['--bin', 'x'],
    'there is no package with the command "x" in node_modules.',
  ],
  ['nothing to run', ['node_modules/.keep'], [], 'usage: launch.mjs FILE [arguments] | --bin NAME [arguments]'],
])('%s: one clear line', (_, files, args, message) => {
  for (const file of files) write(file, '');
  expect(launch(...args)).toEqual({ code: 1, out: '', err: `promenade: ${message}` });
});
