/** The check of balances against the ledger. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { checkBalances, DriftSample } from './drift.ts';

let server: TestServer;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Eli'];
const ids: string[] = [];
/** With the author of the first posts. */
let all = 0;

beforeAll(async () => {
  server = await startServer();
  for (const name of NAMES) {
    await server.register(name);
    ids.push((await server.server.players.byUsername(name))?.id ?? '');
  }
  all = (await server.server.database.db.selectFrom('balance').select('playerId').execute()).length;
});
afterAll(() => server.stop());

async function check(sample: DriftSample, players?: number): Promise<DriftSample['last']> {
  await checkBalances(server.server.database.db, sample, players);
  return sample.last;
}

it('finds nothing where each balance is the sum of its rows', async () => {
  expect(await check(new DriftSample())).toEqual({ checked: all, drifted: [] });
});

it('finds balances that were changed without a row, and players whose rows are gone', async () => {
  const { db } = server.server.database;
  const [ada = '', bob = ''] = ids;
  await db.updateTable('balance').set({ coins: sql`"coins" + 7` }).where('playerId', '=', ada).execute();
  await db.deleteFrom('ledger').where('playerId', '=', bob).execute();
  const { drifted } = await check(new DriftSample());
  expect(drifted.toSorted((one, other) => other.coins - one.coins)).toEqual([
    { playerId: bob, coins: 5000, gems: 50, honor: 0 },
    { playerId: ada, coins: 7, gems: 0, honor: 0 },
  ]);
});

it('goes on where the last sample ended, and reads nobody twice', async () => {
  const sample = new DriftSample();
  const seen: string[] = [];
  for (let done = 0; done < all; done += 2) {
    const { checked, drifted } = await check(sample, 2);
    expect(checked).toBe(2);
    seen.push(...drifted.map(({ playerId }) => playerId));
  }
  expect(new Set(seen)).toEqual(new Set(ids.slice(0, 2)));
  expect((await check(sample, 100)).checked).toBe(all);
});
