/** The language of an account: which requests set it, and the mails and pages that follow it. Both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { type SmtpFixture, startSmtp } from '../../testing/smtp-server.ts';
import { PASSWORD, type TestServer } from '../../testing/test-server.ts';

const SUBJECTS = {
  en: ['Set a new password for Promenade', 'Confirm your e-mail address for Promenade'],
  de: ['Ein neues Passwort für Promenade', 'Bestätige deine E-Mail-Adresse für Promenade'],
  ar: ['كلمة مرور جديدة لحسابك في Promenade', 'تأكيد بريدك الإلكتروني في Promenade'],
};

describe('the language of an account', () => {
  let server: TestServer;
  let smtp: SmtpFixture;
  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startServer({ env: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const from = (wanted: string, cookie?: string) => ({
    'accept-language': wanted,
    ...(cookie === undefined ? {} : { cookie: `language=${cookie}`, origin: 'http://localhost:4300' }),
  });
  const german = from('de-AT,de;q=0.8,en;q=0.5');

  /** Registers with a browser, without signing in. */
  const register = async (username: string, headers: Record<string, string>): Promise<string> => {
    const email = `${username.toLowerCase()}@example.org`;
    const form = { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };
    expect(await server.post('/game-api/register', form, headers)).toMatchObject({ status: 200 });
    return email;
  };
  const signIn = async (email: string, headers: Record<string, string>): Promise<Caller> => {
    const { body } = await server.post('/auth/sign-in/email', { email, password: PASSWORD }, headers);
    return new Caller(server, { username: email.split('@')[0] ?? '', key: String(body.token) });
  };
  const choose = (player: Caller, language: unknown, headers: Record<string, string> = {}) =>
    server.post('/account/language', { language }, { ...player.headers, ...headers });
  const choiceIn = async (player: Caller): Promise<unknown> => (await player.get('/session?begins=yes')).body.language;
  /** Subjects of the mails to the address since the last call. */
  const subjectsTo = async (email: string): Promise<string[]> => {
    await server.server.mailer.idle();
    const mails = smtp.mails.splice(0).filter(({ to }) => to?.[0]?.address === email);
    return mails.map(({ subject }) => subject ?? '');
  };
  /** The mail that an English browser asks for. */
  const resetSubjects = async (email: string): Promise<string[]> => {
    await subjectsTo(email);
    await server.post('/game-api/forgot-password', { email }, from('en'));
    return await subjectsTo(email);
  };

  it('is that of the page that registered, and mails are in it, also for a browser in another language', async () => {
    const email = await register('Ada', german);
    expect(await subjectsTo(email)).toEqual([SUBJECTS.de[1]]);
    expect(await resetSubjects(email)).toEqual([SUBJECTS.de[0]]);
    const ada = await signIn(email, german);
    await server.post('/account/verification-mail', {}, { ...ada.headers, ...from('ar') });
    expect(await subjectsTo(email)).toEqual([SUBJECTS.de[1]]);
  });

  it('follows the page of the last sign-in until the player chooses one', async () => {
    const email = await register('Ben', german);
    const ben = await signIn(email, from('de', 'ar'));
    expect(await choiceIn(ben)).toBeUndefined();
    expect(await resetSubjects(email)).toEqual([SUBJECTS.ar[0]]);

    expect(await choose(ben, 'de')).toMatchObject({ status: 200, body: { success: true } });
    const phone = await signIn(email, from('en'));
    expect(await choiceIn(phone)).toBe('de');
    expect(await resetSubjects(email)).toEqual([SUBJECTS.de[0]]);
  });

  it('follows the browser again after the choice of the browser’s language, whatever the page had', async () => {
    const email = await register('Cleo', german);
    const cleo = await signIn(email, german);
    await choose(cleo, 'ar');
    await choose(cleo, 'auto', from('en', 'ar'));
    expect(await choiceIn(cleo)).toBe('auto');
    expect(await resetSubjects(email)).toEqual([SUBJECTS.en[0]]);
    await signIn(email, german);
    expect(await resetSubjects(email)).toEqual([SUBJECTS.de[0]]);
    expect(await choiceIn(cleo)).toBe('auto');
  });

  it('is not changed by other words, or without a session', async () => {
    const dan = await signIn(await register('Dan', german), german);
    for (const wrong of ['nl', 'DE', '', 7, null]) {
      expect(await choose(dan, wrong)).toMatchObject({ status: 422, body: { success: false } });
    }
    expect(await server.post('/account/language', { language: 'de' }, german)).toMatchObject({ status: 401 });
    expect(await choiceIn(dan)).toBeUndefined();
  });

  it('is exported and deleted with the account', async () => {
    const eve = await signIn(await register('Eve', german), german);
    await choose(eve, 'ar');
    expect(JSON.parse(await eve.admin('export'))).toMatchObject({ language: { ofMails: 'ar', chosen: 'ar' } });
    const { id } = await eve.record();
    const { db } = server.server.database;
    const rows = () => db.selectFrom('account_language').selectAll().where('accountId', '=', id).execute();
    expect(await rows()).toHaveLength(1);
    await eve.admin('delete');
    expect(await rows()).toEqual([]);
  });
});
