import { expect, test } from 'vitest';
import { readSource } from './source-file.ts';

const read = (text: string, path = 'src/a.ts') => readSource(path, text);

test('separates types from values in one import', () => {
  expect(read("import b, { type C, d as e } from './b.ts';").imports).toEqual([
    { specifier: './b.ts', isType: true },
    { specifier: './b.ts', isType: false },
  ]);
  expect(read("import type B from './b.ts'; import { type C } from './c.ts';").imports).toEqual([
    { specifier: './b.ts', isType: true },
    { specifier: './c.ts', isType: true },
  ]);
});

test('reads bare, namespace, dynamic, type-position, worker, asset and glob imports', () => {
  const { imports } = read(`
    import './a.css';
    import * as all from './all.ts';
    const module = import('./module.ts');
    type T = import('./type.ts').T;
    const worker = new Worker(new URL('../w/core.worker.ts', import.meta.url));
    import init from './core.wasm?init';
    const screens = import.meta.glob('./features/*/screen.ts');
  `);
  expect(imports.map(({ specifier, isType }) => [specifier, isType])).toEqual([
    ['./a.css', false],
    ['./all.ts', false],
    ['./core.wasm', false],
    ['./module.ts', false],
    ['./type.ts', true],
    ['../w/core.worker.ts', false],
    ['./features/*/screen.ts', false],
  ]);
  expect(imports.at(-1)?.isGlob).toBe(true);
  expect(imports.filter(({ isDynamic }) => isDynamic).map(({ specifier }) => specifier)).toEqual(['./module.ts']);
});

test('reads only re-exports as imports', () => {
  const text =
    "export { a as b } from './x.ts'; export * from './y.ts'; export type { Z } from './z.ts'; export const c = 1;";
  expect(read(text).imports).toEqual([
    { specifier: './x.ts', isType: false },
    { specifier: './y.ts', isType: false },
    { specifier: './z.ts', isType: true },
  ]);
});

test('reads JSX in .tsx and generic arrow functions in .ts', () => {
  expect(read("const a = <Panel title={import('./x.ts')} />;", 'src/a.tsx').imports).toHaveLength(1);
  expect(read("const same = <T>(value: T) => import('./x.ts');").imports).toHaveLength(1);
});

test('lists the called methods', () => {
  expect(read("db.selectFrom('mail').where(x); run();").calledMethods).toEqual(new Set(['selectFrom', 'where']));
});

test('reads the imports of AssemblyScript with decorators', () => {
  const text =
    "// @ts-ignore\n@inline const A: i32 = 1;\nimport {\n  B,\n} from './memory/layout';\nexport { C } from './nav';";
  expect(readSource('assembly/index.ts', text).imports.map(({ specifier }) => specifier)).toEqual([
    './memory/layout',
    './nav',
  ]);
});

test('throws an error with the path of a file that does not parse', () => {
  expect(() => read('const = ;')).toThrow(/src\/a\.ts/);
});
