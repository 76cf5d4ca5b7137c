/** Fingerprints of small modules in a temporary folder: which edits change a hash and which do not. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fingerprints } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('colour.ts', "export interface Colour { hue: number }\nexport const RED = '#f00';\n");
  write(
    'draw.ts',
    "import type { Colour } from './colour.ts';\nimport { RED } from './colour.ts';\n" +
      'const width = 4;\nexport const draw = (c: Colour): string => `<a b="${c.hue}"/>${RED}${width}`;\n',
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const hash = (file = 'draw.ts'): string => new Fingerprints(root).of(file);
const IMPORTS = "import type { Colour } from './colour.ts';\nimport { RED } from './colour.ts';\n";

describe('the hash of a module is the same', () => {
  it.each([
    ['with other comments', `/** Head. */\n${IMPORTS}// why\nconst width = 4; // px\n`],
    ['with another layout', `${IMPORTS.replace('{ RED }', '{\n  RED,\n}')}\n\nconst\n width =\n 4\n`],
    ['with another local name', `${IMPORTS}const widthPx = 4;\n`],
    ['without its type-only imports', "import { RED } from './colour.ts';\nconst width = 4;\n"],
  ])('%s', (_, head) => {
    const body = (name: string): string =>
      `export const draw = (c: { hue: number }): string => \`<a b="\${c.hue}"/>\${RED}\${${name}}\`;\n`;
    write('draw.ts', `${IMPORTS}const width = 4;\n${body('width')}`);
    const before = hash();
    write('draw.ts', head + body(head.includes('widthPx') ? 'widthPx' : 'width'));
    expect(hash()).toBe(before);
  });

  it('with other comments in an imported module', () => {
    const before = hash();
    write('colour.ts', "export interface Colour { hue: number }\n/** Pure. */\nexport const RED = '#f00';\n");
    expect(hash()).toBe(before);
  });

  it('in another folder', () => {
    const before = hash();
    mkdirSync(join(root, 'kit'));
    renameSync(join(root, 'colour.ts'), join(root, 'kit/colour.ts'));
    write(
      'figure/draw.ts',
      "import type { Colour } from '../kit/colour.ts';\nimport { RED } from '../kit/colour.ts';\n" +
        'const width = 4;\nexport const draw = (c: Colour): string => `<a b="${c.hue}"/>${RED}${width}`;\n',
    );
    expect(hash('figure/draw.ts')).toBe(before);
  });
});

describe('the hash of a module differs', () => {
  it.each([
    ['a number', 'width = 4', 'width = 5'],
    ['a string', '<a b=', '<a c='],
    ['what looks like a comment in a template', '"/>$', '"/>/* no */$'],
    ['a property name', 'c.hue', 'c.tone'],
    ['the module that a name is imported from', "{ RED } from './colour.ts'", "{ RED } from './other.ts'"],
    ['an imported package', 'const width', "import 'node:fs';\nconst width"],
    ['an import for its effect', 'const width', "import './other.ts';\nconst width"],
    ['a repeated export', 'const width', "export * from './other.ts';\nconst width"],
  ])('after a change of %s', (_, from, to) => {
    write('other.ts', "export const RED = '#e00';\n");
    const before = hash();
    const text = `${IMPORTS}const width = 4;\nexport const draw = (c: Colour): string => \`<a b="\${c.hue}"/>\${RED}\${width}\`;\n`;
    expect(text).toContain(from);
    write('draw.ts', text.replace(from, to));
    expect(hash()).not.toBe(before);
  });

  it('after a change of an imported module', () => {
    const before = hash();
    write('colour.ts', "export interface Colour { hue: number }\nexport const RED = '#e00';\n");
    expect(hash()).not.toBe(before);
  });

  it('after two imports swap their modules', () => {
    write('a.ts', 'export const value = 1;\n');
    write('b.ts', 'export const value = 2;\n');
    const importing = (x: string, y: string): string =>
      `import { value as x } from './${x}.ts';\nimport { value as y } from './${y}.ts';\nexport const z = x - y;\n`;
    write('both.ts', importing('a', 'b'));
    const before = hash('both.ts');
    write('both.ts', importing('b', 'a'));
    expect(hash('both.ts')).not.toBe(before);
  });
});

it('depends on the edges of the import graph and on the entries', () => {
  write('r.ts', 'export const v = 1;\n');
  write('p.ts', "import { v as r } from './r.ts';\nexport const v = r;\n");
  const importing = (from: string): void => write('q.ts', `import { v } from './${from}.ts';\nexport const w = v;\n`);
  importing('r');
  write('e.ts', "import { v } from './p.ts';\nimport { w } from './q.ts';\nexport const x = v + w;\n");
  const before = hash('e.ts');
  importing('p');
  expect(hash('e.ts')).not.toBe(before);
  expect(new Fingerprints(root).of('e.ts', 'p.ts')).not.toBe(hash('e.ts'));
});

it('handles modules that import each other', () => {
  write('a.ts', "import { b } from './b.ts';\nexport const a = (): number => b();\n");
  write('b.ts', "import { a } from './a.ts';\nexport const b = (): number => a();\n");
  expect(hash('a.ts')).toMatch(/^[\da-f]{10}$/);
});

it('throws for a missing import, a syntax error and a missing folder', () => {
  write('lost.ts', "import { x } from './nothing.ts';\nexport const y = x;\n");
  expect(() => hash('lost.ts')).toThrow('nothing.ts');
  write('broken.ts', 'export const = 1;\n');
  expect(() => hash('broken.ts')).toThrow(SyntaxError);
  expect(() => new Fingerprints(root).ofFolder('nowhere')).toThrow('nowhere');
});

it('hashes the code of a folder and the bytes of its other files', () => {
  const folder = (): string => new Fingerprints(root).ofFolder('nav');
  write('nav/deep/a.ts', 'export const a: i32 = 1; // one\n');
  write('nav/notes.txt', 'one');
  const before = folder();
  write('nav/deep/a.ts', '/** First. */ export const a: i32 = 1;\n');
  expect(folder()).toBe(before);
  write('nav/notes.txt', 'two');
  const changed = folder();
  expect(changed).not.toBe(before);
  renameSync(join(root, 'nav/deep/a.ts'), join(root, 'nav/deep/b.ts'));
  expect(folder()).not.toBe(changed);
});

it('hashes the versions of packages', () => {
  const versions = (...names: string[]): string => new Fingerprints(root).ofPackages('package.json', ...names);
  write('package.json', '{"dependencies":{"sharp":"1.0.0"},"devDependencies":{"x":"1.0.0"}}');
  const before = versions('sharp');
  write('package.json', '{"dependencies":{"sharp":"1.0.0"},"devDependencies":{"x":"2.0.0"}}');
  expect(versions('sharp')).toBe(before);
  expect(versions('x')).not.toBe(before);
});
