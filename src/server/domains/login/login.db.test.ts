/** Registration, and completion of accounts without a username. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/index.ts';
import { artFixture } from '../../testing/art-fixture.ts';
import { startServer } from '../../testing/database-server.ts';
import { PASSWORD, type Reply, type TestServer } from '../../testing/test-server.ts';
import { entriesOf } from '../ledger/repo.ts';
import { ownedItemIds } from '../inventory/repo.ts';
import { createPasswords } from './passwords.ts';
import * as repo from './repo.ts';
import { RESERVED_NAMES } from './reserved-names.ts';

describe('registration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const rowCounts = async (): Promise<number[]> => {
    const { db } = server.server.database;
    const tables = [
      'auth_user',
      'auth_account',
      'auth_session',
      'player',
      'claimed_name',
      'ledger',
      'inventory',
    ] as const;
    const counts = tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(counts)).map(({ count }) => Number(count));
  };
  const statusesOf = (replies: Reply[]): number[] => replies.map(({ status }) => status).toSorted((a, b) => a - b);
  const expectRefusal = (reply: Reply, status: number, code: string): void => {
    expect(reply).toMatchObject({ status, body: { success: false, code } });
    expect(reply.body.message).toMatch(/^[A-Z].{10,}\.$/);
  };

  it('creates account, player, starting grants and starter items, without signing in', async () => {
    const reply = await server.register('Mira', { gender: 1 });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { db } = server.server.database;
    const player = await server.server.players.byUsername('mIRA');
    expect(player).toMatchObject({ username: 'Mira', email: 'mira@example.org', coins: 5000, gems: 50, honor: 0 });
    expect(player).toMatchObject({ access: 0, membership: 0 });
    expect(player?.customization).toMatchObject({ isMale: false, hair: 'hair-bob', top: 'top-tee', hat: null });
    const entries = await entriesOf(db, player?.id ?? '');
    expect(entries.map(({ currency, amount, reason }) => ({ currency, amount, reason }))).toEqual([
      { currency: 'coins', amount: 5000, reason: 'starting-grant' },
      { currency: 'gems', amount: 50, reason: 'starting-grant' },
    ]);
    const starters = artFixture.items.filter((item) => item.isStarter).map((item) => item.id);
    expect(await ownedItemIds(db, player?.id ?? '')).toEqual(starters.toSorted());
  });

  it('gender 0 creates a masculine body', async () => {
    await server.register('Otto', { gender: 0 });
    const player = await server.server.players.byUsername('Otto');
    expect(player?.customization).toMatchObject({ isMale: true, hair: 'hair-crop' });
  });

  it.each([
    ['a taken name', { username: 'Mira', email: 'new@example.org' }, 409, 'username-taken'],
    ['a taken name in other case', { username: 'MIRA', email: 'new@example.org' }, 409, 'username-taken'],
    ['a taken e-mail', { email: 'mira@example.org' }, 409, 'email-taken'],
    ['a taken e-mail in other case', { email: 'MIRA@Example.org' }, 409, 'email-taken'],
    ['a short name', { username: 'ab' }, 422, 'username-malformed'],
    ['a long name', { username: 'a'.repeat(21) }, 422, 'username-malformed'],
    ['a name with a space', { username: 'two words' }, 422, 'username-malformed'],
    ['a name with a foreign letter', { username: 'Zoë_1' }, 422, 'username-malformed'],
    ['a reserved name', { username: 'Admin' }, 422, 'username-reserved'],
    ['a property of objects', { username: '__proto__' }, 422, 'username-reserved'],
    ['another property of objects', { username: 'HasOwnProperty' }, 422, 'username-reserved'],
    ['the constructor', { username: 'constructor' }, 422, 'username-reserved'],
    ['no e-mail address', { email: 'somebody' }, 422, 'email-malformed'],
    ['a short password', { password: 'seven77', confirmPassword: 'seven77' }, 422, 'password-length'],
    ['a long password', { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }, 422, 'password-length'],
    ['mismatched passwords', { confirmPassword: 'another-one' }, 422, 'password-mismatch'],
  ])('rejects %s with one message and changes nothing', async (_, change, status, code) => {
    const before = await rowCounts();
    expectRefusal(await server.register('Newcomer', change), status, code);
    expect(await rowCounts()).toEqual(before);
  });

  it.each([
    ['nothing', {}],
    ['a number for a name', { username: 5 }],
    ['an unknown gender', { gender: 2 }],
    ['a name of megabytes', { username: 'x'.repeat(1000) }],
  ])('rejects %s as malformed', async (_, change) => {
    const body = Object.keys(change).length === 0 ? {} : { ...form, ...change };
    const reply = await server.post(contract.register.path, body);
    expect(reply).toMatchObject({ status: 422, body: { success: false, code: 'invalid' } });
  });
  const form = { username: 'Some', email: 's@example.org', password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };

  it('rejects malformed JSON', async () => {
    const reply = await server.server.app.inject({
      method: 'POST',
      url: contract.register.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"username": ',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false });
  });

  it('reserved names are lower case and valid usernames', () => {
    for (const name of RESERVED_NAMES) expect(name).toMatch(/^[a-z0-9_]+$/);
    for (const name of [
      'customization',
      'comment',
      'clear',
      'system',
      'admin',
      'promenade',
      'note',
      'edit',
      'warning',
      'lol',
    ])
      expect(RESERVED_NAMES).toContain(name);
  });

  it('handles 50 concurrent registrations and reads', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Crowd_${index}`);
    const registering = names.map((name) => server.register(name));
    const reading = names.map(() => server.get('/session'));
    const replies = await Promise.all([...registering, ...reading]);
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    const players = await Promise.all(names.map((name) => server.server.players.byUsername(name)));
    expect(players.map((player) => player?.coins)).toEqual(Array.from({ length: 50 }, () => 5000));
  });

  it('assigns a username to one of several concurrent registrations', async () => {
    const before = await rowCounts();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => server.register('Wanted', { email: `wanted${index}@example.org` })),
    );
    expect(statusesOf(replies)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const after = await rowCounts();
    expect(after[0]).toBe((before[0] ?? 0) + 1);
    expect(after[3]).toBe((before[3] ?? 0) + 1);
  });

  describe('account without a username', () => {
    const unfinished = async (email: string): Promise<string> => {
      const { db, kind } = server.server.database;
      const passwordHash = await createPasswords({ memoryKib: 64, iterations: 1 }).hash(PASSWORD);
      await repo.insertAccount(db, kind, { id: email, rowId: `${email}-row`, email, name: '', passwordHash });
      return String((await server.signIn(email)).body.token);
    };
    const finish = (key: string, body: object): Promise<Reply> =>
      server.post('/finish-registration', body, { 'x-session-key': key });

    it('has a session without a username and no player', async () => {
      const key = await unfinished('bare@example.org');
      const session = await server.get('/session', { 'x-session-key': key });
      expect(session.body).toMatchObject({
        status: 'authenticated',
        user: { email: 'bare@example.org', username: null },
      });
      expect(await server.server.players.byId('bare@example.org')).toBeNull();
      const [, , , playerRows = 0] = await rowCounts();
      // The product's account has a row in the player table, but `count` excludes it.
      expect(await server.server.players.count()).toBe(playerRows - 1);
    });

    it('can be completed once, with starting grants', async () => {
      const key = await unfinished('finish@example.org');
      expectRefusal(await finish(key, { bodyType: 'masculine', username: 'mira' }), 409, 'username-taken');
      expectRefusal(await finish(key, { bodyType: 'masculine', username: 'x' }), 422, 'username-malformed');
      expect((await finish(key, { bodyType: 'masculine', username: 'Finn' })).body).toMatchObject({ success: true });
      expectRefusal(await finish(key, { bodyType: 'masculine', username: 'Fiona' }), 409, 'already-finished');
      expect(await server.server.players.byUsername('Fiona')).toBeNull();
      const session = await server.get('/session', { 'x-session-key': key });
      expect(session.body.user).toMatchObject({ username: 'Finn', coins: 5000, gems: 50 });
    });

    it('concurrent completions succeed once', async () => {
      const key = await unfinished('twice@example.org');
      const replies = await Promise.all(
        ['Twice_a', 'Twice_b'].map((username) => finish(key, { bodyType: 'feminine', username })),
      );
      expect(statusesOf(replies)).toEqual([200, 409]);
    });

    it('completion requires a session', async () => {
      const body = { bodyType: 'feminine', username: 'Nobody_1' };
      expect(await server.post('/finish-registration', body)).toMatchObject({ status: 401 });
      expect(await finish('wrong-key', body)).toMatchObject({ status: 401, body: { message: 'Not authenticated' } });
    });
  });
});
