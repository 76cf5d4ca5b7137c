/** The account calls: passwords, sessions, deletion, and the administrator's commands on accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../shared/contract/mail.ts';
import type { ProfileComment } from '../../../shared/contract/comments.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { PASSWORD, type TestServer } from '../../testing/test-server.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';

const NEW_PASSWORD = 'another-lantern-2';

describe('account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const secondDevice = async (player: Caller): Promise<Caller> => {
    const { body } = await server.signIn(`${player.username}@example.org`);
    return new Caller(server, { username: player.username, key: String(body.token) });
  };
  const change = (player: Caller, body: object) => player.post('/account/password', body);
  const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

  it('returns the sign-in method and the number of other devices', async () => {
    const ada = await Caller.create(server, 'Ada');
    const account = async () => (await ada.get('/account')).body;
    expect(await account()).toEqual({
      success: true,
      email: 'ada@example.org',
      hasPassword: true,
      otherDeviceCount: 0,
      isEmailConfirmed: true,
    });
    expect(await ada.post('/account/verification-mail')).toMatchObject(refusal(409, 'email-confirmed'));
    const phone = await secondDevice(ada);
    await secondDevice(ada);
    expect(await account()).toMatchObject({ otherDeviceCount: 2 });
    expect((await ada.post('/account/sign-out-others')).body.message).toBe('Signed out 2 other devices.');
    expect(await phone.get('/account')).toMatchObject({ status: 401 });
    expect(await account()).toMatchObject({ otherDeviceCount: 0 });
    expect((await ada.post('/account/sign-out-others')).body.message).toBe('You are signed in nowhere else.');
  });

  it('a password change signs out other devices and disconnects them from the town', async () => {
    const bob = await Caller.create(server, 'Bob');
    const phone = await secondDevice(bob);
    const town = await phone.enterTown();
    const disconnected = waitForEvent(town, 'disconnect');
    expect(await change(bob, form)).toMatchObject({ status: 200, body: { success: true } });
    await disconnected;
    expect(await phone.get('/account')).toMatchObject({ status: 401 });
    expect(await bob.get('/account')).toMatchObject({ status: 200 });
    expect(await server.signIn('bob@example.org')).toMatchObject({ status: 401 });
    expect(await server.signIn('bob@example.org', NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('an invalid form leaves the password unchanged', async () => {
    const cleo = await Caller.create(server, 'Cleo');
    for (const [wrong, status, code] of [
      [{ ...form, currentPassword: 'not-mine-at-all' }, 403, 'wrong-password'],
      [{ newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 403, 'wrong-password'],
      [{ ...form, confirmPassword: 'something-else' }, 422, 'password-mismatch'],
      [{ ...form, newPassword: 'short', confirmPassword: 'short' }, 422, 'password-length'],
      [{ ...form, newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }, 422, 'password-length'],
    ] as const) {
      expect(await change(cleo, wrong)).toMatchObject(refusal(status, code));
    }
    for (const wrong of [{}, { ...form, newPassword: 5 }, { ...form, currentPassword: 'x'.repeat(300) }]) {
      expect(await change(cleo, wrong)).toMatchObject({ status: 422 });
    }
    expect(await server.signIn('cleo@example.org')).toMatchObject({ status: 200 });
  });

  it('an account without a password can set its first one', async () => {
    const dan = await Caller.create(server, 'Dan');
    const { db } = server.server.database;
    const { id } = await dan.record();
    await db
      .updateTable('auth_account')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', id)
      .execute();
    expect((await dan.get('/account')).body).toMatchObject({ hasPassword: false });
    expect(await change(dan, { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })).toMatchObject({
      status: 200,
    });
    expect((await dan.get('/account')).body).toMatchObject({ hasPassword: true });
    expect(await server.signIn('dan@example.org', NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('deletion requires the username and the password', async () => {
    const eve = await Caller.create(server, 'Eve');
    for (const [body, status, code] of [
      [{ username: 'Ada', password: PASSWORD }, 422, 'not-confirmed'],
      [{ username: 'Eve', password: 'not-mine-at-all' }, 403, 'wrong-password'],
      [{ username: 'Eve' }, 403, 'wrong-password'],
    ] as const) {
      expect(await eve.post('/account/delete', body)).toMatchObject(refusal(status, code));
    }
    expect(await eve.post('/account/delete', {})).toMatchObject({ status: 422 });
    expect(await eve.get('/account')).toMatchObject({ status: 200 });
  });

  it('deletion removes all texts of the player and leaves tombstones where others replied', async () => {
    const [finn, gina] = await Caller.all(server, 'Finn', 'Gina');
    const secret = 'the secret of Finn';
    await finn.post('/friend/Gina');
    await gina.post('/friend/Finn');
    await finn.post('/mail/Gina', { message: secret });
    await gina.post('/mail/Finn', { message: 'kept by Gina' });
    await finn.post('/profile/bio', { bio: secret });
    await gina.get('/profile/Finn/match/1');
    const answered = String((await finn.post('/profile/Gina/comment', { comment: secret })).body.id);
    await gina.post(`/profile/comment/${answered}/reply`, { reply: 'answer of Gina' });
    await finn.post('/profile/Gina/comment', { comment: secret });
    const own = String((await gina.post('/profile/Gina/comment', { comment: 'my own' })).body.id);
    const town = await finn.enterTown();
    const disconnected = waitForEvent(town, 'disconnect');
    const { id } = await finn.record();

    const deletion = await finn.post('/account/delete', { username: 'fINN', password: PASSWORD });
    expect(deletion.body).toMatchObject({ success: true, message: 'Your account was deleted.' });
    await disconnected;
    expect(await finn.get('/account')).toMatchObject({ status: 401 });
    expect(await server.signIn('finn@example.org')).toMatchObject({ status: 401 });
    expect(await gina.get('/profile/Finn')).toMatchObject(refusal(404));
    expect(await gina.list('/friend/list')).toEqual([]);
    expect((await gina.get('/profile/Gina')).body).toMatchObject({ match: null });
    const comments = await gina.list<ProfileComment>('/profile/Gina/comment');
    expect(comments.map((one) => [one.id, one.isDeleted, one.message])).toEqual([
      [own, false, 'my own'],
      [answered, true, ''],
    ]);
    expect(comments[1]?.replies).toMatchObject([{ sender: 'Gina', message: 'answer of Gina' }]);
    const mails = await gina.list<Mail>('/mail');
    expect(mails.map(({ sender, recipient }) => [sender, recipient])).toEqual([
      ['Gina', 'deleted'],
      ['deleted', 'Gina'],
    ]);
    expect(mails[0]?.message).toBe('kept by Gina');
    expect(await gina.post(`/mail/${mails[1]?.id}/reply`, { message: 'hello?' })).toMatchObject(refusal(404, 'gone'));
    const database = await dumpDatabase(server);
    expect(database).not.toContain(secret);
    expect(database).not.toContain('finn@example.org');
    expect(await server.register('Finn')).toMatchObject(refusal(409, 'username-taken'));
    const { db } = server.server.database;
    expect(await db.selectFrom('ledger').select('id').where('playerId', '=', id).execute()).not.toEqual([]);
  });

  it('ban, unban and revoke take effect immediately and are logged', async () => {
    const jon = await Caller.create(server, 'Jon');
    const wrong = (await server.signIn('jon@example.org', 'a-wrong-password')).body;
    const town = await jon.enterTown();
    const disconnected = waitForEvent(town, 'disconnect');
    expect(await jon.admin('ban', '--days', '3')).toBe('Jon is banned for 3 days. The connection is ended.');
    await disconnected;
    expect(await jon.get('/account')).toMatchObject({ status: 401 });
    expect(await server.signIn('jon@example.org')).toMatchObject({ status: 401, body: wrong });
    expect(await jon.admin('unban')).toBe('Jon may sign in again.');
    const back = await secondDevice(jon);
    expect(await back.get('/account')).toMatchObject({ status: 200 });
    expect(await jon.admin('revoke')).toMatch(/^Jon is signed out everywhere\. /);
    expect(await back.get('/account')).toMatchObject({ status: 401 });
    expect(await jon.admin('ban')).toMatch(/^Jon is banned until further notice\. /);
    expect(await server.signIn('jon@example.org')).toMatchObject({ status: 401 });
    const { db } = server.server.database;
    const auditRows = await db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('targetId', '=', (await jon.record()).id)
      .orderBy('id')
      .execute();
    expect(auditRows.map(({ action, details }) => `${action} ${details}`)).toEqual([
      'ban for 3 days',
      'unban by an administrator',
      'revoke all sessions',
      'ban until further notice',
    ]);
  });

  it('the administrator can export and delete an account', async () => {
    const [hal, ivy] = await Caller.all(server, 'Hal', 'Ivy');
    await hal.post('/friend/Ivy');
    await ivy.post('/friend/Hal');
    await hal.post('/mail/Ivy', { message: 'a letter of Hal' });
    await hal.post('/profile/bio', { bio: 'the bio of Hal' });
    await hal.post('/profile/Ivy/comment', { comment: 'a comment of Hal' });
    await ivy.get('/profile/Hal/block/1');
    await ivy.get('/profile/Hal/block/0');
    const exported = JSON.parse(await hal.admin('export')) as Record<string, unknown>;
    expect(exported).toMatchObject({
      player: { username: 'Hal', email: 'hal@example.org', coins: 5000, blocked: [] },
      profile: { bio: 'the bio of Hal' },
      friends: [],
      mails: [{ message: 'a letter of Hal', isSender: true }],
      comments: [{ message: 'a comment of Hal', profileOwnerUsername: 'Ivy', isReply: false }],
    });
    expect(exported.player).toMatchObject({ ledger: expect.arrayContaining([expect.stringContaining('welcome')]) });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|token/);
    expect(await hal.admin('delete')).toBe('Hal was deleted. The name stays reserved. The player was not in the town.');
    expect(await hal.get('/account')).toMatchObject({ status: 401 });
    await expect(hal.admin('export')).rejects.toThrow('No player is called Hal.');
    expect(await ivy.list('/profile/Ivy/comment')).toEqual([]);
  });
});
