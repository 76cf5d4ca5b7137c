/** What a player downloads: every table that has something of the player is in it, and so are the uploads. Both databases. */
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../db/schema.ts';
import { exportPlayer } from '../domains/account/service.ts';
import { diskBlobs } from '../storage/blobs.ts';
import { Caller, refusal } from '../testing/caller.ts';
import { startServer } from '../testing/database-server.ts';
import { PASSWORD, type TestServer } from '../testing/test-server.ts';
import { fillTables } from '../testing/world-rows.ts';
import { PLAYER_DATA } from './player-data.ts';
import { TABLE_RULES } from '../testing/table-rules.ts';

/** Rows that the export shows only together with those of another table. */
const SHOWN_BY: Partial<Record<keyof Tables, keyof Tables>> = { mail: 'mailbox' };
const TABLES = Object.keys(TABLE_RULES) as (keyof Tables)[];

let server: TestServer;
let mira: Caller;
/** Parts of both players' exports that changed when the rows of a table were added. */
const changed = new Map<keyof Tables, string[]>();
let registered: Record<string, unknown>;

async function exported(): Promise<Record<string, string>> {
  const { db } = server.server.database;
  const texts: Record<string, string> = {};
  for (const name of ['mira', 'noa']) {
    const player = await server.server.players.byUsername(name);
    for (const [part, value] of Object.entries(await exportPlayer(db, player?.id ?? '', PLAYER_DATA))) {
      texts[part] = `${texts[part] ?? ''}${JSON.stringify(value)}`;
    }
  }
  return texts;
}

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_SCALE: '1' } });
  mira = await Caller.create(server, 'mira');
  await Caller.create(server, 'noa');
  const { db } = server.server.database;
  registered = await exportPlayer(db, (await mira.record()).id, PLAYER_DATA);
  let before = await exported();
  await fillTables(db, {
    first: 'mira',
    second: 'noa',
    filled: async (table) => {
      const after = await exported();
      changed.set(
        table,
        Object.keys(after).filter((part) => after[part] !== before[part]),
      );
      before = after;
    },
  });
});
afterAll(() => server.stop());

it.each(TABLES)('the rows of %s are in the part of the export that its rule names', (table) => {
  const { part } = TABLE_RULES[table];
  const parts = changed.get(SHOWN_BY[table] ?? table);
  if (parts === undefined) {
    // The registration writes it.
    if (part !== null) expect(registered[part], part).toBeTruthy();
  } else if (part === null) expect(parts).toEqual([]);
  else expect(parts).toContain(part);
});

it('the export has what is stored about sessions, providers, names, decisions and tips, and no secret', async () => {
  const { db } = server.server.database;
  const { id } = await mira.record();
  await db.updateTable('auth_session').set({ ipAddress: '198.51.100.7', userAgent: 'Browser' }).execute();
  await db
    .insertInto('audit')
    .values({ actor: 'x', action: 'mute', targetId: id, details: 'loud', createdAt: 1 })
    .execute();
  const data = await exportPlayer(db, id, PLAYER_DATA);
  expect(data).toMatchObject({
    account: {
      email: 'mira@example.org',
      sessions: [{ ipAddress: '198.51.100.7', browser: 'Browser' }],
      waysToSignIn: [{ provider: 'password', accountAtProvider: null }],
      mailedLinks: [{ expiresAt: '2096-10-02T07:06:40.000Z' }],
    },
    player: {
      names: ['mira'],
      audit: [
        { action: 'mute', isByPlayer: true, isAboutPlayer: false, details: '' },
        { action: 'mute', isByPlayer: false, isAboutPlayer: true, details: 'loud' },
      ],
    },
    memberships: [{ level: 1 }],
    friendRequests: [{ from: 'noa', to: 'mira' }],
    forum: { tips: [], reactions: [{ kind: 'love' }] },
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|reset-password|p256dh|tokenHash/);
});

const download = (password: unknown) =>
  server.server.app.inject({ method: 'POST', url: '/account/data', payload: { password }, headers: mira.headers });

it('a player downloads data and uploads as a zip, after a check of the password and not often', async () => {
  const { db } = server.server.database;
  const picture = Buffer.from('the bytes of a picture');
  const image = await diskBlobs(join(server.dataDir, 'uploads')).put(picture, 'png');
  await db.updateTable('submission').set({ image }).execute();
  expect(await mira.post('/account/data', { password: 'wrong-password' })).toMatchObject(
    refusal(403, 'wrong-password'),
  );
  const reply = await download(PASSWORD);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="promenade-mira.zip"',
    'cache-control': 'no-store',
  });
  const files = unzipSync(reply.rawPayload);
  expect(Object.keys(files)).toEqual(['data.json', `uploads/${image}`]);
  expect(Buffer.from(files[`uploads/${image}`] ?? [])).toEqual(picture);
  const stored = await exportPlayer(db, (await mira.record()).id, PLAYER_DATA);
  for (let count = 2; count <= 4; count += 1) expect((await download(PASSWORD)).statusCode).toBe(200);
  expect((await download(PASSWORD)).statusCode).toBe(429);
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toEqual(JSON.parse(JSON.stringify(stored)));
});
