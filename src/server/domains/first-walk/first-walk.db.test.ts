/** First walks on a real database: bits in any order, the honor once, skipping, resuming, and accounts from before. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COINS_PER_LEVEL } from '../../../shared/rules/economy.ts';
import { WALK_BITS, WALK_HONOR, type WalkState } from '../../../shared/rules/first-walk.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startServer } from '../../testing/database-server.ts';
import { runCommand } from '../../admin/commands.ts';
import type { ServerReward } from '../../../shared/realtime/rewards.ts';
import { onReward } from '../../db/changes.ts';
import { describeLedger } from '../ledger/service.ts';
import { createFirstWalks, firstWalkData } from './service.ts';

describe('first walks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  async function begin(username: string) {
    await server.register(username);
    const { players, database } = server.server;
    const id = (await players.byUsername(username))?.id ?? '';
    const sent: WalkState[] = [];
    const honor: number[] = [];
    let worn = 'tee';
    const cards: ServerReward[] = [];
    onReward(database.db, (playerId, reward) => playerId === id && cards.push(reward));
    const walks = createFirstWalks({
      db: database.db,
      wornOf: async () => worn,
      changed: (_, walk) => sent.push(walk),
      honorChanged: (_, total) => honor.push(total),
    });
    const rewards = async () =>
      (await describeLedger(database.db, id, 50)).flatMap(
        (line) => /\+(\d+) honor .* first-walk /.exec(line)?.[1] ?? [],
      );
    const wear = (next: string): void => {
      worn = next;
    };
    return { id, walks, sent, honor, rewards, cards, wear };
  }

  it('pays 100 honor and a level for five bits in any order, once', async () => {
    const { id, walks, sent, honor, rewards, cards } = await begin('Walker');
    expect(await walks.entered(id)).toEqual({ bits: [], status: 'new' });
    await walks.act(id, 'begin');
    const bits = [...WALK_BITS].toReversed();
    await Promise.all(bits.flatMap((bit) => [walks.earn(id, bit), walks.earn(id, bit)]));
    expect(sent.at(-1)).toEqual({ bits: [...WALK_BITS], status: 'done' });
    expect(sent).toHaveLength(1 + WALK_BITS.length);
    expect(cards).toEqual([{ kind: 'level', level: 1, coins: COINS_PER_LEVEL, isWalk: true }]);
    for (const bit of bits) await walks.earn(id, bit);
    await walks.act(id, 'resume');
    await walks.act(id, 'skip');
    expect([honor, await rewards()]).toEqual([[WALK_HONOR], [String(WALK_HONOR)]]);
    expect(await firstWalkData.export(server.server.database.db, id)).toEqual({
      bits: [...WALK_BITS],
      status: 'done',
      wornAtStart: 'tee',
    });
  });

  it('is in the export, and is deleted with the account', async () => {
    const { id, walks } = await begin('Leaver');
    await walks.entered(id);
    await walks.act(id, 'begin');
    await walks.earn(id, WALK_BITS[0]);
    const run = (word: string) => runCommand(server.server.admin, [word, 'Leaver'], `Leaver ${word}`);
    expect(JSON.parse(await run('export'))).toMatchObject({ firstWalk: { bits: [WALK_BITS[0]], status: 'going' } });
    await run('delete');
    const { db } = server.server.database;
    expect(await db.selectFrom('first_walk').selectAll().where('playerId', '=', id).execute()).toEqual([]);
  });

  it('keeps its bits while it is skipped, and goes on when it is resumed', async () => {
    const { id, walks, rewards } = await begin('Skipper');
    await walks.entered(id);
    await walks.earn(id, 'hello');
    await walks.act(id, 'skip');
    await walks.earn(id, 'lantern');
    expect([walks.walkers(), walks.awaits(id, 'lantern')]).toEqual([[], false]);
    walks.left(id);
    expect(await walks.entered(id)).toEqual({ bits: ['hello'], status: 'skipped' });
    await walks.act(id, 'resume');
    for (const bit of WALK_BITS) await walks.earn(id, bit);
    expect(await rewards()).toEqual([String(WALK_HONOR)]);
  });

  it('counts a change of what is worn after it began, not before', async () => {
    const { id, walks, sent, wear } = await begin('Dresser');
    await walks.entered(id);
    wear('sweater');
    await walks.checkWorn(id);
    await walks.act(id, 'begin');
    await walks.checkWorn(id);
    expect(sent).toEqual([{ bits: [], status: 'going' }]);
    wear('coat');
    await walks.checkWorn(id);
    expect(sent.at(-1)).toEqual({ bits: ['wear'], status: 'going' });
  });

  it('can be begun by an account from before, and knows nothing of a player who is not in the town', async () => {
    const { id, walks, sent } = await begin('Oldster');
    await server.server.database.db.deleteFrom('first_walk').where('playerId', '=', id).execute();
    await walks.earn(id, 'hello');
    expect(await walks.entered(id)).toEqual({ bits: [], status: 'none' });
    await walks.earn(id, 'hello');
    await walks.act(id, 'skip');
    expect(sent).toEqual([]);
    await walks.act(id, 'resume');
    expect(sent).toEqual([{ bits: [], status: 'going' }]);
  });
});
