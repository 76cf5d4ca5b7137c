/**
 * Builds `build/core.wasm` from `assembly/`, unless what is there was made from the same sources. The stamp beside it holds
 * their hash. Safe to call from several processes at once: the module is put in place in one step.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT_FILE = join(ROOT, 'build/core.wasm');
const STAMP_FILE = join(ROOT, 'build/core.stamp');
const run = promisify(execFile);

/** Compiles when needed, or always with `force`; rejects with the compiler's own output when the sources are wrong. */
export async function buildCore({ force = false }: { force?: boolean } = {}): Promise<{ built: boolean; ms: number }> {
  const start = performance.now();
  const stamp = await hashSources();
  const isFresh = !force && (await readStamp()) === stamp;
  if (!isFresh) {
    await mkdir(dirname(OUT_FILE), { recursive: true });
    await compile(stamp);
  }
  return { built: !isFresh, ms: Math.round(performance.now() - start) };
}

/** The compiler's entry point, and the file that tells its version. */
function findCompiler(): { entry: string; manifest: string } {
  const root = dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json'));
  return { entry: join(root, 'bin/asc.js'), manifest: join(root, 'package.json') };
}

async function compile(stamp: string): Promise<void> {
  const own = `build/core.${process.pid}.wasm`;
  const options = ['assembly/index.ts', '--config', 'asconfig.json', '--target', 'release', '--outFile', own];
  try {
    await run(process.execPath, [findCompiler().entry, ...options], { cwd: ROOT });
    await rename(join(ROOT, own), OUT_FILE);
    await writeFile(STAMP_FILE, stamp);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`the core does not compile:\n${output}`, { cause: error });
  } finally {
    await rm(join(ROOT, own), { force: true });
  }
}

async function hashSources(): Promise<string> {
  const entries = await readdir(join(ROOT, 'assembly'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...sources, join(ROOT, 'asconfig.json'), findCompiler().manifest]) {
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What the module there was made from, or null when either file is missing. */
async function readStamp(): Promise<string | null> {
  const [stamp, wasm] = await Promise.allSettled([readFile(STAMP_FILE, 'utf8'), readFile(OUT_FILE)]);
  return stamp.status === 'fulfilled' && wasm.status === 'fulfilled' ? stamp.value : null;
}
