/**
 * Writes the snapshot of the current schema: a database of each kind with rows in every table, as SQL text in `db/snapshots`. Run
 * it before the first migration of a new schema version:
 *
 *   node scripts/launch.mjs src/server/testing/write-snapshot.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Insertable, sql } from 'kysely';
import type { Database, DatabaseKind } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { SCHEMA_VERSION } from '../db/schema-version.ts';
import { findPostgres } from './find-postgres.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { dumpRows } from './schema-dump.ts';
import { snapshotPath } from './snapshots.ts';
import { TestServer } from './test-server.ts';

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const AT = 1_790_000_000_000;
/** What has expired is deleted by the server. */
const LATER = 4_000_000_000_000;
const DATE = '2096-10-02T07:06:40.000Z';

/** Rows of the tables that neither the start of a server nor a registration fills. */
const rowsOf = (mira: string, noa: string, session: string): Rows => ({
  place: [{ playerId: mira, location: 'lantern-bay', epoch: 3, x: 512.5, y: 600, frame: 2 }],
  auth_verification: [
    { id: 'v1', identifier: 'reset-password:abc', value: mira, expiresAt: DATE, createdAt: DATE, updatedAt: DATE },
  ],
  email_check: [{ accountId: noa }],
  invitation: [{ tokenHash: 'hash', playerId: mira, createdAt: AT, expiresAt: LATER }],
  idempotency_key: [{ scope: mira, key: 'k1', requestHash: 'h', reply: '{}', createdAt: AT }],
  outfit: [{ id: 'look-1', playerId: mira, name: 'Été', look: '{}', createdAt: AT }],
  favourite_outfit: [{ playerId: mira, outfitId: 'look-1' }],
  submission: [
    {
      id: 's1',
      playerId: mira,
      name: 'Pier hat',
      gender: 'female',
      category: 3,
      status: 'approved',
      image: 'sheet.png',
      thumbnail: 'small.png',
      createdAt: AT,
      reviewedAt: AT + 1,
      reviewerId: 'console',
      itemId: 'creation_s1',
      backImage: 'back.png',
      hairTopPx: 120,
      findings: '{}',
    },
  ],
  catalogue_item: [
    {
      id: 'creation_s1',
      name: 'Pier hat',
      nameKey: 'pier hat',
      searchKey: 'pier hat mira',
      description: '',
      creatorId: mira,
      category: 3,
      rarity: 0,
      costCoins: 10,
      costGems: 0,
      quantity: 7,
      fits: 'feminine',
      isListed: 1,
      isGenerated: 0,
      addedAt: AT,
    },
  ],
  creation: [{ itemId: 'creation_s1', image: 'sheet.png', backImage: 'back.png', hairTopPx: 120, body: 'feminine' }],
  catalogue_name: [{ itemId: 'creation_s1', language: 'de', nameKey: 'stegmutze' }],
  inventory: [{ playerId: noa, itemId: 'creation_s1', acquiredAt: AT, isUnworn: 1 }],
  block: [{ playerId: mira, blockedId: noa, createdAt: AT }],
  audit: [{ actor: mira, action: 'mute', targetId: noa, details: '{}', createdAt: AT }],
  cookie_save: [{ playerId: mira, previousId: 0, state: '{}', lastSave: AT, createdAt: AT }],
  flow_game: [
    {
      id: 'g1',
      playerId: mira,
      seed: 7,
      log: '',
      windows: '[]',
      applied: 3,
      score: 90,
      combo: 1,
      grantedHonor: 2,
      startedAt: AT,
      endedAt: AT + 1,
      openKey: 'g1',
    },
  ],
  flow_player: [
    { playerId: mira, highScore: 90, largestCombo: 1, multiplier: 1, multiplierUntil: 0, creditMs: -3, playedAt: AT },
  ],
  profile: [{ playerId: mira, bio: 'By the pier', bioColor: '#ff8800', heartId: noa, nametag: 'gold' }],
  friendship: [
    { playerId: mira, friendId: noa, createdAt: AT },
    { playerId: noa, friendId: mira, createdAt: AT },
  ],
  mail: [
    { senderId: mira, recipientId: noa, type: 0, message: 'Hello 🏮', sentence: null, createdAt: AT },
    { senderId: noa, recipientId: mira, type: 1, message: 'Friends?', sentence: '{}', createdAt: AT },
  ],
  mailbox: [
    { playerId: noa, mailId: 1, isSender: 0, isRead: 1, isSaved: 1, isReplied: 0, deletedAt: null },
    { playerId: mira, mailId: 1, isSender: 1, isRead: 1, isSaved: 0, isReplied: 0, deletedAt: LATER },
    { playerId: mira, mailId: 2, isSender: 0, isRead: 0, isSaved: 0, isReplied: 0, deletedAt: null },
  ],
  friend_request: [{ fromId: noa, toId: mira, mailId: 2, createdAt: AT, isShown: 1 }],
  profile_comment: [
    { ownerId: mira, authorId: noa, message: 'Nice', createdAt: AT },
    { ownerId: mira, authorId: mira, parentId: 1, message: 'Thanks', createdAt: AT },
  ],
  forum_post: [
    {
      authorId: mira,
      category: 'general',
      title: 'The pier',
      message: '[b]Lovely[/b]',
      preview: 'Lovely',
      searchText: 'the pier lovely',
      createdAt: AT,
      tipsCount: 1,
      replyCount: 1,
      automaticallyNsfw: 0,
    },
  ],
  forum_reply: [{ postId: 1, authorId: noa, message: 'Yes', createdAt: AT }],
  forum_tip: [{ postId: 1, replyId: 0, playerId: noa, createdAt: AT }],
  forum_nsfw_vote: [{ postId: 1, playerId: noa, createdAt: AT }],
  forum_reaction: [{ postId: 1, replyId: 1, kind: 'love', playerId: mira, createdAt: AT }],
  forum_read: [{ playerId: mira, postId: 1, replyId: 1, seenCount: 1, readAt: AT }],
  feedback: [{ playerId: mira, message: 'More lanterns', createdAt: AT }],
  membership_period: [{ playerId: mira, level: 1, until: LATER }],
  bundle_stock: [{ bundle: 'starter', sold: 4 }],
  payment_issue: [{ eventId: 'evt_1', playerId: mira, offer: 'gems', reason: 'sold out', createdAt: AT }],
  album: [{ playerId: mira, isShown: 1 }],
  album_lantern: [{ playerId: mira, day: 20_717, spot: 12, foundAt: AT }],
  bell_entry: [{ playerId: mira, kind: 'tip', actorId: noa, createdAt: AT, postId: 1, detail: '10' }],
  door_visit: [{ playerId: mira, door: 'store', seen: '3' }],
  outgoing_mail: [
    {
      id: 'm1',
      recipient: 'mira@example.org',
      subject: 'Hello',
      text: 'Hello',
      createdAt: AT,
      attempts: 0,
      dueAt: LATER,
      expiresAt: LATER,
    },
  ],
  push_browser: [
    {
      id: 'b1',
      playerId: mira,
      sessionId: session,
      endpoint: 'https://push.example.org/1',
      p256dh: 'k',
      auth: 's',
      createdAt: AT,
    },
  ],
  push_setting: [{ playerId: mira, whisper: 1, mail: 0, friend: 1, timeZone: 'Europe/Berlin' }],
});

async function fill(db: Database): Promise<void> {
  const idOf = async (name: string): Promise<string> =>
    (await db.selectFrom('player').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id;
  const { id: session } = await db.selectFrom('auth_session').select('id').executeTakeFirstOrThrow();
  const rows = rowsOf(await idOf('mira'), await idOf('noa'), session);
  for (const [table, values] of Object.entries(rows)) {
    for (const row of values) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    }
  }
  for (const [table, found] of Object.entries(await dumpRows(db))) {
    if (found.length === 0) throw new Error(`the snapshot has no row of ${table}`);
  }
}

/** Starts a server on the database, registers two players and adds the other rows. */
async function createWorld(env: Record<string, string>): Promise<TestServer> {
  const server = await TestServer.start({ env });
  await server.newPlayer('mira');
  await server.newPlayer('noa');
  await fill(server.server.database.db);
  return server;
}

async function sqliteText(db: Database): Promise<string> {
  const { rows: entries } = await sql<{ type: string; name: string; sql: string }>`
    select "type", "name", "sql" from sqlite_master where "sql" is not null
    and "name" not like 'sqlite%' and "name" not like 'forum_search_%' or "type" = 'trigger'`.execute(db);
  const made = (type: string): string[] => entries.filter((entry) => entry.type === type).map((entry) => entry.sql);
  const inserted: string[] = [];
  const { rows: migrations } = await sql`select * from "kysely_migration"`.execute(db);
  const all = { ...(await dumpRows(db)), kysely_migration: migrations.map((row) => JSON.stringify(row)) };
  for (const [table, rows] of Object.entries(all)) {
    // Triggers fill it.
    if (table === 'forum_search') continue;
    for (const text of rows) {
      const row = JSON.parse(text) as Record<string, string | number | null>;
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const values = Object.values(row).map((value) =>
        typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
      );
      inserted.push(`insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')})`);
    }
  }
  return `${[...made('table'), ...made('trigger'), ...inserted, ...made('index')].join(';\n')};\n`;
}

/** Without comments and commands of psql, so that any client can run it. */
function postgresText(binaries: string, url: string): string {
  const options = ['--no-owner', '--no-privileges', '--inserts', `--dbname=${url}`];
  const text = execFileSync(join(binaries, 'pg_dump'), options, { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('--') && !line.startsWith('\\'));
  return `${lines.join('\n')}\n`;
}

const write = (kind: DatabaseKind, text: string): void => writeFileSync(snapshotPath(SCHEMA_VERSION, kind), text);

const sqlite = await createWorld({});
write('sqlite', await sqliteText(sqlite.server.database.db));
await sqlite.stop();

const binaries = findPostgres();
if (binaries === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
const postgres = await PrivatePostgres.start(binaries);
try {
  const url = await postgres.newDatabase();
  const server = await createWorld({ DATABASE_URL: url });
  await server.stop();
  write('postgres', postgresText(binaries, url));
} finally {
  await postgres.stop();
}
