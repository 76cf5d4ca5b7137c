/**
 * Builds `dist/promenade-core`: the core as a package of its own, for Node, browsers and workers. Each entry point is one
 * file with its WebAssembly module as text inside. The sources are in `src/engine/package`.
 */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fromRoot } from '../process/root.ts';
import { packageCommand, runNode } from '../process/run.ts';
import { readCoreStamp } from '../../src/engine/node/load-core.ts';
import { buildCore, compileModule } from './core.ts';

export interface PackageFile {
  name: string;
  bytes: number;
  gzipBytes: number;
}

export interface BuiltPackage {
  /** Absolute path. */
  folder: string;
  files: PackageFile[];
}

interface EntryPoint {
  /** Name of the source and of the built file, without extension. */
  name: string;
  /** What the package's users import. */
  specifier: string;
  /** The constant of the source that holds the module. */
  constant: string;
  module: string;
  /** Where the module is compiled from; without it, the core's build compiles it. */
  compiled?: { target: string; entry: string };
}

const ENTRY_POINTS: readonly EntryPoint[] = [
  { name: 'index', specifier: '.', constant: 'NAVIGATION_MODULE', module: 'build/navigation.wasm' },
  {
    name: 'compose',
    specifier: './compose',
    constant: 'COMPOSE_MODULE',
    module: 'build/compose.wasm',
    compiled: { target: 'compose', entry: 'assembly/raster/index.ts' },
  },
  {
    name: 'match3',
    specifier: './match3',
    constant: 'MATCH3_MODULE',
    module: 'build/match3.wasm',
    compiled: { target: 'match3', entry: 'assembly/match3/index.ts' },
  },
];
const SOURCES = fromRoot('src/engine/package');
const STAMP_FILE = fromRoot('build/package.stamp');
/** Of what a page loads: modules, without documents and types. */
const MAX_GZIP_BYTES = 40_000;

/**
 * Builds the package into `folder`, an absolute path, and replaces what is there.
 * @throws with the output of the step that failed, and when the modules together have more than 40 kB compressed.
 */
export async function buildPackage(folder = fromRoot('dist/promenade-core')): Promise<BuiltPackage> {
  await buildModules();
  await mkdir(path.dirname(folder), { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  try {
    await Promise.all([...ENTRY_POINTS.map((entry) => bundle(entry, own)), writeTypes(own), writeDocuments(own)]);
    const files = await measure(own);
    const modules = files.filter(({ name }) => name.endsWith('.js'));
    const total = modules.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    if (total > MAX_GZIP_BYTES) {
      throw new Error(
        `promenade-core has ${total} bytes compressed, more than ${MAX_GZIP_BYTES}: ${JSON.stringify(files)}`,
      );
    }
    await rm(folder, { recursive: true, force: true });
    await chmod(own, 0o755);
    await rename(own, folder);
    return { folder, files };
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Compiles the modules unless they are up to date: the stamp holds the core's stamp of that time. */
async function buildModules(): Promise<void> {
  await buildCore();
  const own = ENTRY_POINTS.flatMap(({ module, compiled }) =>
    compiled ? [{ ...compiled, file: fromRoot(module) }] : [],
  );
  const stamp = await readCoreStamp();
  const isFresh = (await readFile(STAMP_FILE, 'utf8').catch(() => '')) === stamp;
  if (isFresh && own.every(({ file }) => existsSync(file))) return;
  await Promise.all(own.map(compileModule));
  await writeFile(STAMP_FILE, stamp);
}

async function bundle({ name, constant, module }: EntryPoint, into: string): Promise<void> {
  const text = deflateSync(await readFile(fromRoot(module)), { level: 9 }).toString('base64');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { [constant]: JSON.stringify(text) },
    build: {
      outDir: into,
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      lib: { entry: path.join(SOURCES, `${name}.ts`), formats: ['es'], fileName: () => `${name}.js` },
    },
  });
}

/** Writes the declarations of the entry points, and those that they import, side by side. */
async function writeTypes(into: string): Promise<void> {
  const emitted = await mkdtemp(`${into}-types-`);
  try {
    const { code, output } = await runNode(packageCommand('tsc', '-p', 'tsconfig.package.json', '--outDir', emitted));
    if (code !== 0) throw new Error(`the package's types do not build:\n${output.trim()}`);
    const waiting = ENTRY_POINTS.map(({ name }) => path.join(emitted, `engine/package/${name}.d.ts`));
    const written = new Set<string>();
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const base = path.basename(file);
      if (written.has(base)) continue;
      written.add(base);
      const text = await readFile(file, 'utf8');
      const flat = text.replaceAll(/ from '(\.[^']+)\.ts'/g, (_, target: string) => {
        waiting.push(path.join(path.dirname(file), `${target}.d.ts`));
        return ` from './${path.basename(target)}.js'`;
      });
      await writeFile(path.join(into, base), flat);
    }
  } finally {
    await rm(emitted, { recursive: true });
  }
}

async function writeDocuments(into: string): Promise<void> {
  const { version, license } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as Record<string, string>;
  const manifest = {
    name: 'promenade-core',
    version,
    description: 'Exact any-angle paths, picture compositing and a match-three game in WebAssembly.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      ENTRY_POINTS.map(({ name, specifier }) => [specifier, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
    ),
    types: './index.d.ts',
  };
  await writeFile(path.join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(fromRoot('LICENSE'), path.join(into, 'LICENSE'));
  await cp(path.join(SOURCES, 'README.md'), path.join(into, 'README.md'));
}

async function measure(folder: string): Promise<PackageFile[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(path.join(folder, name));
      return { name, bytes: content.length, gzipBytes: gzipSync(content, { level: 9 }).length };
    }),
  );
}
