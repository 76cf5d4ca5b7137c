/** Players: block lists, renaming, membership and admin commands. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import type { PlayerRecord } from '../../ports.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';

describe('players', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const named = async (username: string): Promise<PlayerRecord> => {
    const player = await server.server.players.byUsername(username);
    if (player === null) throw new Error(`${username} is missing`);
    return player;
  };
  const admin = (...argv: string[]): Promise<string> => {
    return runCommand(server.server.admin, argv, randomUUID());
  };

  it('lists blocked players', async () => {
    await server.register('Blocker');
    await server.register('Pest');
    const [blocker, pest] = [await named('Blocker'), await named('Pest')];
    await server.server.database.db
      .insertInto('block')
      .values({ playerId: blocker.id, blockedId: pest.id, createdAt: 1 })
      .execute();
    expect([...(await server.server.players.blockedIds(blocker.id))]).toEqual([pest.id]);
    expect((await server.server.players.blockedIds(pest.id)).size).toBe(0);
    const { key } = { key: String((await server.signIn('blocker@example.org')).body.token) };
    const { body } = await server.get('/session', { 'x-session-key': key });
    expect(body.user).toMatchObject({ blockedList: ['Pest'], blockedListIds: [pest.id] });
  });

  it('renames a player: sessions stay valid, the old name stays reserved', async () => {
    const player = await server.newPlayer('Before');
    await server.register('Neighbour');
    expect(await admin('rename', 'before', 'After')).toBe('Before is now called After.');
    const { body } = await server.get('/session', { 'x-session-key': player.key });
    expect(body.user).toMatchObject({ username: 'After' });
    expect(await server.server.players.byUsername('Before')).toBeNull();
    expect((await server.register('BEFORE', { email: 'thief@example.org' })).body).toMatchObject({
      code: 'username-taken',
    });
    await expect(admin('rename', 'Neighbour', 'before')).rejects.toThrow('taken');
    await expect(admin('rename', 'Neighbour', 'After')).rejects.toThrow('taken');
    await expect(admin('rename', 'Neighbour', 'no good')).rejects.toThrow('letters');
    await expect(admin('rename', 'Neighbour', 'system')).rejects.toThrow('reserved');
    expect(await admin('rename', 'After', 'before')).toBe('After is now called before.');
    expect(await admin('rename', 'before', 'Before')).toBe('before is now called Before.');
  });

  it('grants membership for some days or without an end', async () => {
    await server.register('Member');
    await admin('membership', 'Member', '2', '--days', '30');
    expect((await named('Member')).membership).toBe(2);
    await server.server.database.db
      .updateTable('player')
      .set({ membershipUntil: Date.now() - 1 })
      .where('usernameKey', '=', 'member')
      .execute();
    expect((await named('Member')).membership).toBe(0);
    await admin('membership', 'Member', '4');
    expect((await named('Member')).membership).toBe(4);
  });

  it('sets access and grants, each with an audit row', async () => {
    await server.register('Helper');
    const { id } = await named('Helper');
    expect(await admin('access', 'Helper', '1')).toBe('Helper is now moderator.');
    expect(await admin('grant', 'Helper', 'coins', '250')).toBe('Helper now has 5250 coins.');
    expect(await admin('grant', 'Helper', 'gems', '-50')).toBe('Helper now has 0 gems.');
    await expect(admin('grant', 'Helper', 'gems', '-1')).rejects.toThrow('not enough gems');
    expect(await named('Helper')).toMatchObject({ access: 1, coins: 5250, gems: 0 });
    const rows = await server.server.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('targetId', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'access', details: '1' },
      { action: 'grant', details: '250 coins' },
      { action: 'grant', details: '-50 gems' },
    ]);
  });

  it('grants once per request id and lists the ledger', async () => {
    await server.register('Granted');
    const again = (): Promise<string> =>
      runCommand(server.server.admin, ['grant', 'Granted', 'coins', '5'], 'request-1');
    expect(await Promise.all([again(), again()])).toEqual([
      'Granted now has 5005 coins.',
      'Granted now has 5005 coins.',
    ]);
    const lines = (await admin('ledger', 'Granted')).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('+5000 coins = 5000  starting-grant (welcome)');
    expect(lines[2]).toContain('+5 coins = 5005  admin-grant (console)');
  });

  it.each([
    ['an unknown command', ['promote', 'Helper'], 'there is no command "promote"'],
    ['a name of the object prototype', ['constructor'], 'there is no command "constructor"'],
    ['an unknown player', ['access', 'Ghost', '1'], 'No player is called Ghost.'],
    ['too few words', ['access', 'Helper'], 'expected: access USER N'],
    ['an unknown level', ['access', 'Helper', '3'], 'from 0 to 2'],
    ['an invalid number', ['grant', 'Helper', 'coins', '1e3'], 'whole number'],
    ['an amount of 0', ['grant', 'Helper', 'coins', '0'], 'must not be 0'],
    ['an unknown currency', ['grant', 'Helper', 'cookies', '1'], 'none of coins, gems, honor'],
    ['days without a number', ['membership', 'Helper', '1', '--days'], '--days must be'],
  ])('rejects %s with one line', async (_, argv, message) => {
    const refusal = await admin(...argv).catch((error: Error) => error.message);
    expect(refusal).toContain(message);
    expect(refusal).not.toContain('\n');
  });
});
