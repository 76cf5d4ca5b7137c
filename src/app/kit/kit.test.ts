/** The component page has every component of `src/ui`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const UI = path.resolve(import.meta.dirname, '../../ui');
/** Parts of other components, which the page shows with them. */
const INSIDE_OTHERS: Readonly<Record<string, string>> = {
  DialogShell: 'Dialog is it with the question about unsaved work',
  LeaveQuestion: 'Dialog and Drawer render it; the dialog "Form" asks it',
};

const read = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const componentsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)(?:<[^>]*>)?(?:\(| = \()/gm)].map(([, name = '']) => name);

it('shows every component', () => {
  const page = read(import.meta.dirname);
  const missing = componentsOf(read(UI)).filter(
    (name) => !new RegExp(`<${name}[\\s/>]`).test(page) && !(name in INSIDE_OTHERS),
  );
  expect(missing).toEqual([]);
});

it('finds components by their exports', () => {
  const found = componentsOf(read(UI));
  expect(found.length).toBeGreaterThan(60);
  expect(found).toEqual(expect.arrayContaining(['Button', 'ChipRow', 'CoverText', 'VirtualGrid', 'LeaveQuestion']));
  expect(Object.keys(INSIDE_OTHERS).filter((name) => !found.includes(name))).toEqual([]);
});
