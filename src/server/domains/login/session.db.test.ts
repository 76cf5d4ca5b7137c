/** Sign-in, sign-out, session keys and cookies, and the storage of hashed keys only. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../housekeeping.ts';
import { PASSWORD, type SignedIn, sessionCookie, type TestServer } from '../../testing/test-server.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';
import { startServer } from '../../testing/database-server.ts';
import { createSessions } from './sessions.ts';
import { hashSessionKey } from './token-hashing.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('session', () => {
  let server: TestServer;
  let ida: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    ida = await server.newPlayer('Ida');
  });
  afterAll(() => server.stop());

  const statusOf = async (key: string): Promise<unknown> =>
    (await server.get('/session', { 'x-session-key': key })).body.status;
  const setExpiry = async (key: string, expiresAt: Date): Promise<void> => {
    const { db, kind } = server.server.database;
    await db
      .updateTable('auth_session')
      .set({ expiresAt: kind === 'sqlite' ? expiresAt.toISOString() : expiresAt })
      .where('token', '=', hashSessionKey(key))
      .execute();
  };

  it('key and cookie return the same session', async () => {
    const { body } = await server.get('/session', { 'x-session-key': ida.key });
    expect(body).toMatchObject({ success: true, status: 'authenticated', serverSessionKey: ida.key });
    expect(body.user).toEqual({
      _id: expect.any(String),
      email: 'ida@example.org',
      username: 'Ida',
      access: 0,
      honor: 0,
      membership: 0,
      coins: 5000,
      gems: 50,
      badges: 0,
      blockedList: [],
      blockedListIds: [],
    });
    expect((await server.get('/session', { cookie: ida.cookie })).body).toEqual(body);
  });

  it('is unauthenticated without credentials, with a wrong key and with a forged cookie', async () => {
    const none = { success: true, status: 'unauthenticated', serverSessionKey: null, user: null };
    expect(await server.get('/session')).toMatchObject({ status: 200, body: none });
    expect((await server.get('/session', { 'x-session-key': 'x'.repeat(32) })).body).toEqual(none);
    expect((await server.get('/session', { 'x-session-key': 'x'.repeat(4000) })).body).toEqual(none);
    const forged = ida.cookie.replace(/=([^.]+)\./, '=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.');
    expect((await server.get('/session', { cookie: forged })).body).toEqual(none);
  });

  it('sets the cookie HttpOnly and SameSite=Lax', async () => {
    const reply = await server.signIn(ida.email);
    const text = [reply.headers['set-cookie'] ?? []].flat().join();
    expect(text).toContain('HttpOnly');
    expect(text).toContain('SameSite=Lax');
    expect(text).toContain('Max-Age=2592000');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('other calls reject the cookie without a key', async () => {
    const reply = await server.post(
      '/finish-registration',
      { bodyType: 'feminine', username: 'Ida2' },
      { cookie: ida.cookie },
    );
    expect(reply).toMatchObject({ status: 401, body: { success: false, message: 'No session key available' } });
  });

  it('returns the same error for a wrong password, an unknown e-mail and a banned account', async () => {
    const blocked = await server.newPlayer('Blocked');
    await server.server.database.db
      .updateTable('player')
      .set({ bannedUntil: Date.now() + DAY_MS })
      .where('usernameKey', '=', 'blocked')
      .execute();
    const wrong = await server.signIn(ida.email, 'not-the-password');
    expect(wrong).toMatchObject({ status: 401, body: { success: false, code: 'INVALID_EMAIL_OR_PASSWORD' } });
    const others = [
      await server.signIn('nobody@example.org'),
      await server.signIn('no-address'),
      await server.signIn(blocked.email, PASSWORD),
    ];
    for (const other of others) {
      expect(other.status).toBe(wrong.status);
      expect(other.body).toEqual(wrong.body);
      expect(other.headers['set-cookie']).toBeUndefined();
    }
  });

  it('sign-out by key ends one session and notifies listeners', async () => {
    const first = await server.newPlayer('Devices');
    const second = String((await server.signIn(first.email)).body.token);
    expect(await statusOf(first.key)).toBe('authenticated');
    const revoked: string[] = [];
    const unsubscribe = server.server.sessions.onRevoked((accountId) => revoked.push(accountId));
    expect((await server.post('/auth/sign-out', {}, { 'x-session-key': first.key })).body).toEqual({ success: true });
    unsubscribe();
    expect(revoked).toEqual([(await server.server.players.byUsername('Devices'))?.id]);
    expect(await statusOf(first.key)).toBe('unauthenticated');
    expect(await statusOf(second)).toBe('authenticated');
  });

  it('is read once for calls that arrive together, and again after a revocation during the read', async () => {
    let reads = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const sessions = createSessions(server.server.database.db.withPlugin(counter), server.server.players);
    const resolveAll = (key: string) => Promise.all([1, 2, 3].map(() => sessions.resolve(key)));
    const found = await resolveAll(ida.key);
    expect([found.map((session) => session?.player?.username), reads]).toEqual([['Ida', 'Ida', 'Ida'], 1]);
    sessions.revoked(found[0]?.accountId ?? '');
    const before = sessions.resolve(ida.key);
    sessions.revoked(found[0]?.accountId ?? '');
    await Promise.all([before, resolveAll(ida.key)]);
    expect(reads).toBe(3);
  });

  it('sign-out by cookie requires the own origin', async () => {
    const player = await server.newPlayer('Cookie');
    const signOut = (origin: string) =>
      server.post('/auth/sign-out', {}, { cookie: player.cookie, origin, host: 'localhost:4300' });
    expect(await signOut('https://evil.example')).toMatchObject({ status: 403, body: { success: false } });
    expect(await statusOf(player.key)).toBe('authenticated');
    const reply = await signOut('http://localhost:4300');
    expect(reply.status).toBe(200);
    expect([reply.headers['set-cookie']].flat().join()).toContain('Max-Age=0');
    expect(await statusOf(player.key)).toBe('unauthenticated');
  });

  it('sign-in accepts each host name of the server and rejects foreign origins', async () => {
    const body = { email: ida.email, password: PASSWORD };
    const own = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000', 'sec-fetch-site': 'same-origin' };
    expect((await server.post('/auth/sign-in/email', body, own)).status).toBe(200);
    expect((await server.post('/auth/sign-in/email', body, { ...own, origin: 'https://evil.example' })).status).toBe(
      403,
    );
  });

  it('sign-in accepts clients that are not browsers and rejects cross-site navigations', async () => {
    const body = { email: ida.email, password: PASSWORD };
    const program = await server.post('/auth/sign-in/email', body, { 'sec-fetch-mode': 'cors' });
    expect(program.status).toBe(200);
    const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await server.post('/auth/sign-in/email', body, navigation)).status).toBe(403);
  });

  it('expires', async () => {
    const player = await server.newPlayer('Expired');
    await setExpiry(player.key, new Date(Date.now() - 1000));
    expect(await statusOf(player.key)).toBe('unauthenticated');
    expect((await server.get('/session', { cookie: player.cookie })).body.status).toBe('unauthenticated');
  });

  it('is extended to 30 days by the cookie, not by calls with the key', async () => {
    const player = await server.newPlayer('Sliding');
    const old = new Date(Date.now() + 20 * DAY_MS);
    await setExpiry(player.key, old);
    const expiry = async (): Promise<number> => {
      const row = await server.server.database.db
        .selectFrom('auth_session')
        .select('expiresAt')
        .where('token', '=', hashSessionKey(player.key))
        .executeTakeFirstOrThrow();
      return new Date(row.expiresAt).getTime();
    };
    await server.get('/session', { 'x-session-key': player.key });
    expect(await expiry()).toBe(old.getTime());
    const renewed = await server.get('/session', { cookie: player.cookie });
    expect(renewed.body).toMatchObject({ status: 'authenticated', serverSessionKey: player.key });
    expect(sessionCookie(renewed)).toBe(player.cookie);
    expect(await expiry()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    expect(await statusOf(player.key)).toBe('authenticated');
  });

  it('the sweep deletes expired sessions and idempotency keys only', async () => {
    const [gone, stays] = [await server.newPlayer('Gone'), await server.newPlayer('Stays')];
    await setExpiry(gone.key, new Date(Date.now() - 1000));
    const { database } = server.server;
    await database.db
      .insertInto('idempotency_key')
      .values(
        ['old', 'new'].map((key) => ({ scope: 'sweep', key, requestHash: '', reply: '1', createdAt: Date.now() })),
      )
      .execute();
    await database.db
      .updateTable('idempotency_key')
      .set({ createdAt: Date.now() - 8 * DAY_MS })
      .where('key', '=', 'old')
      .execute();
    await sweep(database);
    const dump = await dumpDatabase(server);
    expect(dump).not.toContain(hashSessionKey(gone.key));
    expect(dump).toContain(hashSessionKey(stays.key));
    const keys = await database.db.selectFrom('idempotency_key').select('key').execute();
    expect(keys).toEqual([{ key: 'new' }]);
  });

  it('stores no plain key in the database, also after a renewal', async () => {
    const player = await server.newPlayer('Searched');
    await setExpiry(player.key, new Date(Date.now() + 20 * DAY_MS));
    await server.get('/session', { cookie: player.cookie });
    const dump = await dumpDatabase(server);
    expect(dump).toContain(hashSessionKey(player.key));
    expect(dump).not.toContain(player.key);
    expect(dump).not.toContain(ida.key);
  });

  it('redirects to configured providers and rejects foreign callback URLs', async () => {
    const town = await startServer({ env: { DISCORD_CLIENT_ID: 'town-id', DISCORD_CLIENT_SECRET: 'town-secret' } });
    const begin = (provider: string, callbackURL: string) =>
      town.post('/auth/sign-in/social', { provider, callbackURL });
    const reply = await begin('discord', 'https://evil.example/');
    expect(reply.status).toBe(200);
    const url = new URL(String(reply.body.url));
    expect(url.origin).toBe('https://discord.com');
    expect(url.searchParams.get('client_id')).toBe('town-id');
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:4300/auth/callback/discord');
    expect(await dumpDatabase(town)).not.toContain('evil.example');
    expect(await begin('google', '/')).toMatchObject({ status: 404, body: { success: false } });
    expect(await begin('apple', '/')).toMatchObject({ status: 422, body: { success: false } });
    const refused = await town.get('/auth/callback/discord?error=access_denied&state=made-up');
    expect(refused.status).toBe(302);
    expect(refused.headers.location).toMatch(/^http:\/\/localhost:4300\/login\?error=\w+/);
    await town.stop();
  });

  it.each([
    ['POST', '/auth/sign-up/email'],
    ['POST', '/auth/update-user'],
    ['POST', '/auth/change-email'],
    ['POST', '/auth/change-password'],
    ['POST', '/auth/delete-user'],
    ['POST', '/auth/request-password-reset'],
    ['POST', '/auth/revoke-sessions'],
    ['GET', '/auth/get-session'],
    ['GET', '/auth/list-sessions'],
    ['GET', '/auth/ok'],
    ['POST', '/auth/sign-in/social'],
    ['GET', '/auth/callback/google'],
  ] as const)('does not expose %s %s of the provider', async (method, url) => {
    const reply = await server.server.app.inject({
      method,
      url,
      headers: { cookie: ida.cookie, 'x-session-key': ida.key, authorization: `Bearer ${ida.key}` },
      ...(method === 'POST' ? { payload: { name: 'Other', newEmail: 'other@example.org' } } : {}),
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false, code: 'not-found' });
  });
});
