/** Rules against farming by tips. */
import { afterEach, expect, it } from 'vitest';
import { TIPS_RECEIVED_A_DAY } from '../../../shared/rules/economy.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';

const DAY_MS = 24 * 3600 * 1000;
const MESSAGE = 'They are lit at dusk, and the whole pier shines in the water. '.repeat(4);
let written = 0;
let server: TestServer;
afterEach(() => server.stop());

async function write(author: Caller): Promise<string> {
  const draft = { title: `Lanterns at the pier ${(written += 1)}`, category: 'general', message: MESSAGE };
  const { status, body } = await author.post('/forum/post', draft);
  expect([status, body.message]).toMatchObject([200, expect.any(String)]);
  return String(body.id);
}
const tip = (reader: Caller, id: string) => reader.get(`/forum/post/${id}/tip`);
const age = async (player: Caller, days: number): Promise<void> => {
  const createdAt = Date.now() - days * DAY_MS;
  await setPlayerRows(server.server.database.db, [player.username], { createdAt });
};

it('accounts tip at once by default, and after TIP_MIN_AGE_DAYS where it is set', async () => {
  server = await startServer({ env: { TIP_MIN_AGE_DAYS: '3' } });
  const [author, reader] = await Caller.all(server, 'Author', 'Reader');
  const id = await write(author);
  await age(reader, 2.9);
  expect(await tip(reader, id)).toMatchObject(refusal(403, 'account-too-new'));
  expect((await reader.record()).coins).toBe(5000);
  await age(reader, 3.1);
  expect((await tip(reader, id)).status).toBe(200);
});

it('a player receives a limited sum a day from any number of accounts', async () => {
  server = await startServer();
  const author = await Caller.create(server, 'Farmer');
  const before = (await author.record()).coins;
  const posts = [
    await write(author),
    await write(author),
    await write(author),
    await write(author),
    await write(author),
  ];
  const farms = await Caller.all(server, 'Farm_1', 'Farm_2', 'Farm_3', 'Farm_4', 'Farm_5');
  const replies = await Promise.all(farms.flatMap((farm) => posts.map((id) => tip(farm, id))));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const reply of refused) expect(reply).toMatchObject(refusal(409, 'tips-of-the-day'));
  expect((await author.record()).coins).toBe(before + TIPS_RECEIVED_A_DAY);
  await server.server.database.db
    .updateTable('ledger')
    .set((eb) => ({ createdAt: eb('createdAt', '-', DAY_MS) }))
    .execute();
  const late = await Caller.create(server, 'Farm_6');
  expect((await tip(late, posts[0] ?? '')).status).toBe(200);
});

it('tips that a player pays do not raise what the player may receive', async () => {
  server = await startServer();
  const [author, other] = await Caller.all(server, 'Payer', 'Paid');
  const record = await author.record();
  const rows = (amount: number) => ({
    playerId: record.id,
    currency: 'coins' as const,
    amount,
    balanceAfter: 0,
    reason: 'forum-tip' as const,
    reference: 'test',
    createdAt: Date.now(),
  });
  await server.server.database.db
    .insertInto('ledger')
    .values([rows(TIPS_RECEIVED_A_DAY), rows(-TIPS_RECEIVED_A_DAY)])
    .execute();
  expect(await tip(other, await write(author))).toMatchObject(refusal(409, 'tips-of-the-day'));
});
