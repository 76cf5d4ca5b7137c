/** Signing in with Google, Facebook and Discord, against a local server that speaks their protocol. */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, PROVIDERS_ENV, divertFetch, SignInProviders } from '../../testing/sign-in-providers.ts';
import { startServer } from '../../testing/database-server.ts';
import { type Reply, sessionCookie, type TestServer } from '../../testing/test-server.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';

/** Discord's ids are whole numbers, and its library counts on it. */
const newNumber = (): string => String(randomInt(2 ** 40));

type Provider = 'google' | 'facebook' | 'discord';

describe('social sign-in', () => {
  let server: TestServer;
  let providers: SignInProviders;
  let restoreFetch: () => void = () => undefined;
  beforeAll(async () => {
    providers = await SignInProviders.start();
    restoreFetch = divertFetch(providers.url);
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
  const comeBack = (address: URL, cookie: string): Promise<Reply> =>
    server.get(address.pathname + address.search, cookie === '' ? {} : { cookie });
  /** The whole way, from the button to the page that the browser ends on. */
  const signIn = async (provider: Provider, person: Partial<Person>, callbackURL = '/'): Promise<Reply> => {
    providers.person = { sub: newNumber(), name: 'Somebody', isEmailVerified: true, ...person };
    const { url, cookie } = await begin(provider, callbackURL);
    return comeBack(await providers.agree(url), cookie);
  };
  const sessionOf = async (reply: Reply): Promise<Reply['body']> =>
    (await server.get('/session', { cookie: sessionCookie(reply) })).body;
  const userIn = (session: Reply['body']): { id: string; username: string | null; coins: number } => {
    const { _id: id, username, coins } = session.user as { _id: string; username: string | null; coins: number };
    return { id, username, coins };
  };
  const userOf = async (reply: Reply) => userIn(await sessionOf(reply));
  const placeOf = (reply: Reply): string => {
    expect(reply.status).toBe(302);
    const { pathname, searchParams } = new URL(String(reply.headers.location), 'http://localhost:4300');
    const error = searchParams.get('error');
    return error === null ? pathname : `${pathname}: ${error}`;
  };
  const expectRefused = (reply: Reply, code: string): void => {
    expect(placeOf(reply)).toBe(`/login: ${code}`);
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
    'makes an account without a username by %s, which finishing gives one; the next time it is the same',
    async (provider) => {
      const person = { sub: newNumber(), email: `new-${provider}@example.org` };
      const first = await signIn(provider, person);
      expect(placeOf(first)).toBe('/');
      const session = await sessionOf(first);
      expect(session).toMatchObject({ status: 'authenticated', user: { username: null, coins: 0 } });
      const key = { 'x-session-key': String(session.serverSessionKey) };
      expect((await server.get('/customization', key)).status).not.toBe(200);

      const username = `New_${provider}`;
      const finished = await server.post('/finish-registration', { bodyType: 'feminine', username }, key);
      expect(finished).toMatchObject({ status: 200, body: { success: true } });
      const again = await userOf(await signIn(provider, person));
      expect(again).toEqual({ username, coins: 5000, id: userIn(session).id });
      // A changed address at the provider stays the same person.
      expect((await userOf(await signIn(provider, { ...person, email: 'moved@example.org' }))).id).toBe(again.id);
    },
  );

  it('leads to the path that was asked for, and to no other origin', async () => {
    const to = async (callbackURL: string): Promise<string> =>
      String(
        (await signIn('google', { email: `to-${crypto.randomUUID()}@example.org` }, callbackURL)).headers.location,
      );
    expect(new URL(await to('/login?x=1'), 'http://localhost:4300').href).toBe('http://localhost:4300/login?x=1');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(new URL(await to(foreign), 'http://localhost:4300').href).toBe('http://localhost:4300/');
    }
  });

  it('never links an address that the provider did not verify to an account that is there', async () => {
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

  it('never links to an account whose own address nobody proved', async () => {
    await server.newPlayer('Squatter');
    expectRefused(await signIn('google', { email: 'squatter@example.org' }), 'account_not_linked');
    expect(await linkedAccounts('squatter@example.org')).toBe(1);
  });

  it('links once both sides are proved', async () => {
    const { key } = await server.newPlayer('Proved');
    await verifyEmail('proved@example.org');
    const linked = await signIn('google', { email: 'Proved@Example.org' });
    expect(placeOf(linked)).toBe('/');
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

  it.each(['google', 'facebook', 'discord'] as const)('needs an address of %s', async (provider) => {
    expectRefused(await signIn(provider, { email: undefined }), 'email_not_found');
  });

  it('comes back from a provider whose page was left', async () => {
    const { url, cookie } = await begin('google');
    const back = await providers.agree(url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expectRefused(await comeBack(back, cookie), 'access_denied');
  });

  it('keeps the path that was asked for, for the next try', async () => {
    const { url, cookie } = await begin('google', '/?panel=friends');
    const back = await providers.agree(url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    const reply = await comeBack(back, cookie);
    expectRefused(reply, 'access_denied');
    const { searchParams } = new URL(String(reply.headers.location), 'http://localhost:4300');
    expect(searchParams.get('callbackUrl')).toBe('/?panel=friends');
  });

  it("takes nobody else's way back, none twice, and no made-up one", async () => {
    const { url, cookie } = await begin('google');
    providers.person = { sub: 'way-back', name: 'Way', email: 'way@example.org', isEmailVerified: true };
    const back = await providers.agree(url);
    expectRefused(await comeBack(back, ''), 'state_mismatch');
    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    expectRefused(await comeBack(forged, cookie), 'state_mismatch');
    const stateless = new URL(back);
    stateless.searchParams.delete('state');
    expectRefused(await comeBack(stateless, cookie), 'state_not_found');

    const second = await begin('google');
    const way = await providers.agree(second.url);
    expect(placeOf(await comeBack(way, second.cookie))).toBe('/');
    expectRefused(await comeBack(way, second.cookie), 'state_mismatch');
  });

  it('says so when the provider takes its code back', async () => {
    const { url, cookie } = await begin('discord');
    const back = await providers.agree(url);
    providers.refuseNextCode();
    expectRefused(await comeBack(back, cookie), 'invalid_code');
  });

  it('lets no blocked account in', async () => {
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

  it('keeps the tokens of the providers where nobody can read them', async () => {
    await signIn('google', { sub: 'tokens-1', email: 'tokens@example.org' });
    const account = await server.server.database.db
      .selectFrom('auth_account')
      .selectAll()
      .where('accountId', '=', 'tokens-1')
      .executeTakeFirstOrThrow();
    expect(account.accessToken).toEqual(expect.any(String));
    // A token of the test's provider is a signed one, which begins like this.
    expect(String(account.accessToken).startsWith('eyJ')).toBe(false);
    expect((await dumpDatabase(server)).includes('"accessToken":"eyJ')).toBe(false);
  });

  it('knows no other provider', async () => {
    const reply = await server.post('/auth/sign-in/social', { provider: 'apple', callbackURL: '/' });
    expect(reply.status).toBe(422);
  });
});

it('without any provider there is no way in by one', async () => {
  const server = await startServer();
  expect((await server.post('/auth/sign-in/social', { provider: 'google', callbackURL: '/' })).status).toBe(404);
  expect((await server.get('/auth/callback/google?state=x&code=y')).status).toBe(404);
  await server.stop();
});

it('with one provider the others say that they are not set up', async () => {
  const { DISCORD_CLIENT_ID = '', DISCORD_CLIENT_SECRET = '' } = PROVIDERS_ENV;
  const server = await startServer({ env: { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET } });
  const reply = await server.post('/auth/sign-in/social', { provider: 'google', callbackURL: '/' });
  expect(reply).toMatchObject({ status: 404, body: { message: 'This way to sign in is not set up here.' } });
  await server.stop();
});
