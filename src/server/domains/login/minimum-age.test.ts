/** The minimum age of new accounts: what is refused, on which device, and that no date of birth is kept. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runtime } from '../../runtime.ts';
import { refusal } from '../../testing/caller.ts';
import { collectLog } from '../../testing/collected-log.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';
import { PASSWORD, type Reply, TEST_PASSWORD_COST, TestServer } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';
import * as repo from './repo.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const DAY_MS = 24 * 3600 * 1000;
const SIXTEEN = '2010-11-27';
const FIFTEEN = '2010-11-28';

const { log, text: logged } = collectLog('trace');
let server: TestServer;
let now = NOW;

beforeAll(async () => {
  vi.spyOn(runtime, 'now').mockImplementation(() => now);
  const env = { MINIMUM_AGE: '16', PUBLIC_URL: 'https://town.example' };
  server = await TestServer.start({ env, server: { log } });
});
afterAll(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

const register = (username: string, birthDate: unknown, cookie = ''): Promise<Reply> =>
  server.post(
    '/game-api/register',
    {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      gender: 1,
      birthDate,
    },
    cookie === '' ? {} : { cookie },
  );

/** `name=value` of the only cookie that the reply sets; empty for none. */
const cookieOf = ({ headers }: Reply): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

it.each([
  ['no date', undefined, 'birth-date-missing'],
  ['an empty date', '', 'birth-date-missing'],
  ['a date that does not exist', '2010-02-30', 'birth-date-malformed'],
  ['a date in the future', '2026-11-28', 'birth-date-malformed'],
  ['another form', '27.11.2010', 'birth-date-malformed'],
])('refuses %s with one sentence, and does not mark the device', async (_, birthDate, code) => {
  const reply = await register('Newcomer', birthDate);
  expect(reply).toMatchObject(refusal(422, code));
  expect(cookieOf(reply)).toBe('');
});

it('refuses a text of megabytes and a number', async () => {
  for (const wrong of ['2'.repeat(1000), 2010]) {
    expect(await register('Newcomer', wrong)).toMatchObject({ status: 422, body: { success: false } });
  }
});

it('admits who has the age today', async () => {
  expect(await register('Grown', SIXTEEN)).toMatchObject({ status: 200 });
});

it('refuses who is too young on that device for a day, with any other date, and no other device', async () => {
  const young = await register('Young', FIFTEEN);
  expect(young).toMatchObject(refusal(403, 'too-young'));
  expect(young.body.message).toBe('You must be at least 16 years old to create an account here.');
  expect(young.headers['set-cookie']).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = `other=1; ${cookieOf(young)}`;
  expect(await register('Young', SIXTEEN, cookie)).toMatchObject(refusal(403, 'too-young'));
  now = NOW + DAY_MS - 1;
  expect(await register('Young', SIXTEEN, cookie)).toMatchObject(refusal(403, 'too-young'));
  expect(await register('Sibling', SIXTEEN)).toMatchObject({ status: 200 });
  now = NOW + DAY_MS;
  expect(await register('Young', SIXTEEN, cookie)).toMatchObject({ status: 200 });
  now = NOW;
  for (const forged of ['promenade-age=x', `promenade-age=${NOW + DAY_MS}`, `xpromenade-age=${NOW}`]) {
    expect(await register(`Forged_${forged.length}`, SIXTEEN, forged)).toMatchObject({ status: 200 });
  }
});

it('holds for the completion of an account too', async () => {
  const { db, kind } = server.server.database;
  const email = 'half@example.org';
  const passwordHash = await createPasswords(TEST_PASSWORD_COST).hash(PASSWORD);
  await repo.insertAccount(db, kind, { id: 'half', rowId: 'half-row', email, name: '', passwordHash });
  const headers = { 'x-session-key': String((await server.signIn(email)).body.token) };
  const finish = (birthDate: string | undefined, cookie: string): Promise<Reply> =>
    server.post('/finish-registration', { bodyType: 'feminine', username: 'Half', birthDate }, { ...headers, cookie });
  expect(await finish(undefined, '')).toMatchObject(refusal(422, 'birth-date-missing'));
  const young = await finish(FIFTEEN, '');
  expect(young).toMatchObject(refusal(403, 'too-young'));
  expect(await finish(SIXTEEN, cookieOf(young))).toMatchObject(refusal(403, 'too-young'));
  expect(await finish(SIXTEEN, '')).toMatchObject({ status: 200 });
});

it('no date of birth is stored or logged', async () => {
  expect(await dumpDatabase(server)).not.toMatch(/2010-11-2[78]|birth/i);
  expect(logged()).not.toMatch(/2010-11-2[78]|birth/i);
});

it('without a minimum age no date is read and no cookie is set', async () => {
  const open = await TestServer.start();
  try {
    const body = {
      username: 'Anyone',
      email: 'a@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      gender: 1,
    };
    const reply = await open.post('/game-api/register', { ...body, birthDate: 'rubbish' });
    expect([reply.status, cookieOf(reply)]).toEqual([200, '']);
  } finally {
    await open.stop();
  }
});
