/** Inserts many rows into a table, on both databases, and prints progress. */
import { CompiledQuery } from 'kysely';
import type { OpenDatabase } from '../../src/server/db/database.ts';
import type { Tables } from '../../src/server/db/schema.ts';

const ROWS_PER_STATEMENT = 500;
const ROWS_PER_TRANSACTION = 50_000;

export type Value = string | number | null;

interface Bulk<Name extends keyof Tables> {
  table: Name;
  columns: readonly (keyof Tables[Name] & string)[];
  count: number;
  /** Values in column order; called once for each row, in order. */
  rowOf: (index: number) => readonly Value[];
}

/** The same SQL text for all statements with that number of rows: much faster than building each query. */
export async function insertMany<Name extends keyof Tables>(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { table, columns, count, rowOf }: Bulk<Name>,
): Promise<void> {
  const began = performance.now();
  for (let from = 0; from < count; from += ROWS_PER_TRANSACTION) {
    const end = Math.min(count, from + ROWS_PER_TRANSACTION);
    await db.transaction().execute(async (transaction) => {
      for (let at = from; at < end; at += ROWS_PER_STATEMENT) {
        const rows = Math.min(end, at + ROWS_PER_STATEMENT) - at;
        const values = Array.from({ length: rows }, (_, row) => rowOf(at + row)).flat();
        await transaction.executeQuery(CompiledQuery.raw(textOf(kind, table, columns, rows), values));
      }
    });
    if (count > ROWS_PER_TRANSACTION) {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`  ${table}: ${end.toLocaleString('en')} of ${count.toLocaleString('en')} rows, ${seconds} s`);
    }
  }
}

function textOf(kind: OpenDatabase['kind'], table: string, columns: readonly string[], rows: number): string {
  const placeholder = (at: number): string => (kind === 'sqlite' ? '?' : `$${at + 1}`);
  const tuple = (row: number): string =>
    `(${columns.map((_, column) => placeholder(row * columns.length + column)).join(',')})`;
  const names = columns.map((column) => `"${column}"`).join(',');
  return `insert into "${table}" (${names}) values ${Array.from({ length: rows }, (_, row) => tuple(row)).join(',')}`;
}
