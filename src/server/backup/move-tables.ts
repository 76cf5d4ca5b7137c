/** The rows of a move: in batches by row number, each in one transaction with its progress, so that no row is copied twice. */
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './checks.ts';
import { BackupError } from './manifest.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { StepOptions } from './store.ts';

export interface MovedTable {
  name: string;
  /** Names of the columns that are stored, not computed. */
  columns: string[];
  /** Column whose values the database counts; null when there is none. */
  identity: string | null;
}

interface Ends {
  source: DatabaseSync;
  target: PostgresConnection;
}

const BATCH_ROWS = 1000;
const ROW = 'sqlite row';

const COLUMNS = `
  select "table_name" as "table", "column_name" as "column", "is_identity" = 'YES' as "isIdentity"
  from information_schema.columns
  where "table_schema" = current_schema() and "is_generated" = 'NEVER'
    and "table_name" not in ('world_move', 'schema_version') and "table_name" not like 'kysely%'
  order by "table_name", "ordinal_position"`;

/** Copies what is not copied yet. Returns all tables. */
export async function copyTables(ends: Ends, options: StepOptions): Promise<MovedTable[]> {
  const tables = inOrder(ends.source, await describeTables(ends));
  const total = tables.reduce((sum, { name }) => sum + countRows(ends.source, name), 0);
  const progress = await openProgress(ends.target, tables);
  let copied = 0;
  for (const table of tables) {
    let lastRow = progress.get(table.name) ?? 0;
    copied += countRows(ends.source, table.name, lastRow);
    for (;;) {
      options.signal.throwIfAborted();
      const rows = readBatch(ends.source, table, lastRow);
      lastRow = Number(rows.at(-1)?.[ROW] ?? lastRow);
      if (rows.length === 0) break;
      await writeBatch(ends.target, table, { rows, lastRow });
      copied += rows.length;
      options.progress.step('moving rows', copied, total);
    }
  }
  return tables;
}

/** SQLite continues after the largest id that ever was, even of a deleted row; so does the copy. */
export async function setSequences({ source, target }: Ends, tables: readonly MovedTable[]): Promise<void> {
  for (const { name, identity } of tables) {
    if (identity === null) continue;
    const last = source.prepare('select "seq" from "sqlite_sequence" where "name" = ?').get(name);
    if (last === undefined) continue;
    await target.run('select setval(pg_get_serial_sequence($1, $2), $3)', [`"${name}"`, identity, Number(last.seq)]);
  }
}

async function describeTables({ source, target }: Ends): Promise<MovedTable[]> {
  const tables = new Map<string, MovedTable>();
  for (const { table, column, isIdentity } of await target.query(COLUMNS)) {
    const name = String(table);
    const entry = tables.get(name) ?? { name, columns: [], identity: null };
    entry.columns.push(String(column));
    if (isIdentity === true) entry.identity = String(column);
    tables.set(name, entry);
  }
  const here = source.prepare('select "name", "type" from pragma_table_list where "schema" = \'main\'').all();
  const names = here.filter(
    ({ type, name }) => type === 'table' && !/^(?:sqlite_|kysely|schema_version$)/.test(String(name)),
  );
  const ours = new Set(names.map(({ name }) => String(name)));
  const difference = [...ours].filter((name) => !tables.has(name));
  for (const { name, columns } of tables.values()) {
    const known = new Set(
      source
        .prepare(`pragma table_info("${name}")`)
        .all()
        .map((column) => String(column.name)),
    );
    for (const column of columns) if (!known.has(column)) difference.push(`${name}.${column}`);
  }
  if (difference.length > 0) throw new BackupError(`the databases have different tables: ${difference.join(', ')}`);
  return [...tables.values()];
}

/** Tables after those that they refer to. Rows of one table refer to earlier rows only. */
function inOrder(source: DatabaseSync, tables: readonly MovedTable[]): MovedTable[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: MovedTable[] = [];
  const visit = (name: string): void => {
    const table = left.get(name);
    if (table === undefined) return;
    left.delete(name);
    for (const { table: parent } of source.prepare(`pragma foreign_key_list("${name}")`).all()) visit(String(parent));
    ordered.push(table);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}

/** The last copied row of each table. A new move empties the tables first: migrations may have filled some. */
async function openProgress(
  { query, run }: PostgresConnection,
  tables: readonly MovedTable[],
): Promise<Map<string, number>> {
  const rows = await query(`select "name", "lastRow" from "world_move" where "name" <> ''`);
  if (rows.length === 0) {
    await query('begin');
    await query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
    for (const { name } of tables) await run(`insert into "world_move" values ($1, null, 0)`, [name]);
    await query('commit');
  }
  return new Map(rows.map(({ name, lastRow }) => [String(name), Number(lastRow)]));
}

function countRows(source: DatabaseSync, name: string, upTo?: number): number {
  const where = upTo === undefined ? '' : ` where rowid <= ${upTo}`;
  return Number(source.prepare(`select count(*) as "count" from "${name}"${where}`).get()?.count);
}

function readBatch(source: DatabaseSync, { name, columns }: MovedTable, after: number): Row[] {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const text = `select rowid as "${ROW}", ${list} from "${name}" where rowid > ? order by rowid limit ${BATCH_ROWS}`;
  return source.prepare(text).all(after);
}

async function writeBatch(
  { query, run }: PostgresConnection,
  { name, columns }: MovedTable,
  { rows, lastRow }: { rows: readonly Row[]; lastRow: number },
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await query('begin');
  await run(
    `insert into "${name}" (${list}) overriding system value
     select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
    [JSON.stringify(rows)],
  );
  await run('update "world_move" set "lastRow" = $1 where "name" = $2', [lastRow, name]);
  await query('commit');
}
