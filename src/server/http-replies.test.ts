/** HTTP replies of any route: who is admitted, compression, and errors without details. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../shared/contract/endpoint.ts';
import { noteChange } from './db/changes.ts';
import { implement } from './plugins/implement.ts';
import { WrittenReply } from './plugins/written-reply.ts';
import { setPlayerRows } from './testing/player-rows.ts';
import { TestServer } from './testing/test-server.ts';

describe('auth levels', () => {
  const at = (auth: 'session' | 'player' | 'moderator' | 'admin') =>
    endpoint({ method: 'GET', path: `/level/${auth}`, auth, summary: auth, reply: z.object({ id: z.string() }) });
  const levels = ['session', 'player', 'moderator', 'admin'] as const;

  it.each([
    ['a player', 0, [200, 200, 403, 403]],
    ['a moderator', 1, [200, 200, 200, 403]],
    ['an administrator', 2, [200, 200, 200, 200]],
  ])('admit %s, with access %d, to the permitted levels', async (_, access, expected) => {
    const server = await TestServer.start({
      server: {
        routes: (app) => levels.forEach((auth) => implement(app, at(auth), ({ accountId }) => ({ id: accountId }))),
      },
    });
    const { key, username } = await server.newPlayer('Somebody');
    const { db } = server.server.database;
    await setPlayerRows(db, [username], { access });
    const replies = await Promise.all(levels.map((auth) => server.get(`/level/${auth}`, { 'x-session-key': key })));
    expect(replies.map(({ status }) => status)).toEqual(expected);
    expect(replies[0]?.body.id).toBe((await server.server.players.byUsername(username))?.id);
    await db.deleteFrom('player').execute();
    noteChange(db, 'player', String(replies[0]?.body.id));
    const withoutName = await Promise.all(levels.map((auth) => server.get(`/level/${auth}`, { 'x-session-key': key })));
    expect(withoutName.map(({ status }) => status)).toEqual([200, 403, 403, 403]);
    expect(withoutName[1]?.body).toMatchObject({ success: false, code: 'no-username' });
    await server.stop();
  });
});

describe('replies', () => {
  it('compress long replies for clients that accept gzip', async () => {
    const words = endpoint({
      method: 'GET',
      path: '/words/:count',
      auth: 'none',
      summary: '',
      params: z.object({ count: z.coerce.number() }),
      reply: z.object({ words: z.string() }),
    });
    const server = await TestServer.start({
      server: {
        routes: (app) =>
          implement(app, words, ({ params }) => {
            const { count } = params;
            if (count % 2 === 0) return { words: 'word '.repeat(count) };
            return new WrittenReply(['{"words":"', 'word '.repeat(count), '"}']);
          }),
      },
    });
    const request = (count: number, encoding: string) =>
      server.server.app.inject({ url: `/words/${count}`, headers: { 'accept-encoding': encoding } });
    for (const count of [2000, 2001]) {
      const long = await request(count, 'gzip, br');
      expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      expect(long.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(long.headers.vary).toContain('accept-encoding');
      expect(long.rawPayload.length).toBeLessThan(300);
      expect(JSON.parse(gunzipSync(long.rawPayload).toString())).toEqual({ words: 'word '.repeat(count) });
      const plain = await request(count, 'identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json()).toEqual({ words: 'word '.repeat(count) });
    }
    expect((await request(200, 'gzip')).headers['content-encoding']).toBeUndefined();
    const packed = await server.server.app.inject({
      method: 'POST',
      url: '/auth/sign-in/email',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    });
    expect(packed.statusCode).toBeGreaterThanOrEqual(400);
    await server.stop();
  });

  it('answer a server error without its details', async () => {
    const failing = endpoint({ method: 'GET', path: '/failing', auth: 'none', summary: '', reply: z.object({}) });
    const server = await TestServer.start({
      server: {
        routes: (app) =>
          implement(app, failing, () => {
            throw new Error('secret detail');
          }),
      },
    });
    const reply = await server.get('/failing');
    expect(reply).toMatchObject({ status: 500, body: { success: false, code: 'server-error' } });
    expect(JSON.stringify(reply.body)).not.toContain('secret detail');
    await server.stop();
  });
});
