/** Mail over SMTP, and to the outbox without SMTP. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../domains/login/passwords.ts';
import { insertAccount } from '../domains/login/repo.ts';
import { collectLog } from '../testing/collected-log.ts';
import { type SmtpFixture, startSmtp } from '../testing/smtp-server.ts';
import { PASSWORD, TEST_PASSWORD_COST, TestServer } from '../testing/test-server.ts';

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Stops with the test. */
async function openSmtp(): Promise<SmtpFixture> {
  const smtp = await startSmtp();
  closers.push(() => smtp.stop());
  return smtp;
}

describe('mail', () => {
  it('resets a password through SMTP, with a link to the public address', async () => {
    const { url, mails, logins } = await openSmtp();
    const env = { SMTP_URL: url, MAIL_FROM: 'Town <town@example.org>', PUBLIC_URL: 'https://town.example/' };
    const server = await TestServer.start({ env });
    closers.push(() => server.stop());
    await server.register('Postie');
    await server.server.mailer.idle();
    mails.splice(0);
    logins.splice(0);
    const reply = await server.post(
      '/game-api/forgot-password',
      { email: 'Postie@example.org' },
      { host: 'evil.example' },
    );
    expect(reply.status).toBe(200);
    await server.server.mailer.idle();
    expect(logins).toEqual(['town']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.from?.address).toBe('town@example.org');
    expect(mails[0]?.to?.[0]?.address).toBe('postie@example.org');
    const link = /https:\/\/town\.example\/reset-password\?token=(\S+)/.exec(mails[0]?.text ?? '');
    expect(mails[0]?.text).not.toContain('evil.example');
    const reset = await server.post('/auth/reset-password', { token: link?.[1] ?? '', newPassword: 'through-smtp-1' });
    expect(reset).toMatchObject({ status: 200, body: { status: true } });
    expect((await server.signIn('postie@example.org', PASSWORD)).status).toBe(401);
    expect((await server.signIn('postie@example.org', 'through-smtp-1')).status).toBe(200);
  });

  it('writes in the language of the browser that asked for the mail, when the account has none', async () => {
    const { url, mails } = await openSmtp();
    const server = await TestServer.start({ env: { SMTP_URL: url, PUBLIC_URL: 'https://town.example' } });
    closers.push(() => server.stop());
    await server.register('Postie');
    // As an account that has not signed in since accounts have a language.
    await server.server.database.db.deleteFrom('account_language').execute();
    await server.server.mailer.idle();
    mails.splice(0);
    const ask = (headers: Record<string, string>) =>
      server.post('/game-api/forgot-password', { email: 'postie@example.org' }, headers);
    expect((await ask({ 'accept-language': 'de-AT,en;q=0.5' })).status).toBe(200);
    expect((await ask({ 'accept-language': 'de', cookie: 'language=ar' })).status).toBe(200);
    await server.server.mailer.idle();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ein neues Passwort für Promenade',
      'كلمة مرور جديدة لحسابك في Promenade',
    ]);
    expect(mails[0]?.text).toContain('https://town.example/reset-password?token=');
  });

  it('mails a link that confirms the address of a new account, which may tip after it', async () => {
    const before = await TestServer.start();
    const { dataDir } = before;
    await before.register('Veteran');
    await before.stop({ keepData: true });
    const { url, mails } = await openSmtp();
    const server = await TestServer.start({ dataDir, env: { SMTP_URL: url, PUBLIC_URL: 'https://town.example/' } });
    closers.push(() => server.stop());
    const newcomer = await server.newPlayer('Newcomer');
    const author = await server.newPlayer('Scribe');
    await server.server.mailer.idle();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['newcomer@example.org', 'scribe@example.org']);

    const draft = {
      title: 'Lanterns',
      category: 'general',
      message: 'They are lit at dusk, down at the pier. '.repeat(5),
    };
    const { id } = (await server.post('/forum/post', draft, { 'x-session-key': author.key })).body;
    const tip = async (key: string) => await server.get(`/forum/post/${String(id)}/tip`, { 'x-session-key': key });
    expect(await tip(newcomer.key)).toMatchObject({ status: 403, body: { code: 'email-not-confirmed' } });
    const veteran = String((await server.signIn('veteran@example.org')).body.token);
    expect((await tip(veteran)).status).toBe(200);

    const link = /https:\/\/town\.example(\/auth\/verify-email\?token=\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const wrong = await server.get(link.replace(/.{5}$/, 'wrong'));
    expect([wrong.status, wrong.headers.location]).toEqual([302, 'https://town.example/?email=expired']);
    expect((await tip(newcomer.key)).status).toBe(403);
    const opened = await server.get(link);
    expect([opened.status, opened.headers.location]).toEqual([302, 'https://town.example/?email=confirmed']);
    expect((await tip(newcomer.key)).status).toBe(200);
  });

  it('mails the link again on demand, until the address is confirmed', async () => {
    const { url, mails } = await openSmtp();
    const env = { SMTP_URL: url, PUBLIC_URL: 'https://town.example', RATE_LIMIT_SCALE: '1' };
    const server = await TestServer.start({ env });
    closers.push(() => server.stop());
    const { key } = await server.newPlayer('Again');
    const headers = { 'x-session-key': key };
    const resend = () => server.post('/account/verification-mail', {}, headers);
    const isConfirmed = async () => (await server.get('/account', headers)).body.isEmailConfirmed;
    expect(await isConfirmed()).toBe(false);
    const message = 'We sent a mail to again@example.org. Open its link to confirm the address.';
    expect(await resend()).toMatchObject({ status: 200, body: { success: true, message } });
    await server.server.mailer.idle();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['again@example.org', 'again@example.org']);
    const link = /https:\/\/town\.example(\/auth\/verify-email\?token=\S+)/.exec(mails[1]?.text ?? '')?.[1] ?? '';
    expect((await server.get(link)).headers.location).toBe('https://town.example/?email=confirmed');
    expect(await isConfirmed()).toBe(true);
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'email-confirmed' } });
    await resend();
    expect((await resend()).status).toBe(429);
    await server.server.mailer.idle();
    expect(mails).toHaveLength(2);
  });

  it('mails the link to an account of a provider that did not confirm its address', async () => {
    const { url, mails } = await openSmtp();
    const server = await TestServer.start({ env: { SMTP_URL: url } });
    closers.push(() => server.stop());
    const { db, kind } = server.server.database;
    const finish = async (name: string, emailVerified: boolean): Promise<number> => {
      const email = `${name}@example.org`;
      const passwordHash = await createPasswords(TEST_PASSWORD_COST).hash(PASSWORD);
      await insertAccount(db, kind, { id: name, rowId: `${name}-row`, email, name: '', passwordHash });
      const value = kind === 'sqlite' ? Number(emailVerified) : emailVerified;
      await db.updateTable('auth_user').set({ emailVerified: value }).where('id', '=', name).execute();
      const headers = { 'x-session-key': String((await server.signIn(email)).body.token) };
      return (await server.post('/finish-registration', { bodyType: 'feminine', username: name }, headers)).status;
    };
    expect([await finish('confirmed', true), await finish('unsure', false)]).toEqual([200, 200]);
    await server.server.mailer.idle();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['unsure@example.org']);
    expect(mails[0]?.text).toContain('/auth/verify-email?token=');
  });

  it('mails no link to confirm an address where that is switched off', async () => {
    const { url, mails } = await openSmtp();
    const server = await TestServer.start({ env: { SMTP_URL: url, VERIFICATION_MAIL: 'off' } });
    closers.push(() => server.stop());
    await server.register('Quiet');
    await server.server.mailer.idle();
    expect(mails).toEqual([]);
    expect((await server.get('/auth/verify-email?token=x')).status).toBe(404);
  });

  it('sends feedback to the operator through SMTP', async () => {
    const { url, mails } = await openSmtp();
    const env = { SMTP_URL: url, MAIL_FROM: 'Town <town@example.org>', CONTACT_EMAIL: 'operator@example.org' };
    const server = await TestServer.start({ env });
    closers.push(() => server.stop());
    const writer = await server.newPlayer('Opinion');
    await server.server.mailer.idle();
    mails.splice(0);
    const message = 'Cancel subscription\r\nBcc: all@example.org\n.\nDanke für alles';
    const sent = await server.post('/feedback', { message }, { 'x-session-key': writer.key });
    expect(sent.status).toBe(200);
    await server.server.mailer.idle();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to?.map(({ address }) => address)).toEqual(['operator@example.org']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toBe('Feedback from Opinion');
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(
      'Opinion (opinion@example.org) writes:\n\nCancel subscription\nBcc: all@example.org\n.\nDanke für alles',
    );
  });

  it('logs a mail that the SMTP server refuses permanently, without its secret, and continues', async () => {
    const smtp = await openSmtp();
    const refusal = new Error('no mailbox <unlucky@example.org>, UNLUCKY is unknown');
    smtp.receive = () => Promise.reject(Object.assign(refusal, { responseCode: 550 }));
    const { log, text } = collectLog('warn');
    const server = await TestServer.start({ env: { SMTP_URL: smtp.url, VERIFICATION_MAIL: 'off' }, server: { log } });
    closers.push(() => server.stop());
    await server.register('Unlucky');
    await server.post('/game-api/forgot-password', { email: 'unlucky@example.org' });
    await server.server.mailer.idle();
    expect(server.server.mailer.underway()).toBe(0);
    expect(text()).toContain('could not be sent and is given up');
    expect(text()).toContain('no mailbox <(recipient)>, (recipient) is unknown');
    expect(text()).not.toMatch(/token=|unlucky@example/);
  });

  it('is written to the outbox without SMTP, readable only by the owner', async () => {
    const server = await TestServer.start();
    closers.push(() => server.stop());
    await server.register('Postie');
    for (let count = 0; count < 2; count += 1) {
      await server.post('/game-api/forgot-password', { email: 'postie@example.org' });
    }
    await server.server.mailer.idle();
    const folder = join(server.dataDir, 'outbox');
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('has the answer fail when the mail cannot be stored, for any address', async () => {
    const server = await TestServer.start();
    closers.push(() => server.stop());
    await server.register('Unlucky');
    await server.server.mailer.close();
    await server.server.database.db.schema.dropTable('queued_mail').execute();
    const ask = (email: string) => server.post('/game-api/forgot-password', { email });
    expect((await ask('unlucky@example.org')).status).toBe(500);
    expect((await ask('nobody@example.org')).status).toBe(500);
  });
});
