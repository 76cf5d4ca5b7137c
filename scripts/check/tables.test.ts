/** The table check on small sets of files that follow or violate its rules. */
import { expect, test } from 'vitest';
import { findTableBreaches } from './tables.ts';

const SCHEMA = 'export interface Tables {\n  mail: MailTable;\n  player: PlayerTable;\n}\n';
const MAIL = "db.insertInto('mail').values(row); db.deleteFrom('mail');";
const PLAYER = 'await db.updateTable(\n  "player",\n);';

const breaches = (files: Record<string, string>): string[] =>
  findTableBreaches(
    new Map([
      ['src/server/db/schema.ts', SCHEMA],
      ['src/server/domains/mail/repo.ts', MAIL],
      ['src/server/domains/players/repo.ts', PLAYER],
      ...Object.entries(files),
    ]),
  );

test('accepts one writer for each table, and any reader', () => {
  expect(breaches({ 'src/server/domains/friends/repo.ts': "db.selectFrom('mail')" })).toEqual([]);
});

test.each([
  ['insertInto', "db.insertInto('mail')"],
  ['updateTable', 'db.updateTable(\n  `mail`)'],
  ['deleteFrom', 'db.deleteFrom("mail as m")'],
  ['SQL text', 'sql`\n  update "mail" set "isRead" = 1`'],
])('a second domain that writes with %s is found', (_, text) => {
  expect(breaches({ 'src/server/domains/friends/repo.ts': text })).toEqual(['mail: written by friends and mail']);
});

test('counts a folder of the server outside the domains as a writer', () => {
  expect(breaches({ 'src/server/admin/commands.ts': "db.deleteFrom('player')" })).toEqual([
    'player: written by players and src/server/admin/commands.ts',
  ]);
});

test('counts two files of one domain as one writer', () => {
  expect(breaches({ 'src/server/domains/mail/trash-repo.ts': "db.deleteFrom('mail')" })).toEqual([]);
});

test('reports a table without a writer', () => {
  expect(breaches({ 'src/server/domains/mail/repo.ts': "db.selectFrom('mail')" })).toEqual([
    'mail: no domain writes this table',
  ]);
});

test.each([
  'src/server/domains/friends/friends.db.test.ts',
  'src/server/domains/friends/seed-fixture.ts',
  'src/server/testing/caller.ts',
  'src/server/db/migrations/0002-social.ts',
  'bench/server/mail-seed.ts',
])('%s may write any table', (file) => {
  expect(breaches({ [file]: "db.insertInto('mail'); db.insertInto('player')" })).toEqual([]);
});

test.each(['export const withdraw = repo.withdraw;', "export { withdraw } from './repo.ts';"])(
  'reports a function of the repo that is exported unchanged: %s',
  (text) => {
    expect(breaches({ 'src/server/domains/mail/service.ts': text })).toEqual([
      'src/server/domains/mail/service.ts: exports withdraw of its repo unchanged',
    ]);
  },
);

test('accepts an exported function that calls the repo', () => {
  const text = 'export const withdraw = (db: Executor): Promise<void> => repo.withdraw(db, runtime.now());';
  expect(breaches({ 'src/server/domains/mail/service.ts': text })).toEqual([]);
});
