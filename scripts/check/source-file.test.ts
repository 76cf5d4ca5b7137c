import { expect, test } from 'vitest';
import { readSource } from './source-file.ts';

const read = (text: string, path = 'src/a.ts') => readSource(path, text);

test('tells types from values in one import', () => {
  expect(read("import b, { type C, d as e } from './b.ts';").imports).toEqual([
    { specifier: './b.ts', names: ['C'], isType: true },
    { specifier: './b.ts', names: ['default', 'd'], isType: false },
  ]);
});

test('sees bare, namespace, dynamic, type-position, worker, asset and glob imports', () => {
  const { imports } = read(`
    import './a.css';
    import * as all from './all.ts';
    const late = import('./late.ts');
    type T = import('./type.ts').T;
    const worker = new Worker(new URL('../w/core.worker.ts', import.meta.url));
    import init from './core.wasm?init';
    const screens = import.meta.glob('./features/*/screen.ts');
  `);
  expect(imports.map(({ specifier, names, isType }) => [specifier, names.join(), isType])).toEqual([
    ['./a.css', '', false],
    ['./all.ts', '*', false],
    ['./core.wasm', 'default', false],
    ['./late.ts', '*', false],
    ['./type.ts', '*', true],
    ['../w/core.worker.ts', '*', false],
    ['./features/*/screen.ts', '*', false],
  ]);
  expect(imports.at(-1)?.isGlob).toBe(true);
});

test('lists exports of every form', () => {
  const { exports } = read(`
    export const { a, b: [c] } = x, d = 1;
    export function e() {}
    export class F {}
    export interface G {}
    export type H = G;
    const i = 1;
    export { i as j };
    export * as k from './k.ts';
    export default i;
  `);
  expect(exports.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e', 'F', 'G', 'H', 'j', 'k', 'default']);
  expect(exports.filter(({ isType }) => isType).map(({ name }) => name)).toEqual(['G', 'H']);
});

test('tells what a file hands on', () => {
  expect(read("export { a as b } from './x.ts'; export * from './y.ts';").imports.map((one) => one.handsOn)).toEqual([
    [{ from: 'a', as: 'b' }],
    [{ from: '*', as: '*' }],
  ]);
});

test('reads JSX in .tsx and generic arrows in .ts', () => {
  expect(read('const a = <Panel title="x" />;', 'src/a.tsx').mentions.get('Panel')).toBe(1);
  expect(read('const same = <T>(value: T) => value;').mentions.get('T')).toBeGreaterThan(0);
});

test('reads AssemblyScript, decorators and all', () => {
  const text =
    "// @ts-ignore\n@inline const A: i32 = 1;\nimport {\n  B,\n} from './memory/layout';\nexport { C } from './nav';";
  expect(readSource('assembly/index.ts', text).imports.map(({ specifier }) => specifier)).toEqual([
    './memory/layout',
    './nav',
  ]);
});

test('names file and place of what does not parse', () => {
  expect(() => read('const = ;')).toThrow(/src\/a\.ts/);
});
