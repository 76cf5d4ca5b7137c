/** Floods of sign-ins: the queue of password hashes. */
import { afterEach, expect, it } from 'vitest';
import { TestServer, type TestServerOptions } from '../../testing/test-server.ts';

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
