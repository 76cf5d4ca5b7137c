/** Which statements PostgreSQL prepares. */
import { expect, it } from 'vitest';
import { StatementNames } from './postgres.ts';

const BY_KEY = 'select "id" from "player" where "id" = $1';

function open(): StatementNames {
  const names = new StatementNames();
  names.open();
  return names;
}

const uses = (names: StatementNames, text: string, count: number): (string | undefined)[] =>
  Array.from({ length: count }, () => names.nameOf(text));

it('a statement gets its name at the third use and keeps it; another one gets another', () => {
  const names = open();
  expect(uses(names, BY_KEY, 4)).toEqual([undefined, undefined, 'statement-1', 'statement-1']);
  expect(uses(names, `${BY_KEY} and "access" = $2`, 3).at(-1)).toBe('statement-2');
});

it('no statement gets a name before the migrations have run', () => {
  const names = new StatementNames();
  expect(uses(names, BY_KEY, 5)).toEqual(Array(5).fill(undefined));
  names.open();
  expect(uses(names, BY_KEY, 3).at(-1)).toBe('statement-1');
});

it.each([
  ['a page', `${BY_KEY} limit $2 offset $3`],
  ['a search', 'select "id" from "post" where "title" ILIKE $1'],
  ['a search in texts', 'select "id" from "post" where "words" @@ $1'],
  ['a batch', `${BY_KEY} and "x" in (${Array.from({ length: 900 }, (_, at) => `$${at + 2}`).join(', ')})`],
])('%s is planned at each call', (_, text) => {
  expect(uses(open(), text, 6)).toEqual(Array(6).fill(undefined));
});

it('the number of names is limited', () => {
  const names = open();
  const given = new Set<string | undefined>();
  for (let column = 0; column < 400; column += 1) given.add(uses(names, `${BY_KEY} and "c${column}" = $2`, 3).at(-1));
  given.delete(undefined);
  expect(given.size).toBe(300);
});

it('texts that are used once do not keep others from getting a name', () => {
  const names = open();
  const named = Array.from({ length: 5000 }, (_, at) => {
    names.nameOf(`select ${at}`);
    return at % 100 === 0 ? names.nameOf(BY_KEY) : undefined;
  });
  expect(named).toContain('statement-1');
});
