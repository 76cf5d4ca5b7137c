/**
 * Builds the core from `assembly/`: pictures and games with and without relaxed SIMD, walking, the package's navigation,
 * the painter and the daily board, unless the modules are up to date. The stamp beside the modules holds the hash of the
 * sources. Safe to call from several processes and threads at once: modules are replaced atomically.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export interface CoreModule {
  /** In asconfig.json. */
  target: string;
  entry: string;
  file: string;
}

const MODULES: readonly CoreModule[] = [
  { target: 'release', entry: 'assembly/index.ts', file: join(ROOT, 'build/core.wasm') },
  { target: 'relaxed', entry: 'assembly/index.ts', file: join(ROOT, 'build/core-relaxed.wasm') },
  { target: 'navigation', entry: 'assembly/navigation/index.ts', file: join(ROOT, 'build/navigation.wasm') },
  { target: 'walking', entry: 'assembly/walking/index.ts', file: join(ROOT, 'build/walking.wasm') },
  { target: 'painter', entry: 'assembly/paint/index.ts', file: join(ROOT, 'build/painter.wasm') },
  { target: 'daily', entry: 'assembly/match3/daily/index.ts', file: join(ROOT, 'build/daily.wasm') },
];
const STAMP_FILE = join(ROOT, 'build/core.stamp');
const run = promisify(execFile);

/**
 * Compiles when the sources changed, or always with `force`. Rejects with the compiler's output when compilation fails.
 */
export async function buildCore({ force = false }: { force?: boolean } = {}): Promise<{ built: boolean; ms: number }> {
  const start = performance.now();
  const stamp = await hashSources();
  const isFresh = !force && (await readStamp()) === stamp;
  if (!isFresh) {
    await mkdir(dirname(STAMP_FILE), { recursive: true });
    await Promise.all(MODULES.map(compileModule));
    await writeFile(STAMP_FILE, stamp);
  }
  return { built: !isFresh, ms: Math.round(performance.now() - start) };
}

/** The compiler's entry point, and its manifest, which contains the version. */
function findCompiler(): { entry: string; manifest: string } {
  const root = dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json'));
  return { entry: join(root, 'bin/asc.js'), manifest: join(root, 'package.json') };
}

/** Compiles one module to `file`, an absolute path. Rejects with the compiler's output when that fails. */
export async function compileModule({ target, entry, file }: CoreModule): Promise<void> {
  const own = `build/core.${target}.${process.pid}.${threadId}.wasm`;
  const options = [entry, '--config', 'asconfig.json', '--target', target, '--outFile', own];
  try {
    await run(process.execPath, [findCompiler().entry, ...options], { cwd: ROOT });
    await rename(join(ROOT, own), file);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`compiling ${entry} failed:\n${output}`, { cause: error });
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

/** The hash of the sources that the modules were built from, or null when a file is missing. */
async function readStamp(): Promise<string | null> {
  const [stamp, ...modules] = await Promise.allSettled([
    readFile(STAMP_FILE, 'utf8'),
    ...MODULES.map(({ file }) => readFile(file)),
  ]);
  return stamp.status === 'fulfilled' && modules.every(({ status }) => status === 'fulfilled') ? stamp.value : null;
}
