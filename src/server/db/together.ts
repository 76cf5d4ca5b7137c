/**
 * Runs several writing statements of a transaction in one round trip where the database is another process. Owns no state.
 */
import { type Compilable, type InferResult, type OperationNodeSource, sql } from 'kysely';
import type { Executor } from './database.ts';
import type { DatabaseKind } from './migration.ts';

/** Returns rows: PostgreSQL runs a part of a statement only together with what it returns. */
type Writing = Compilable<object> & OperationNodeSource & { execute(): Promise<object[]> };
type Parts = Readonly<Record<string, Writing | undefined>>;
type Rows<Given extends Parts> = { [Name in keyof Given]: InferResult<NonNullable<Given[Name]>> };

interface Part {
  part: string;
  row: object;
}

/**
 * Runs the statements in the order of their names in `parts` and resolves to the rows of each; undefined ones have none. On
 * PostgreSQL they are one statement: none sees what another one wrote, no two write the same row, and their rows are JSON. SQLite
 * runs one after the other.
 */
export async function together<Given extends Parts>(
  transaction: Executor,
  kind: DatabaseKind,
  parts: Given,
): Promise<Rows<Given>> {
  const rows: Record<string, object[]> = {};
  const all: [name: string, statement: Writing][] = [];
  for (const [name, statement] of Object.entries(parts)) {
    rows[name] = [];
    if (statement !== undefined) all.push([name, statement]);
  }
  if (kind === 'sqlite') {
    for (const [name, statement] of all) rows[name] = await statement.execute();
  } else if (all.length > 0) {
    const written = all.map(([name, statement]) => sql`${sql.ref(name)} as (${statement})`);
    const returned = all.map(
      ([name]) =>
        sql`select ${sql.lit(name)} as "part", row_to_json(${sql.ref(name)}) as "row" from ${sql.table(name)}`,
    );
    const whole = sql<Part>`with ${sql.join(written)} ${sql.join(returned, sql` union all `)}`;
    for (const { part, row } of (await whole.execute(transaction)).rows) rows[part]?.push(row);
  }
  return rows as Rows<Given>;
}
