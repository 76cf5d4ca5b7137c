/** The server's sentences for players: each has a pattern in the catalogue, so that pages in other languages can show it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSentence, translateSentence } from '../../src/languages/replies.ts';
import { SENTENCES } from '../../src/languages/reply-sentences.ts';
import { fromRoot } from '../../scripts/process/root.ts';

/** What the server throws to refuse a request: a kind, and a sentence that is written there. */
const REFUSAL = /new DomainError\(\s*'[\w-]+',\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** Only administrators at the command line and payment providers read these. */
const NOT_FOR_PLAYERS = /^src\/server\/(?:admin|cli|testing)\/|\.(?:test|suite)\.ts$|-fixture\.ts$/;
const OTHERS: ReadonlySet<string> = new Set([
  // A sentence about prices comes first.
  'X Nothing was charged.',
  'Row X was refunded already.',
  'There is no row X in the ledger.',
  'Row X is a refund itself.',
  'There is no payment X that has to be paid back.',
  'The payment X was paid back already.',
]);

function refusals(): string[] {
  const files = readdirSync(fromRoot('src/server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !NOT_FOR_PLAYERS.test(file));
  return files.flatMap((file) =>
    [...readFileSync(fromRoot(file), 'utf8').matchAll(REFUSAL)].map(([, plain, template]) =>
      (plain ?? template ?? '').replaceAll(/\$\{[^{}]*\}/g, 'X').replaceAll("\\'", "'"),
    ),
  );
}

it('has a pattern for each refusal', () => {
  const all = refusals();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((sentence) => findSentence(sentence) === null && !OTHERS.has(sentence))).toEqual([]);
});

it('finds the texts in a sentence, and prefers the longer pattern', () => {
  expect(findSentence('No player is called mira. Nothing was sent.')).toEqual({
    key: 'noPlayerIsCalledName',
    values: { name: 'mira' },
  });
  expect(findSentence('No player is called mira.')?.values).toEqual({ username: 'mira' });
  expect(findSentence('Nobody wrote this.')).toBeNull();
});

it('has a pattern that finds itself for each sentence', () => {
  const wrong = Object.entries(SENTENCES).filter(
    ([key, sentence]) => findSentence(sentence.replaceAll(/\{\w+\}/g, 'X'))?.key !== key,
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it('shows an unknown sentence as it is', () => {
  expect(translateSentence('Nobody wrote this.')).toBe('Nobody wrote this.');
  expect(translateSentence('Post pinned.')).toBe('Post pinned.');
});
