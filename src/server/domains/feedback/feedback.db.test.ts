/** Feedback is sent to the operator, exported and deleted. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { startServer } from '../../testing/database-server.ts';
import type { Reply, SignedIn, TestServer } from '../../testing/test-server.ts';

describe('feedback', () => {
  let server: TestServer;
  let writer: SignedIn;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ env: { CONTACT_EMAIL: 'operator@example.org' } });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    count += 1;
    writer = await server.newPlayer(`Writer_${count}`);
  });

  const write = (message: unknown): Promise<Reply> =>
    server.post('/feedback', { message }, { 'x-session-key': writer.key });

  it('is stored, listed for the operator and mailed', async () => {
    expect((await write('Cancel subscription\nplease')).body).toMatchObject({ success: true });
    const listed = await runCommand(server.server.admin, ['feedback'], 'list');
    expect(listed).toContain(`${writer.username}: Cancel subscription / please`);
    const mail = (await server.lastMail()).toString();
    expect(mail).toContain('operator@example.org');
    expect(mail).toContain(`Feedback from ${writer.username}`);
  });

  it.each([[''], ['   '], ['x'.repeat(2001)], [5]])('rejects %j', async (message) => {
    expect((await write(message)).status).toBe(422);
  });

  it('is exported and deleted with the account', async () => {
    await write('I am leaving');
    const exported = JSON.parse(await runCommand(server.server.admin, ['export', writer.username], 'export')) as Record<
      string,
      unknown
    >;
    expect(JSON.stringify(exported.feedback)).toContain('I am leaving');
    await runCommand(server.server.admin, ['delete', writer.username], 'delete');
    expect(await runCommand(server.server.admin, ['feedback'], 'list')).not.toContain('I am leaving');
  });
});
