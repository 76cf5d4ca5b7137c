/** Every refusal whose sentence contains a value has that value in `params`, for clients that build their own text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DomainError } from './domain-error.ts';

/** Errors of the admin command are read in a terminal only. */
const WITHOUT_CLIENT = ['admin', 'testing'];

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !WITHOUT_CLIENT.includes(entry.name)) yield* sourceFiles(file);
    if (/(?<!\.test)\.ts$/.test(entry.name)) yield file;
  }
}

/** The text from the parenthesis at `start` to its partner. The sentences contain only pairs. */
function argumentsAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error('a parenthesis is not closed');
}

/** Whether the sentence is a template with a value, or the constant `message` that was assigned such a template before. */
function hasValue(args: string, before: string): boolean {
  const [, message = ''] = /^\(\s*'[a-z-]+',\s*(`[^`]*`|message\b)/.exec(args) ?? [];
  const sentence = message === 'message' ? before.slice(before.lastIndexOf('const message =')) : message;
  return sentence.includes('${');
}

test('refusals with values in their sentence have params', () => {
  const checked: string[] = [];
  const missing: string[] = [];
  for (const file of sourceFiles(import.meta.dirname)) {
    const source = readFileSync(file, 'utf8');
    for (const { index } of source.matchAll(/new DomainError\(/g)) {
      const args = argumentsAt(source, source.indexOf('(', index));
      if (!hasValue(args, source.slice(0, index))) continue;
      checked.push(args);
      if (!/\bparams\b/.test(args)) missing.push(`${path.basename(file)}: ${args}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked.length).toBeGreaterThan(20);
});

test('params are empty by default', () => {
  expect(new DomainError('not-found', 'There is no such item.').params).toEqual({});
});
