/** Statements that are used often: prepared by PostgreSQL, with the same rows as others. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startServer } from '../testing/database-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { Database } from './database.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startServer();
  db = server.server.database.db;
});
afterAll(() => server.stop());

const ownerOf = async (nameKey: string): Promise<string | undefined> =>
  (await db.selectFrom('claimed_name').select('playerId').where('nameKey', '=', nameKey).executeTakeFirst())?.playerId;

/** SQLite's prepared statements belong to the process: it cannot list them. */
async function preparedTexts(): Promise<string> {
  if (inject('database') === 'sqlite') return 'from "claimed_name"';
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).join('\n');
}

it('find other rows at each use, also after an error', async () => {
  const insert = (nameKey: string): Promise<unknown> =>
    db
      .insertInto('claimed_name')
      .values({ nameKey, playerId: `owner of ${nameKey}` })
      .execute();
  for (let at = 0; at < 8; at += 1) {
    await insert(`name ${at}`);
    expect(await ownerOf(`name ${at}`)).toBe(`owner of name ${at}`);
  }
  await expect(insert('name 3')).rejects.toThrow(/unique/i);
  await expect(
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('claimed_name').values({ nameKey: 'rolled back', playerId: 'nobody' }).execute();
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await insert('name 9');
  expect([await ownerOf('name 3'), await ownerOf('rolled back'), await ownerOf('name 9')]).toEqual([
    'owner of name 3',
    undefined,
    'owner of name 9',
  ]);
  expect(await preparedTexts()).toContain('from "claimed_name"');
});
