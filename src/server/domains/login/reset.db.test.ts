/** Password reset, from the mail in the outbox to the new password. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { haltingDialect } from '../../testing/intercepted-dialect.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';

/** Mails that must not tell whether an account has the address wait longer than a reply takes. */
const HELD_BACK_MS = 900;
const INSERT = expect.stringContaining('insert into "queued_mail"');

describe('password reset', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const forgot = (email: string): Promise<Reply> => server.post('/game-api/forgot-password', { email });
  const reset = (token: string, newPassword = 'a-new-password'): Promise<Reply> =>
    server.post('/auth/reset-password', { token, newPassword });
  const mailedToken = async (email: string): Promise<string> => {
    await forgot(email);
    const mail = await PostalMime.parse(await server.lastMail());
    expect(mail.to?.map(({ address }) => address)).toEqual([email]);
    const link = /http:\/\/localhost:4300\/reset-password\?token=(\S+)/.exec(mail.text ?? '');
    return decodeURIComponent(link?.[1] ?? '');
  };
  const expectInvalidLink = (reply: Reply): void => {
    expect(reply).toMatchObject({ status: 422, body: { success: false, code: 'INVALID_TOKEN' } });
    expect(reply.body.message).toContain('expired or was used');
  };

  it('sets a new password, ends all sessions and verifies the e-mail', async () => {
    const rosa = await server.newPlayer('Rosa');
    const other = String((await server.signIn(rosa.email)).body.token);
    const statusOf = async (key: string) => (await server.get('/session', { 'x-session-key': key })).body.status;
    expect([await statusOf(rosa.key), await statusOf(other)]).toEqual(['authenticated', 'authenticated']);
    const token = await mailedToken('rosa@example.org');
    expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });
    expect([await statusOf(rosa.key), await statusOf(other)]).toEqual(['unauthenticated', 'unauthenticated']);
    expect((await server.signIn(rosa.email)).status).toBe(401);
    expect((await server.signIn(rosa.email, 'a-new-password')).status).toBe(200);
    const row = await server.server.database.db
      .selectFrom('auth_user')
      .select('emailVerified')
      .where('email', '=', 'rosa@example.org')
      .executeTakeFirstOrThrow();
    expect(Boolean(row.emailVerified)).toBe(true);
    expectInvalidLink(await reset(token, 'yet-another-one'));
    expect((await server.signIn(rosa.email, 'a-new-password')).status).toBe(200);
  });

  it('invalidates all other links of the account', async () => {
    await server.newPlayer('Links');
    const first = await mailedToken('links@example.org');
    const second = await mailedToken('links@example.org');
    expect(second).not.toBe(first);
    expect((await reset(second)).status).toBe(200);
    expectInvalidLink(await reset(first));
  });

  it('rejects an expired link', async () => {
    await server.newPlayer('Late');
    const token = await mailedToken('late@example.org');
    const { db, kind } = server.server.database;
    const past = new Date(Date.now() - 1000);
    await db
      .updateTable('auth_verification')
      .set({ expiresAt: kind === 'sqlite' ? past.toISOString() : past })
      .execute();
    expectInvalidLink(await reset(token));
    expect((await server.signIn('late@example.org')).status).toBe(200);
  });

  it('rejects a forged link and a weak password; the link stays valid', async () => {
    await server.newPlayer('Weak');
    expectInvalidLink(await reset('made-up'));
    const token = await mailedToken('weak@example.org');
    expect(await reset(token, 'short')).toMatchObject({ status: 422, body: { success: false } });
    expect((await reset(token)).status).toBe(200);
  });

  it('returns the same reply for an unknown address and sends no mail', async () => {
    await server.newPlayer('Known');
    const known = await forgot('known@example.org');
    await server.server.mailer.idle();
    const mails = readdirSync(join(server.dataDir, 'outbox')).length;
    const unknown = await forgot('unknown@example.org');
    await server.server.mailer.idle();
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(readdirSync(join(server.dataDir, 'outbox'))).toHaveLength(mails);
    expect(await forgot('no-address')).toMatchObject({ status: 422, body: { code: 'email-malformed' } });
  });

  it('does the same before its reply for a known and for an unknown address', async () => {
    const statements: [string, string[]][] = [];
    const note = ({ sql, parameters }: CompiledQuery): Promise<void> => {
      statements.push([sql, parameters.map((one) => typeof one)]);
      return Promise.resolve();
    };
    const recorded = await startServer({ server: { wrapDialect: (dialect) => haltingDialect(dialect, note) } });
    await recorded.newPlayer('Known');
    await recorded.server.mailer.close();
    const done = async (email: string): Promise<unknown> => {
      statements.length = 0;
      const reply = await recorded.post('/game-api/forgot-password', { email });
      // What it does afterwards would be visible as well, when the caller sends another request.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { status: reply.status, body: reply.body, statements: [...statements] };
    };
    const known = await done('known@example.org');
    expect(known).toEqual(await done('other@example.org'));
    expect(known).toMatchObject({ status: 200, statements: [[INSERT, expect.any(Array)]] });
    await recorded.stop();
  });

  it('is mailed after the reply', async () => {
    await server.newPlayer('Patient');
    const folder = join(server.dataDir, 'outbox');
    await server.server.mailer.idle();
    const before = new Set(readdirSync(folder));
    const added = (): string[] => readdirSync(folder).filter((name) => !before.has(name));
    const askedMs = Date.now();
    await forgot('patient@example.org');
    await expect.poll(added).toHaveLength(1);
    const [mail = ''] = added();
    expect(statSync(join(folder, mail)).mtimeMs - askedMs).toBeGreaterThan(HELD_BACK_MS);
  });

  it('stores no valid token in the database', async () => {
    await server.newPlayer('Hidden');
    const token = await mailedToken('hidden@example.org');
    expect(token.length).toBeGreaterThan(20);
    expect(await dumpDatabase(server)).not.toContain(token);
  });
});
