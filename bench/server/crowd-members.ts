/**
 * Fills a stopped world with members for the crowd bench: copies of one that registered through the API, with rows and
 * columns as the measured build has them, so that older builds can be measured too.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export interface MemberPlan {
  username: string;
  key: string;
  x: number;
  y: number;
}

type Row = Record<string, string | number | null>;

/** The tables of a member, and how a copy differs. */
const COPIED: readonly { table: string; owner: string; change: (row: Row, plan: MemberPlan, at: number) => Row }[] = [
  {
    table: 'auth_user',
    owner: 'id',
    change: (row, { username }) => ({ ...row, id: idOf(username), name: username, email: `${username}@example.org` }),
  },
  {
    table: 'auth_session',
    owner: 'userId',
    change: (row, { username, key }) => ({
      ...row,
      id: `session-${username}`,
      userId: idOf(username),
      token: createHash('sha256').update(key).digest('base64url'),
    }),
  },
  {
    table: 'player',
    owner: 'id',
    change: (row, { username, x, y }, at) => ({
      ...row,
      id: idOf(username),
      username,
      usernameKey: username.toLowerCase(),
      customization: variedLook(String(row.customization), at),
      ...(hasOwnPlace(row) && { positionX: x, positionY: y, positionFrame: 0 }),
    }),
  },
  { table: 'balance', owner: 'playerId', change: (row, { username }) => ({ ...row, playerId: idOf(username) }) },
  { table: 'claimed_name', owner: 'playerId', change: (row, plan) => claimed(row, plan) },
];
const SKIN_TONES = 23;

/** In builds from before the table of places. */
const hasOwnPlace = (player: Row): boolean => 'positionX' in player;
const placeOf = ({ username, x, y }: MemberPlan): Row => ({ playerId: idOf(username), epoch: 0, x, y, frame: 0 });

const idOf = (username: string): string => `member-${username}`;

function claimed(row: Row, { username }: MemberPlan): Row {
  const copy = { ...row, playerId: idOf(username) };
  for (const [column, value] of Object.entries(row)) {
    if (column !== 'playerId' && typeof value === 'string') Object.assign(copy, { [column]: username.toLowerCase() });
  }
  return copy;
}

/** Another skin tone and size, so that the looks differ. */
function variedLook(json: string, at: number): string {
  const look = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({ ...look, skinTone: at % SKIN_TONES });
}

interface Store {
  select(table: string, owner: string, id: string): Promise<Row[]>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** The id of the player with this name. */
  idOf(username: string): Promise<string>;
  close(): Promise<void>;
}

/** `template` is the username of the member who registered. The server must be stopped. */
export async function copyMembers(
  world: { dataDir: string; databaseUrl: string | null },
  template: string,
  plans: readonly MemberPlan[],
): Promise<void> {
  const store = world.databaseUrl === null ? openSqlite(world.dataDir) : await openPostgres(world.databaseUrl);
  try {
    const id = await store.idOf(template);
    for (const { table, owner, change } of COPIED) {
      const [row] = await store.select(table, owner, id);
      if (row === undefined) throw new Error(`the member has no row in ${table}`);
      await store.insert(
        table,
        plans.map((plan, at) => change(row, plan, at)),
      );
      if (table === 'player' && !hasOwnPlace(row)) await store.insert('place', plans.map(placeOf));
    }
  } finally {
    await store.close();
  }
}

const columnsOf = (row: Row): string =>
  Object.keys(row)
    .map((column) => `"${column}"`)
    .join(',');

function openSqlite(dataDir: string): Store {
  const database = new DatabaseSync(join(dataDir, 'promenade.db'));
  return {
    select: async (table, owner, id) =>
      database.prepare(`select * from "${table}" where "${owner}" = ? limit 1`).all(id) as unknown as Row[],
    async insert(table, rows) {
      const [first] = rows;
      if (first === undefined) return;
      const marks = Object.keys(first).map(() => '?');
      const statement = database.prepare(`insert into "${table}" (${columnsOf(first)}) values (${marks.join(',')})`);
      database.exec('begin');
      for (const row of rows) statement.run(...Object.values(row));
      database.exec('commit');
    },
    async idOf(username) {
      const [row] = database.prepare('select id from player where username = ?').all(username);
      return String(row?.id);
    },
    close: async () => database.close(),
  };
}

async function openPostgres(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    select: async (table, owner, id) =>
      (await client.query<Row>(`select * from "${table}" where "${owner}" = $1 limit 1`, [id])).rows,
    async insert(table, rows) {
      await client.query('begin');
      for (const row of rows) {
        const marks = Object.keys(row).map((_, at) => `$${at + 1}`);
        const text = `insert into "${table}" (${columnsOf(row)}) values (${marks.join(',')})`;
        await client.query({ name: table, text, values: Object.values(row) });
      }
      await client.query('commit');
    },
    async idOf(username) {
      const { rows } = await client.query<{ id: string }>('select id from player where username = $1', [username]);
      return String(rows[0]?.id);
    },
    close: () => client.end(),
  };
}
