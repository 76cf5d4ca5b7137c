/** Invitations: links lead to their player, expire, can be turned off, and blocks win. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVITATION_DAYS, INVITATIONS_MAX } from '../../../shared/rules/limits.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { deleteExpiredInvitations } from './service.ts';

const DAY_MS = 24 * 3600 * 1000;

describe('invitations', () => {
  let server: TestServer;
  const newcomer = Caller.numbered(() => server, 'Inviting');
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const invite = async (player: Caller): Promise<{ token: string; url: URL; expiresAt: string }> => {
    const { status, body } = await player.post('/invitations');
    expect(status).toBe(200);
    const url = new URL(String(body.url));
    const target = new URL(url.searchParams.get('callbackUrl') ?? '', url);
    return { token: target.searchParams.get('invite') ?? '', url, expiresAt: String(body.expiresAt) };
  };
  const follow = (player: Caller, token: string) => player.post('/invitations/follow', { token });
  const rows = async (player: Caller) =>
    await server.server.database.db
      .selectFrom('invitation')
      .selectAll()
      .where('playerId', '=', (await player.record()).id)
      .execute();

  it('make a link to the sign-in page that names its player and works for a week', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const before = Date.now();
    const { token, url, expiresAt } = await invite(ada);
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('callbackUrl')).toBe(`/?with=${ada.username}&invite=${token}`);
    expect(Date.parse(expiresAt) - before).toBeGreaterThanOrEqual(INVITATION_DAYS * DAY_MS);
    const place = { isInTown: false, channel: null };
    expect((await follow(bob, token)).body).toEqual({ success: true, username: ada.username, ...place });
    expect((await follow(bob, token)).status).toBe(200);
    expect(JSON.stringify(await rows(ada))).not.toContain(token);
  });

  it('refuse unknown, expired and own links', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    expect(await follow(bob, 'no-such-token')).toMatchObject(refusal(404, 'no-invitation'));
    const { token } = await invite(ada);
    expect(await follow(ada, token)).toMatchObject(refusal(409, 'oneself'));
    const { db } = server.server.database;
    await db.updateTable('invitation').set({ expiresAt: Date.now() }).execute();
    expect(await follow(bob, token)).toMatchObject(refusal(404, 'no-invitation'));
    await deleteExpiredInvitations(db);
    expect(await rows(ada)).toEqual([]);
  });

  it('can be turned off, all at once', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const { token } = await invite(ada);
    const { token: other } = await invite(bob);
    expect((await ada.delete('/invitations')).body).toMatchObject({ success: true });
    expect(await follow(bob, token)).toMatchObject(refusal(404, 'no-invitation'));
    expect((await follow(ada, other)).status).toBe(200);
  });

  it('do not lead over a block in either direction, and do not say so', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const [adas, bobs] = [await invite(ada), await invite(bob)];
    await ada.get(`/profile/${bob.username}/block/1`);
    expect(await follow(bob, adas.token)).toMatchObject(refusal(404, 'no-invitation'));
    expect(await follow(ada, bobs.token)).toMatchObject(refusal(404, 'no-invitation'));
  });

  it('are limited: the oldest makes room', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const { token } = await invite(ada);
    const { db } = server.server.database;
    await db.updateTable('invitation').set({ createdAt: 1 }).execute();
    for (let count = 0; count < INVITATIONS_MAX; count += 1) await invite(ada);
    expect(await rows(ada)).toHaveLength(INVITATIONS_MAX);
    expect(await follow(bob, token)).toMatchObject(refusal(404, 'no-invitation'));
  });

  it('are in the export without their tokens, and are deleted with the account', async () => {
    const ada = await newcomer();
    await invite(ada);
    const [row] = await rows(ada);
    const exported = await ada.admin('export');
    expect(exported).toContain('"invitations"');
    expect(exported).not.toContain(row?.tokenHash);
    const { id } = await ada.record();
    await ada.admin('delete');
    const left = await server.server.database.db
      .selectFrom('invitation')
      .selectAll()
      .where('playerId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
