/** Sweeps and lookups in large tables use an index. Both databases: the plan of each statement is read. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { ownerIds } from '../domains/inventory/repo.ts';
import * as ledger from '../domains/ledger/repo.ts';
import { sweep } from '../housekeeping.ts';
import { withBareDatabase } from '../testing/bare-database.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

const kind = inject('database');
/** Tables that stay small: mails are deleted when they are sent. */
const SMALL = /"outgoing_mail"|"queued_mail"/;

it('no sweep and no lookup reads a whole table', async () => {
  const folder = temporaryFolder();
  const database =
    kind === 'sqlite'
      ? join(folder, 'lookups.db')
      : await createDatabase(inject('postgresUrl'), `lookups_${randomUUID().replaceAll('-', '')}`);
  const statements: CompiledQuery[] = [];
  const scans: string[] = [];
  await withBareDatabase(
    database,
    async (db) => {
      await migrate(db, kind);
      // The planner reads small tables as a whole unless it must not.
      if (kind === 'postgres') await sql`set enable_seqscan = off`.execute(db);
      statements.length = 0;
      await lookUp(db);
      // Explaining adds to them.
      const looked = [...statements];
      for (const statement of looked) {
        const scan = await scanOf(db, statement);
        if (scan !== null && !SMALL.test(statement.sql)) scans.push(`${statement.sql}: ${scan}`);
      }
    },
    (statement) => statements.push(statement),
  );
  rmSync(folder, { recursive: true });
  expect(scans).toEqual([]);
});

async function lookUp(db: Kysely<Tables>): Promise<void> {
  await sweep({ db, kind, ping: () => Promise.resolve(), close: () => Promise.resolve() });
  await ownerIds(db, 'hat', 100);
  await ledger.hasEntry(db, { playerId: 'p1', reason: 'purchase' });
  await ledger.hasEntry(db, { playerId: 'p1', reason: 'purchase', reference: 'hat' });
  await ledger.lastEntry(db, { playerId: 'p1', reason: 'purchase', reference: 'hat' });
  await ledger.receivedSince(db, 'p1', 'purchase', 1);
  await ledger.entriesOf(db, 'p1');
}

/** The step of the plan that reads a whole table; null if there is none. */
async function scanOf(db: Kysely<Tables>, { sql: text, parameters }: CompiledQuery): Promise<string | null> {
  const explain = kind === 'sqlite' ? 'explain query plan ' : 'explain ';
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    ...sql`${sql.raw(explain)}`.compile(db),
    sql: `${explain}${text}`,
    parameters,
  });
  const steps = rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
  return steps.find((step) => /^SCAN |Seq Scan/.test(step)) ?? null;
}
