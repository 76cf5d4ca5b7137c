/** The package `promenade-core`, packed, installed into an empty project, and used there. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtCore } from '../../tests/support/core.ts';
import { fromRoot } from '../process/root.ts';
import { packageCommand, run, runNode } from '../process/run.ts';
import { type BuiltPackage, buildPackage } from './package.ts';

const PAGE_BYTES = 65_536;
/** The store of layers grows by this. */
const LAYER_CHUNK_BYTES = 2_097_152;
const SEED = 7;

/** Prints what the three entry points answer. */
const USER = `
import { createNavigation } from 'promenade-core';
import { createCompositor } from 'promenade-core/compose';
import { createMatch3 } from 'promenade-core/match3';

const nav = await createNavigation({ memoryMb: 1 });
const rings = [[0, 0, 100, 0, 100, 100, 0, 100], [40, 20, 60, 20, 60, 80, 40, 80]];
const before = nav.setLocation({ width: 100, height: 100, rings });
const early = nav.findPath(10, 50, 90, 50);
const { engine } = await nav.ready();
const late = nav.findPath(10, 50, 90, 50);
const outside = nav.findPath(50, 50, 90, 50).status;
let refusal;
try { nav.updateRings([], [[1, 1, 2, 2]]); } catch (error) { refusal = [error.name, error.message]; }

const compositor = await createCompositor();
const picture = (...pixel) => ({ widthPx: 5, heightPx: 3, data: Uint8ClampedArray.from(Array(15).fill(pixel).flat()) });
const layers = [picture(255, 0, 0, 255), picture(0, 0, 255, 128)].map((one, z) => ({ payload: compositor.packLayer(one), z }));
const composed = compositor.compose({ layers, outWidthPx: 213, outHeightPx: 425 });
const halved = compositor.halve(picture(1, 2, 3, 255));

const match3 = await createMatch3();
const idle = match3.swap([0, 1]);
const start = match3.start(${SEED});
const turn = match3.swap(start.possibleSwaps[0]);
const replayed = match3.replay(${SEED}, Uint8Array.from(turn.logged));

console.log(JSON.stringify({
  paths: [early, late].map((one) => ({ ...one, waypoints: [...one.waypoints] })), corners: before.corners, engine, outside, refusal,
  layers: layers.map(({ payload }) => [...payload]), composed: [...composed.data.slice(0, 16)], side: composed.widthPx, halved: halved.widthPx,
  idle, start: [...start.gems], turn: [...turn.state.gems], score: turn.state.score, replayed: [...replayed.gems],
}));
`;

/** Names every type of the package; the compiler must refuse the last line only where it is expected. */
const TYPED_USER = `
import { createNavigation, type FindPathOptions, type LocationShape, type Navigation, type NavigationInfo, type NavigationOptions, type NavigationResult, type Ring } from 'promenade-core';
import { type ComposeRequest, type Compositor, createCompositor, type LayerRef, type RgbaImage } from 'promenade-core/compose';
import { createMatch3, type Match3, type Match3Run, type Match3State, type Match3Step, type Match3Swap, type Match3Turn } from 'promenade-core/match3';

const options: NavigationOptions = { memoryMb: 8 };
const snap: FindPathOptions = { snap: 2 };
const ring: Ring = new Float64Array(8);
const shape: LocationShape = { width: 1, height: 1, rings: [ring, [0, 0, 1, 0, 1, 1]] };
export async function walk(): Promise<Float64Array | null> {
  const nav: Navigation = await createNavigation(options);
  const info: NavigationInfo = nav.setLocation(shape);
  if (info.engine === 'preparing') await nav.ready();
  const path: NavigationResult = nav.findPath(0, 0, 1, 1, snap);
  return path.status === 'found' ? path.waypoints : null;
}
export async function draw(image: RgbaImage): Promise<RgbaImage> {
  const compositor: Compositor = await createCompositor();
  const layer: LayerRef = { payload: compositor.packLayer(image), z: 0 };
  const request: ComposeRequest = { layers: [layer] };
  return compositor.compose(request);
}
export async function play(swap: Match3Swap): Promise<Match3Run[]> {
  const game: Match3 = await createMatch3();
  const state: Match3State = game.start(1);
  const turn: Match3Turn | null = game.swap(state.possibleSwaps[0] ?? swap);
  const steps: Match3Step[] = turn?.steps ?? [];
  return steps.flatMap((step) => step.runs);
}
// @ts-expect-error: a number is no location
export const wrong: LocationShape = 1;
`;

describe('the package promenade-core', { timeout: 120_000 }, () => {
  let own: string;
  let built: BuiltPackage;
  let project: string;

  async function npm(...args: string[]): Promise<string> {
    const { code, output } = await run('npm', args, { cwd: project, env: { npm_config_cache: path.join(own, 'npm') } });
    if (code !== 0) throw new Error(output);
    return output;
  }

  beforeAll(async () => {
    own = await mkdtemp(path.join(tmpdir(), 'promenade-core-'));
    project = path.join(own, 'project');
    await mkdir(project);
    built = await buildPackage(path.join(own, 'promenade-core'));
    await writeFile(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
    await npm('pack', built.folder, '--silent');
    const [packed = ''] = (await readdir(project)).filter((name) => name.endsWith('.tgz'));
    await npm('install', '--offline', '--no-audit', '--no-fund', `./${packed}`);
  }, 240_000);

  afterAll(async () => {
    await rm(own, { recursive: true });
  });

  it('has modules of at most 40 kB compressed, no dependencies, and one file for each entry point', async () => {
    const modules = built.files.filter(({ name }) => name.endsWith('.js'));
    expect(modules.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(40_000);
    const sizes = new Map(built.files.map(({ name, gzipBytes }) => [name, gzipBytes]));
    expect(sizes.get('compose.js')).toBeLessThan(9_000);
    expect(sizes.get('match3.js')).toBeLessThan(5_000);
    const installed = path.join(project, 'node_modules/promenade-core');
    expect((await readdir(installed)).toSorted()).toEqual(built.files.map(({ name }) => name));
    expect(await readdir(path.join(project, 'node_modules'))).toEqual(['.package-lock.json', 'promenade-core']);
    for (const name of ['index', 'compose', 'match3']) {
      const code = await readFile(path.join(installed, `${name}.js`), 'utf8');
      expect(code).not.toMatch(/\b(?:import|require)\b/);
    }
    const own = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    const { version, license } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(own).toMatchObject({ version, license, sideEffects: false });
    expect(own).not.toHaveProperty('dependencies');
  });

  it('answers in Node like the core of the town', async () => {
    await writeFile(path.join(project, 'user.js'), USER);
    const { code, output } = await runNode(['user.js'], { cwd: project });
    expect(code, output).toBe(0);
    const answer = JSON.parse(output) as Record<string, unknown> & { layers: number[][] };
    const path104 = {
      status: 'found',
      length: 20 + 2 * Math.hypot(30, 30),
      waypoints: [10, 50, 40, 20, 60, 20, 90, 50],
    };
    const paths = answer.paths as (typeof path104)[];
    expect(paths).toHaveLength(2);
    for (const one of paths) {
      expect(one.status).toBe('found');
      expect(one.length).toBeCloseTo(path104.length, 9);
      expect([20, 80]).toContain(one.waypoints[3]);
    }
    expect(answer).toMatchObject({ corners: 4, engine: 'exact', outside: 'outside' });
    expect(answer.refusal).toEqual(['TypeError', 'ring 2 has fewer than 3 points']);

    const core = await builtCore();
    const layers = answer.layers.map((bytes, z) => ({ payload: Uint8Array.from(bytes), z }));
    const composed = core.compose({ layers, outWidthPx: 213, outHeightPx: 425 });
    expect(answer.composed).toEqual(Array.from(composed.data.subarray(0, 16)));
    expect(answer).toMatchObject({ side: 213, halved: 3 });
    expect(answer.composed).toEqual(expect.arrayContaining([127, 0, 128, 255]));

    const start = core.startMatch3(SEED);
    const turn = core.swapMatch3(start.possibleSwaps[0] ?? [0, 1]);
    expect(answer).toMatchObject({ idle: null, start: [...start.gems], score: turn?.state.score });
    expect(answer.turn).toEqual([...(turn?.state.gems ?? [])]);
    expect(answer.replayed).toEqual(answer.turn);
  });

  it.each(['bundler', 'node16'])('has types for moduleResolution %s', async (moduleResolution) => {
    await writeFile(path.join(project, 'typed.ts'), TYPED_USER);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2022'],
      types: [],
      module: moduleResolution === 'bundler' ? 'ESNext' : 'node16',
      moduleResolution,
    };
    const config = path.join(project, `tsconfig.${moduleResolution}.json`);
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    const { code, output } = await runNode(packageCommand('tsc', '-p', config));
    expect(output).toBe('');
    expect(code).toBe(0);
  });

  it('starts pictures and match-three with the memory that they need, and grows from there', async () => {
    const load = async (name: string): Promise<Record<string, (...numbers: number[]) => number>> => {
      const module = await WebAssembly.compile(await readFile(fromRoot(`build/${name}.wasm`)));
      return (await WebAssembly.instantiate(module, {})).exports as Record<string, () => number>;
    };
    const bytesOf = (exports: object): number => (exports as { memory: WebAssembly.Memory }).memory.buffer.byteLength;

    const match3 = await load('match3');
    const match3End = (match3.match3LogAddress?.() ?? 0) + (match3.maxMatch3Log?.() ?? 0);
    expect(bytesOf(match3)).toBeGreaterThanOrEqual(match3End);
    expect(bytesOf(match3)).toBeLessThan(match3End + PAGE_BYTES);

    const compose = await load('compose');
    const composeEnd = (compose.arenaAddress?.() ?? 0) + (compose.arenaBytes?.() ?? 0);
    const atFirst = bytesOf(compose);
    expect(atFirst).toBeGreaterThanOrEqual(composeEnd);
    expect(atFirst).toBeLessThan(composeEnd + PAGE_BYTES);
    expect(compose.layerRoom?.(16)).toBeGreaterThan(0);
    expect(bytesOf(compose) - atFirst).toBe(LAYER_CHUNK_BYTES);
  });
});
