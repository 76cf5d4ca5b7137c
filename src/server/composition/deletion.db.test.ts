/**
 * A player who has one of everything is deleted. After the stated retention no table, file, log line or key of Redis has the name, the
 * e-mail address or the network address. Both databases; with PostgreSQL also Redis.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Tables } from '../db/schema.ts';
import { releaseLeftNames } from '../domains/players/deleted-names.ts';
import { runtime } from '../runtime.ts';
import { Caller, refusal } from '../testing/caller.ts';
import { collectLog } from '../testing/collected-log.ts';
import { startServer } from '../testing/database-server.ts';
import { PrivateRedis } from '../testing/private-redis.ts';
import { dumpRows } from '../testing/schema-dump.ts';
import { PASSWORD, sessionCookie, temporaryFolder, type TestServer } from '../testing/test-server.ts';
import { waitForEvent } from '../testing/town-fixture.ts';
import { fillTables } from '../testing/world-rows.ts';
import { TABLE_RULES } from '../testing/table-rules.ts';

const ADDRESS = '198.51.100.77';
const FIRST_NAME = 'Canary_One';
const NAME = 'Canary_Two';
const EMAIL = 'yellow.bird@example.net';
const WORDS = 'feathers and seeds';
/** In small letters. */
const TRACES = [ADDRESS, FIRST_NAME, NAME, EMAIL, WORDS].map((trace) => trace.toLowerCase());
/** Longer than anything is kept: 7 days. */
const RETENTION_MS = 8 * 24 * 3600 * 1000;
const DAY_S = 24 * 3600;

const { log, text: logged } = collectLog('debug');
const isPostgres = inject('database') === 'postgres';
let server: TestServer;
let redis: PrivateRedis | null = null;
let redisUrl = '';
let canary: Caller;
let id = '';

/** Traces in a text. */
const tracesIn = (text: string): string[] => {
  const small = text.toLowerCase();
  return TRACES.filter((trace) => small.includes(trace));
};

/** `place: trace` for each trace in the places. */
const found = (places: Iterable<[place: string, text: string]>): string[] =>
  [...places].flatMap(([place, text]) => tracesIn(text).map((trace) => `${place}: ${trace}`));

const inTables = async (): Promise<string[]> =>
  found(Object.entries(await dumpRows(server.server.database.db)).map(([table, rows]) => [table, rows.join('\n')]));

const inFiles = (): string[] => {
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return found(
    files.map(({ parentPath, name }) => [name, `${name}\n${readFileSync(join(parentPath, name)).toString('latin1')}`]),
  );
};

/** Keys of Redis with a trace. `lasting`: only those that do not end by themselves within a day. */
async function inRedis({ lasting }: { lasting: boolean }): Promise<string[]> {
  const client = await createClient({ url: redisUrl }).connect();
  const valueOf = async (key: string): Promise<unknown> => {
    switch (await client.type(key)) {
      case 'hash':
        return await client.hGetAll(key);
      case 'set':
        return await client.sMembers(key);
      case 'zset':
        return await client.zRange(key, 0, -1);
      case 'list':
        return await client.lRange(key, 0, -1);
      case 'string':
        return await client.get(key);
      case 'none':
        // It has expired since the list was read.
        return null;
      default:
        throw new Error(`${key} has a type that this test does not read`);
    }
  };
  try {
    const entries: [string, string][] = [];
    for (const key of await client.keys('*')) {
      const ttlS = await client.ttl(key);
      if (!lasting || ttlS < 0 || ttlS > DAY_S) entries.push([key, `${key} ${JSON.stringify(await valueOf(key))}`]);
    }
    return found(entries);
  } finally {
    client.destroy();
  }
}

/** A call from the canary's address. */
const send = (path: string, body: object = {}) =>
  server.post(path, body, { 'x-forwarded-for': ADDRESS, ...(canary === undefined ? {} : canary.headers) });

beforeAll(async () => {
  const dataDir = temporaryFolder();
  if (isPostgres) {
    redis = await PrivateRedis.start();
    redisUrl = redis.newDatabase();
  }
  const ofWorld = {
    REDIS_URL: redisUrl,
    NODE_NAME: 'town-1',
    NODE_PATH: '/t/town-1',
    UPLOADS_DIR: join(dataDir, 'uploads'),
    AUTH_SECRET: 'the secret of this test, long enough',
    PUBLIC_URL: 'http://localhost:4300',
  };
  const env = { TRUST_PROXY: '1', CONTACT_EMAIL: 'operator@example.org', ...(isPostgres ? ofWorld : {}) };
  server = await startServer({ dataDir, env, server: { log } });
  await server.server.listen();
  await populate();
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  await redis?.stop();
});

/** Registers the canary and another player, and gives the canary one of everything. */
async function populate(): Promise<void> {
  const account = { email: EMAIL, password: PASSWORD };
  const form = { ...account, username: FIRST_NAME, confirmPassword: PASSWORD, gender: 1 };
  expect(await send('/game-api/register', form)).toMatchObject({ status: 200 });
  await send('/auth/sign-in/email', { ...account, password: 'a-wrong-password' });
  const signedIn = await send('/auth/sign-in/email', account);
  expect(sessionCookie(signedIn)).toContain('session_token');
  canary = new Caller(server, { username: FIRST_NAME, key: String(signedIn.body.token) });
  const [, third] = await Caller.all(server, 'Other', 'Third');
  const { db } = server.server.database;
  await fillTables(db, { first: FIRST_NAME, second: 'Other' });
  await canary.admin('rename', NAME);
  canary = new Caller(server, { username: NAME, key: canary.key });
  ({ id } = await canary.record());
  const own = `${WORDS} of ${NAME}, ${EMAIL}`;
  await canary.admin('access', '0');
  await canary.admin('mute', '--minutes', '1');
  await canary.admin('unmute');
  const written = await third.post('/forum/post', {
    title: 'A pier of wood',
    message: 'It is long and made of wood. '.repeat(5),
    category: 'general',
  });
  expect(written).toMatchObject({ status: 200 });
  const post = String(written.body.id);
  const sent = [
    await send('/profile/bio', { bio: own }),
    await send('/profile/Third/comment', { comment: own }),
    await send('/mail/Third', { message: own }),
    await send('/forum/post', { title: `Of ${NAME}`, message: own, category: 'general' }),
    await send(`/forum/post/${post}/reply`, { message: own }),
    await canary.get(`/forum/post/${post}/tip`),
    await send(`/forum/post/${post}/nsfw`),
    await send('/feedback', { message: own }),
    await send('/game-api/forgot-password', { email: EMAIL }),
  ];
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  await server.get(`/avatars/${NAME}/thumbnail.webp`, { 'x-forwarded-for': ADDRESS });
  const town = await canary.enterTown();
  const heard = waitForEvent(town, 'chat');
  town.emit('chat', own);
  await heard;
  town.disconnect();
  await server.server.mailer.idle();
}

const TABLES = Object.keys(TABLE_RULES) as (keyof Tables)[];

it('the canary has a row in each table that may have one, and traces in tables, files and mails', async () => {
  const rows = await dumpRows(server.server.database.db);
  // Their rows are found by others: an item, an account, a report, a submission.
  const indirect: readonly (keyof Tables)[] = ['creation', 'email_check', 'report_appeal', 'submission_message'];
  const without = TABLES.filter((table) => {
    const text = (rows[table] ?? []).join('\n').toLowerCase();
    return !text.includes(id) && tracesIn(text).length === 0;
  });
  expect(without).toEqual(
    TABLES.filter((table) => TABLE_RULES[table].afterDeletion === 'none' || indirect.includes(table)),
  );
  expect(await inTables()).toContain(`auth_session: ${ADDRESS}`);
  if (isPostgres) expect(await inRedis({ lasting: false })).toContainEqual(expect.stringContaining(EMAIL));
  expect(inFiles().filter((place) => place.includes('.eml'))).toContainEqual(expect.stringContaining(EMAIL));
});

it('after the retention nothing has a trace of a deleted player', async () => {
  const deletion = await send('/account/delete', { username: NAME, password: PASSWORD });
  expect(deletion.status).toBe(200);
  const kept = ['claimed_name', 'idempotency_key'];
  expect((await inTables()).filter((place) => !kept.includes(place.split(':')[0] ?? ''))).toEqual([]);
  const began = runtime.now();
  vi.spyOn(runtime, 'now').mockImplementation(() => began + RETENTION_MS);
  await server.server.sweep();
  expect(await inTables()).toEqual([]);
  expect(inFiles()).toEqual([]);
  if (isPostgres) expect(await inRedis({ lasting: true })).toEqual([]);
  expect(found([['log', logged()]])).toEqual([]);
  expect(logged()).toContain('a sign-in failed');
  const rows = await dumpRows(server.server.database.db);
  const referring = TABLES.filter((table) => (rows[table] ?? []).join('\n').includes(id));
  expect(referring.filter((table) => TABLE_RULES[table].afterDeletion !== 'kept')).toEqual([]);
});

it('nobody can take a name of the deleted player, by registration or by a change of the name', async () => {
  for (const name of [FIRST_NAME, NAME.toUpperCase()]) {
    const email = `${name}@example.org`;
    expect(await server.register(name, { email })).toMatchObject(refusal(409, 'username-taken'));
  }
  const another = await Caller.create(server, 'Another');
  await expect(another.admin('rename', NAME)).rejects.toThrow('taken');
  expect(await server.register('Canary_Six', { email: EMAIL })).toMatchObject({ status: 200 });
});

it('what an earlier version left of deleted players is removed after a start', async () => {
  const { db } = server.server.database;
  await db.insertInto('claimed_name').values({ nameKey: 'left_behind', playerId: 'gone' }).execute();
  const entry = { actor: 'console', action: 'delete-account', targetId: 'gone', details: 'Left_Behind', createdAt: 1 };
  await db.insertInto('audit').values(entry).execute();
  await releaseLeftNames(db);
  await server.server.sweep();
  const { claimed_name: names = [], audit = [] } = await dumpRows(db);
  expect([...names, ...audit].join('\n').toLowerCase()).not.toContain('left_behind');
  expect(names.join('\n')).toContain('"other"');
  expect(await server.register('Left_Behind')).toMatchObject(refusal(409, 'username-taken'));
});
