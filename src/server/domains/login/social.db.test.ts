/** Sign-in with Google, Facebook and Discord, against a local server that implements their protocols. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, PROVIDERS_ENV, redirectFetch, SignInProviders } from '../../testing/sign-in-providers.ts';
import { startServer } from '../../testing/database-server.ts';
import { type Reply, sessionCookie, type TestServer } from '../../testing/test-server.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';

/** Discord's client library requires numeric ids. */
const newNumber = (): string => String(randomInt(2 ** 40));

type Provider = 'google' | 'facebook' | 'discord';

describe('social sign-in', () => {
  let server: TestServer;
  let providers: SignInProviders;
  let restoreFetch: () => void = () => undefined;
  beforeAll(async () => {
    providers = await SignInProviders.start();
    restoreFetch = redirectFetch(providers.url);
    server = await startServer({ env: { ...PROVIDERS_ENV } });
  });
  afterAll(async () => {
    restoreFetch();
    await server.stop();
    await providers.stop();
  });

  const begin = async (provider: Provider, callbackURL = '/'): Promise<{ url: string; cookie: string }> => {
    const reply = await server.post('/auth/sign-in/social', { provider, callbackURL });
    expect(reply.status).toBe(200);
    const cookies = [reply.headers['set-cookie'] ?? []].flat().map((text) => String(text).split(';')[0]);
    return { url: String(reply.body.url), cookie: cookies.join('; ') };
  };
  const callback = (address: URL, cookie: string): Promise<Reply> =>
    server.get(address.pathname + address.search, cookie === '' ? {} : { cookie });
  /** The complete flow. Returns the reply of the callback. */
  const signIn = async (provider: Provider, person: Partial<Person>, callbackURL = '/'): Promise<Reply> => {
    providers.person = { sub: newNumber(), name: 'Somebody', isEmailVerified: true, ...person };
    const { url, cookie } = await begin(provider, callbackURL);
    return callback(await providers.agree(url), cookie);
  };
  const sessionOf = async (reply: Reply): Promise<Reply['body']> =>
    (await server.get('/session', { cookie: sessionCookie(reply) })).body;
  const userIn = (session: Reply['body']): { id: string; username: string | null; coins: number } => {
    const { _id: id, username, coins } = session.user as { _id: string; username: string | null; coins: number };
    return { id, username, coins };
  };
  const userOf = async (reply: Reply) => userIn(await sessionOf(reply));
  const landingPageOf = (reply: Reply): string => {
    expect(reply.status).toBe(302);
    const { pathname, searchParams } = new URL(String(reply.headers.location), 'http://localhost:4300');
    const error = searchParams.get('error');
    return error === null ? pathname : `${pathname}: ${error}`;
  };
  const expectRefused = (reply: Reply, code: string): void => {
    expect(landingPageOf(reply)).toBe(`/login: ${code}`);
    expect([reply.headers['set-cookie'] ?? []].flat().join()).not.toMatch(/session_token=[^;]/);
  };
  const linkedAccounts = async (email: string): Promise<number> => {
    const rows = await server.server.database.db
      .selectFrom('auth_account')
      .innerJoin('auth_user', 'auth_user.id', 'auth_account.userId')
      .select('auth_account.id')
      .where('auth_user.email', '=', email)
      .execute();
    return rows.length;
  };

  it.each(['google', 'facebook', 'discord'] as const)(
    '%s creates an account without a username, which is reused after completion',
    async (provider) => {
      const person = { sub: newNumber(), email: `new-${provider}@example.org` };
      const first = await signIn(provider, person);
      expect(landingPageOf(first)).toBe('/');
      const session = await sessionOf(first);
      expect(session).toMatchObject({ status: 'authenticated', user: { username: null, coins: 0 } });
      const key = { 'x-session-key': String(session.serverSessionKey) };
      expect((await server.get('/customization', key)).status).not.toBe(200);

      const username = `New_${provider}`;
      const finished = await server.post('/finish-registration', { bodyType: 'feminine', username }, key);
      expect(finished).toMatchObject({ status: 200, body: { success: true } });
      const again = await userOf(await signIn(provider, person));
      expect(again).toEqual({ username, coins: 5000, id: userIn(session).id });
      // The provider's id identifies the account, not its e-mail address.
      expect((await userOf(await signIn(provider, { ...person, email: 'moved@example.org' }))).id).toBe(again.id);
    },
  );

  it('redirects to the requested path and rejects other origins', async () => {
    const to = async (callbackURL: string): Promise<string> =>
      String(
        (await signIn('google', { email: `to-${crypto.randomUUID()}@example.org` }, callbackURL)).headers.location,
      );
    expect(new URL(await to('/login?x=1'), 'http://localhost:4300').href).toBe('http://localhost:4300/login?x=1');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(new URL(await to(foreign), 'http://localhost:4300').href).toBe('http://localhost:4300/');
    }
  });

  it('does not link an address that the provider has not verified', async () => {
    await server.newPlayer('Harbourer');
    await verifyEmail('harbourer@example.org');
    for (const provider of ['google', 'discord', 'facebook'] as const) {
      expectRefused(
        await signIn(provider, { email: 'harbourer@example.org', isEmailVerified: false }),
        'account_not_linked',
      );
    }
    expect(await linkedAccounts('harbourer@example.org')).toBe(1);
  });

  it('does not link to an account with an unverified address', async () => {
    await server.newPlayer('Squatter');
    expectRefused(await signIn('google', { email: 'squatter@example.org' }), 'account_not_linked');
    expect(await linkedAccounts('squatter@example.org')).toBe(1);
  });

  it('links when both addresses are verified', async () => {
    const { key } = await server.newPlayer('Proved');
    await verifyEmail('proved@example.org');
    const linked = await signIn('google', { email: 'Proved@Example.org' });
    expect(landingPageOf(linked)).toBe('/');
    const own = userIn((await server.get('/session', { 'x-session-key': key })).body);
    expect(own.username).toBe('Proved');
    expect(await userOf(linked)).toEqual(own);
    expect(await linkedAccounts('proved@example.org')).toBe(2);
  });

  const verifyEmail = async (email: string): Promise<void> => {
    const emailVerified = server.server.database.kind === 'sqlite' ? 1 : true;
    await server.server.database.db
      .updateTable('auth_user')
      .set({ emailVerified: emailVerified as never })
      .where('email', '=', email)
      .execute();
  };

  it.each(['google', 'facebook', 'discord'] as const)('requires an e-mail address from %s', async (provider) => {
    expectRefused(await signIn(provider, { email: undefined }), 'email_not_found');
  });

  it('handles a sign-in that was cancelled at the provider', async () => {
    const { url, cookie } = await begin('google');
    const back = await providers.agree(url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expectRefused(await callback(back, cookie), 'access_denied');
  });

  it('keeps the requested path after a cancelled sign-in', async () => {
    const { url, cookie } = await begin('google', '/?panel=friends');
    const back = await providers.agree(url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    const reply = await callback(back, cookie);
    expectRefused(reply, 'access_denied');
    const { searchParams } = new URL(String(reply.headers.location), 'http://localhost:4300');
    expect(searchParams.get('callbackUrl')).toBe('/?panel=friends');
  });

  it('rejects callbacks of other browsers, repeated callbacks and forged states', async () => {
    const { url, cookie } = await begin('google');
    providers.person = { sub: 'way-back', name: 'Way', email: 'way@example.org', isEmailVerified: true };
    const back = await providers.agree(url);
    expectRefused(await callback(back, ''), 'state_mismatch');
    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    expectRefused(await callback(forged, cookie), 'state_mismatch');
    const stateless = new URL(back);
    stateless.searchParams.delete('state');
    expectRefused(await callback(stateless, cookie), 'state_not_found');

    const second = await begin('google');
    const way = await providers.agree(second.url);
    expect(landingPageOf(await callback(way, second.cookie))).toBe('/');
    expectRefused(await callback(way, second.cookie), 'state_mismatch');
  });

  it('reports a code that the provider rejects', async () => {
    const { url, cookie } = await begin('discord');
    const back = await providers.agree(url);
    providers.refuseNextCode();
    expectRefused(await callback(back, cookie), 'invalid_code');
  });

  it('rejects a banned account', async () => {
    const person = { sub: 'blocked-1', email: 'blocked-social@example.org' };
    const session = await sessionOf(await signIn('google', person));
    const key = { 'x-session-key': String(session.serverSessionKey) };
    await server.post('/finish-registration', { bodyType: 'masculine', username: 'Blocked_social' }, key);
    await server.server.database.db
      .updateTable('player')
      .set({ bannedUntil: Date.now() + 86_400_000 })
      .where('usernameKey', '=', 'blocked_social')
      .execute();
    expectRefused(await signIn('google', person), 'unable_to_create_session');
  });

  it('stores the tokens of providers encrypted', async () => {
    await signIn('google', { sub: 'tokens-1', email: 'tokens@example.org' });
    const account = await server.server.database.db
      .selectFrom('auth_account')
      .selectAll()
      .where('accountId', '=', 'tokens-1')
      .executeTakeFirstOrThrow();
    expect(account.accessToken).toEqual(expect.any(String));
    // Tokens of the test provider are JWTs, which start with `eyJ`.
    expect(String(account.accessToken).startsWith('eyJ')).toBe(false);
    expect((await dumpDatabase(server)).includes('"accessToken":"eyJ')).toBe(false);
  });

  it('rejects unknown providers', async () => {
    const reply = await server.post('/auth/sign-in/social', { provider: 'apple', callbackURL: '/' });
    expect(reply.status).toBe(422);
  });
});

it('exposes no routes when no provider is configured', async () => {
  const server = await startServer();
  expect((await server.post('/auth/sign-in/social', { provider: 'google', callbackURL: '/' })).status).toBe(404);
  expect((await server.get('/auth/callback/google?state=x&code=y')).status).toBe(404);
  await server.stop();
});

it('returns 404 for a provider that is not configured', async () => {
  const { DISCORD_CLIENT_ID = '', DISCORD_CLIENT_SECRET = '' } = PROVIDERS_ENV;
  const server = await startServer({ env: { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET } });
  const reply = await server.post('/auth/sign-in/social', { provider: 'google', callbackURL: '/' });
  expect(reply).toMatchObject({ status: 404, body: { message: 'This way to sign in is not set up here.' } });
  await server.stop();
});
