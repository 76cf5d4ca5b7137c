/** What the operator finds, counts and changes of players by command. Both databases. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_CODES } from '../../shared/realtime/notices.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { DomainError } from '../domain-error.ts';
import { insertUser } from '../domains/login/repo.ts';
import { Caller } from '../testing/caller.ts';
import { startServer } from '../testing/database-server.ts';
import { PASSWORD, type TestServer } from '../testing/test-server.ts';
import { type TestClient, waitForEvent } from '../testing/town-fixture.ts';
import { runCommand } from './commands.ts';

describe('the operator', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { CONTACT_EMAIL: 'help@promenade.example' } });
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const admin = (...argv: string[]): Promise<string> => runCommand(server.server.admin, argv, randomUUID());
  const line = async (...argv: string[]): Promise<string> => {
    const error = await admin(...argv).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    const { message } = error as DomainError;
    expect(message).not.toContain('\n');
    return message;
  };
  /** A plain client. The test listens from the start: the first events can arrive together with `join_room`. */
  function connect({ key }: Caller): TestClient {
    const { port } = server.server.app.server.address() as AddressInfo;
    const auth = { serverSessionKey: key, location: LOCATION_SLUG };
    return io(`http://127.0.0.1:${port}`, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
  }
  /** The row of a printed table by its first column. */
  const rowOf = (text: string, first: string): string[] =>
    text
      .split('\n')
      .find((one) => one.startsWith(first))
      ?.split(/ {2,}/) ?? [];
  const newestAudit = async (): Promise<Record<string, unknown>> =>
    (JSON.parse(await admin('audit', '--limit', '1', '--json')) as Record<string, unknown>[])[0] ?? {};

  it('finds players by name, former name, name tag, address and id, and where they are', async () => {
    const [fay] = await Caller.all(server, 'Fay_Quill', 'Fayette', 'FayXQuill');
    const { id } = (await server.server.players.byUsername('Fay_Quill')) ?? { id: '' };
    for (const text of ['fay_q', 'FAY_QUILL@ex', id]) {
      expect(rowOf(await admin('find', text), 'Fay_Quill')).toMatchObject({
        2: 'Fay_Quill@example.org'.toLowerCase(),
        3: id,
      });
    }
    // The underscore is no wildcard, and the exact name comes first.
    expect(await admin('find', 'fay_quill')).not.toContain('FayXQuill');
    expect((await admin('find', 'fay', '--limit', '2')).split('\n')).toHaveLength(4);
    expect(await admin('find', 'nobody at all')).toBe('No player is found by "nobody at all".');
    await admin('rename', 'Fayette', 'Juno_New');
    expect(rowOf(await admin('find', 'fayet'), 'Juno_New')).toHaveLength(7);
    const { db } = server.server.database;
    const playerId = (await server.server.players.byUsername('Juno_New'))?.id ?? '';
    await db.insertInto('profile').values({ playerId, nametag: 'Lamp\u001b[31mlighter' }).execute();
    expect(rowOf(await admin('find', 'LAMP'), 'Juno_New')[1]).toBe('Lamp [31mlighter');
    expect(rowOf(await admin('find', 'fay_quill'), 'Fay_Quill').at(-1)).toBe('offline');
    await fay.enterTown();
    await expect
      .poll(async () => rowOf(await admin('find', 'fay_quill'), 'Fay_Quill').at(-1))
      .toBe(`online, ${LOCATION_SLUG} 1`);
    await admin('mute', 'fay_quill');
    expect(rowOf(await admin('find', 'fay_quill'), 'Fay_Quill')[5]).toMatch(/^player, muted until \d{4}-/);
    expect(await line('find')).toBe('expected: find TEXT [--limit N]; npm run admin -- --help lists the commands');
    expect(await line('find', 'a', '--limit', '0')).toContain('--limit must be a whole number from 1 to 500');
  });

  it('bans with a reason, lists bans, and learns that the connection is ended', async () => {
    const [bad, other] = await Caller.all(server, 'Bad_Egg', 'Other_Egg');
    expect(await admin('bans')).toBe('Nobody is banned.');
    const town = await bad.enterTown();
    const ended = new Promise((resolve) => void town.once('disconnect', resolve));
    expect(await admin('ban', 'bad_egg', '--days', '3', 'sells', 'coins')).toBe(
      'Bad_Egg is banned for 3 days. The connection is ended.',
    );
    const mail = String(await server.lastMail());
    expect(mail).toMatch(/^To: bad_egg@example\.org\r$/im);
    expect(mail).toMatch(/The reason:\s+sells coins\s/);
    expect(mail).toContain('help@promenade.example');
    await ended;
    expect((await bad.get('/friend/list/online')).status).toBe(401);
    expect(await admin('ban', 'Other_Egg')).toBe(
      'Other_Egg is banned until further notice. The player was not in the town.',
    );
    expect(String(await server.lastMail())).toMatch(/a moderator banned your Promenade account\.\s+You can appeal/);
    const bans = await admin('bans');
    expect(rowOf(bans, 'Bad_Egg')).toMatchObject({ 3: 'console', 4: 'for 3 days: sells coins' });
    expect(rowOf(bans, 'Other_Egg')).toMatchObject({ 1: 'no end', 4: 'until further notice' });
    expect(bans.indexOf('Bad_Egg')).toBeLessThan(bans.indexOf('Other_Egg'));
    await admin('unban', 'Bad_Egg');
    expect(await admin('bans')).not.toContain('Bad_Egg');
    expect(await line('ban', 'Other_Egg', '--day', '3')).toContain('there is no option --day here');
    expect((await other.get('/friend/list/online')).status).toBe(401);
  });

  it('kicks a player, who learns the reason and is refused for a minute', async () => {
    const kim = await Caller.create(server, 'Kim_Kick');
    expect(await line('kick', 'Kim_Kick', 'shouts')).toBe('Kim_Kick is not in the town.');
    const town = await kim.enterTown({ features: [FEATURE_CODES] });
    const noted = waitForEvent(town, 'notification_message');
    const ended = new Promise((resolve) => void town.once('disconnect', resolve));
    expect(await admin('kick', 'kim_kick', 'shouts', 'too much')).toBe(
      'Kim_Kick was removed from the town and can come back in a minute. The connection is ended.',
    );
    expect(await noted).toMatchObject([
      'system',
      expect.stringMatching(/^You were removed from the town: .?shouts too much/),
      { code: 'session-ended', params: { reason: 'kicked' } },
    ]);
    await ended;
    expect(await newestAudit()).toMatchObject({
      action: 'kick',
      target: 'Kim_Kick',
      details: 'shouts too much',
      actorId: 'console',
    });
    const refused = await new Promise((resolve) => void connect(kim).once('connect_error', resolve));
    expect(refused).toMatchObject({ data: { code: 'kicked', retry: false } });
    expect((await kim.get('/friend/list/online')).status).toBe(200);
  });

  it('announces to all players in the town and to those who come later', async () => {
    const [early, late] = await Caller.all(server, 'Early_Bird', 'Late_Bird');
    const heard = waitForEvent(await early.enterTown({ features: [FEATURE_CODES] }), 'notification_message');
    const text = 'Rest at ten: <b>{nine}</b>';
    expect(await admin('announce', text, '--minutes', '5')).toBe(
      'Announced to all players in the town, and to those who come within 5 minutes.',
    );
    const [kind, words, notice] = await heard;
    expect([kind, words.replaceAll(/\p{Cf}/gu, '')]).toEqual(['system', `Announcement: ${text}`]);
    expect(notice).toMatchObject({
      code: 'announcement',
      params: { text },
      sentence: { code: 'announcement', params: { text } },
    });
    // A client of the plain specification gets two arguments.
    const client = connect(late);
    const plain = waitForEvent(client, 'notification_message');
    expect(await plain).toHaveLength(2);
    client.disconnect();
    expect(await newestAudit()).toMatchObject({ action: 'announce', details: `5 min: ${text}`, targetId: '' });
    expect(await line('announce', 'a'.repeat(301))).toBe('an announcement has 1 to 300 characters');
    expect(await line('announce', '--minutes', '5')).toContain('expected: announce TEXT [--minutes N]');
  });

  it('shows the audit log by actor, target, action and time, as text and JSON', async () => {
    await Caller.all(server, 'Aud_Ada', 'Aud_Bob');
    await admin('mute', 'Aud_Ada');
    await admin('grant', 'Aud_Bob', 'coins', '5');
    const rows = JSON.parse(await admin('audit', 'aud_ada', '--json')) as { action: string; at: string }[];
    expect(rows.map(({ action }) => action)).toEqual(['mute']);
    expect(Date.parse(rows[0]?.at ?? '')).toBeGreaterThan(0);
    expect(await admin('audit', '--action', 'grant', '--limit', '1')).toContain('Aud_Bob');
    expect(await admin('audit', '--actor', 'Aud_Ada')).toBe('The audit log has no such row.');
    expect(await admin('audit', '--actor', 'console', '--since', '1h')).toContain('Aud_Ada');
    expect(await admin('audit', '--since', '2999-01-01T10:00')).toBe('The audit log has no such row.');
    expect(await line('audit', '--since', 'yesterday')).toContain('--since must be a time like');
    expect(await line('audit', 'Ghost')).toBe('No player is called Ghost.');
  });

  it('prints a link that sets a new password once and ends all sessions', async () => {
    const rose = await Caller.create(server, 'Rose_Reset');
    const [link = ''] = (await admin('reset-link', 'rose_reset')).split('\n');
    expect(link).toMatch(/^http:\/\/localhost:4300\/reset-password\?token=[\w-]{32}$/);
    const token = new URL(link).searchParams.get('token');
    const reset = (newPassword: string) => server.post('/auth/reset-password', { token, newPassword });
    expect((await reset('harbour-light-2')).status).toBe(200);
    expect((await rose.get('/friend/list/online')).status).toBe(401);
    expect((await server.signIn('rose_reset@example.org', 'harbour-light-2')).status).toBe(200);
    expect((await reset('harbour-light-3')).status).not.toBe(200);
    expect(await newestAudit()).toMatchObject({ action: 'reset-link', target: 'Rose_Reset', details: '' });
  });

  it('changes an e-mail address, ends the links of the old one and mails it', async () => {
    const [eve] = await Caller.all(server, 'Eve_Mail', 'Taken_Mail');
    const [link = ''] = (await admin('reset-link', 'Eve_Mail')).split('\n');
    expect(await line('email', 'Eve_Mail', 'no address')).toContain('e-mail address');
    expect(await line('email', 'Eve_Mail', 'TAKEN_mail@example.org')).toContain('exists');
    expect(await admin('email', 'eve_mail', 'Eve.New@Example.org')).toMatch(
      /^Eve_Mail now signs in with eve\.new@example\.org\. /,
    );
    expect((await server.signIn('eve_mail@example.org')).status).not.toBe(200);
    expect((await server.signIn('eve.new@example.org', PASSWORD)).status).toBe(200);
    expect((await eve.get('/session')).body).toMatchObject({ user: { email: 'eve.new@example.org' } });
    const mail = (await server.lastMail()).toString();
    expect(mail).toMatch(/^To: eve_mail@example\.org/im);
    expect(mail).toContain('help@promenade.example');
    expect(mail).not.toContain('eve.new');
    const token = new URL(link).searchParams.get('token');
    const reset = await server.post('/auth/reset-password', { token, newPassword: 'harbour-light-2' });
    expect(reset.status).not.toBe(200);
    expect(await newestAudit()).toMatchObject({ action: 'email', target: 'Eve_Mail', details: '' });
  });

  it('deletes an account that never chose a username', async () => {
    await Caller.create(server, 'Nell_Named');
    const { db, kind } = server.server.database;
    const account = { id: randomUUID(), name: 'Nobody', email: 'nobody.yet@example.org' };
    await insertUser(db, kind, account);
    expect(await line('delete', 'nell_named@example.org')).toContain('deleted by its username');
    expect(await line('delete', 'unknown@example.org')).toContain('no account without a username');
    expect(await admin('delete', 'Nobody.Yet@example.org')).toBe('The account without a username was deleted.');
    expect(await db.selectFrom('auth_user').select('id').where('email', '=', account.email).execute()).toEqual([]);
    expect(await newestAudit()).toMatchObject({ action: 'delete-account', details: '' });
    expect((await server.signIn('nell_named@example.org')).status).toBe(200);
  });

  it('counts what the world has', async () => {
    const counts = JSON.parse(await admin('stats', '--json')) as Record<string, unknown>;
    const before = Number(counts.players);
    await Caller.create(server, 'Stan_Stats');
    await admin('grant', 'Stan_Stats', 'gems', '7');
    const after = JSON.parse(await admin('stats', '--json')) as Record<string, unknown>;
    expect(after).toMatchObject({ players: before + 1, coins: Number(counts.coins) + 5000, unfinishedAccounts: 0 });
    expect(Number(after.gems) - Number(counts.gems)).toBe(57);
    const days = after.newPlayers as { day: string; count: number }[];
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: before + 1 });
    const online = server.server.town.onlineCount();
    expect(online).toBeGreaterThan(0);
    expect(rowOf(await admin('stats'), 'In the town now')[1]).toBe(String(online));
    expect(await line('stats', 'all')).toContain('expected: stats [--json]');
  });
});
