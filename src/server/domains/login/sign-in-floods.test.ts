/** Floods of sign-ins and reset mails: the queue of password hashes, and the limits of an account. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PASSWORD, TestServer, type TestServerOptions } from '../../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (options: TestServerOptions): Promise<void> => {
  server = await TestServer.start(options);
};

it('a flood of sign-ins is answered 503 with Retry-After beyond the queue, and sign-in works after it', async () => {
  const passwordCost = { memoryKib: 8192, iterations: 3 };
  await start({ server: { passwordCost, passwordQueue: { concurrency: 1, waitingMax: 2 } } });
  const { email } = await server.newPlayer('Sally');
  const emails = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? `nobody${index}@example.org` : email));
  const replies = await Promise.all(emails.map((one) => server.signIn(one, 'a-wrong-password')));
  const refused = replies.filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused) {
    expect(reply).toMatchObject({ status: 503, body: { success: false, code: 'busy' } });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await server.signIn(email)).status).toBe(200);
});

it('failed sign-ins lock an account only for the address that failed', async () => {
  await start({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  const { email } = await server.newPlayer('Vera');
  const signIn = async (address: string, password: string): Promise<number> =>
    (await server.post('/auth/sign-in/email', { email, password }, { 'x-forwarded-for': address })).status;
  const attacks = await Promise.all(Array.from({ length: 15 }, () => signIn('203.0.113.5', 'a-wrong-password')));
  expect(attacks.filter((status) => status === 401)).toHaveLength(10);
  expect(attacks.filter((status) => status === 429)).toHaveLength(5);
  expect(await signIn('203.0.113.5', PASSWORD)).toBe(429);
  expect(await signIn('198.51.100.1', PASSWORD)).toBe(200);
  const other = await server.newPlayer('Victor');
  const housemate = { email: other.email, password: PASSWORD };
  expect(await server.post('/auth/sign-in/email', housemate, { 'x-forwarded-for': '203.0.113.5' })).toMatchObject({
    status: 200,
  });
});

it('successful sign-ins are not counted', async () => {
  await start({ env: { RATE_LIMIT_SCALE: '1' } });
  const { email } = await server.newPlayer('Wanda');
  for (let count = 0; count < 25; count += 1) expect((await server.signIn(email)).status).toBe(200);
});

it('an account gets a limited number of reset mails a day', async () => {
  await start({ env: { RATE_LIMIT_SCALE: '1' } });
  const { email } = await server.newPlayer('Xaver');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const ask = async (address: string): Promise<number> => {
      await vi.advanceTimersByTimeAsync(61_000);
      const { status } = await server.post('/game-api/forgot-password', { email: address });
      // The time must not pass while a mail is being sent.
      await server.server.mailer.idle();
      return status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await ask(email));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await ask('nobody@example.org')).toBe(200);
    expect(readdirSync(join(server.dataDir, 'outbox'))).toHaveLength(10);
    // Not through the timers: the town's rounds are 20 a second.
    vi.setSystemTime(Date.now() + 24 * 3600 * 1000);
    expect(await ask(email)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
