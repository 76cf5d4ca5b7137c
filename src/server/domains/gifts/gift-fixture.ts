/** For tests: players who are old enough and friends, what they earned, and the calls of gifts. */
import type { Gift, GiftChoice } from '../../../shared/contract/gifts.ts';
import type { LedgerReason } from '../../../shared/rules/economy.ts';
import { GIFT_AGE_MS } from '../../../shared/rules/gifts.ts';
import type { Database } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import { Caller } from '../../testing/caller.ts';
import type { Reply, TestServer } from '../../testing/test-server.ts';
import { changeBalance } from '../ledger/service.ts';

export interface SendMore {
  line?: string;
  key?: string;
  expected?: { currency: 'coins' | 'gems'; amount: number };
}

export class GiftFixture {
  readonly #server: TestServer;
  #count = 0;

  constructor(server: TestServer) {
    this.#server = server;
  }

  get db(): Database {
    return this.#server.server.database.db;
  }

  /** A player whose account is old enough to give. */
  async newPlayer(): Promise<Caller> {
    this.#count += 1;
    const caller = await Caller.create(this.#server, `Giver_${this.#count}`);
    await this.setAge(caller, GIFT_AGE_MS + 1000);
    return caller;
  }

  async setAge(caller: Caller, ms: number): Promise<void> {
    const { id } = await caller.record();
    const createdAt = runtime.now() - ms;
    await this.db.updateTable('player').set({ createdAt }).where('id', '=', id).execute();
    // Records of players are kept in memory.
    await caller.admin('rename', caller.username);
  }

  /** Makes two players friends, since more than a week by default. */
  async befriend(one: Caller, other: Caller, sinceMs = GIFT_AGE_MS + 1000): Promise<void> {
    const [{ id: first }, { id: second }] = [await one.record(), await other.record()];
    const createdAt = runtime.now() - sinceMs;
    await this.db
      .insertInto('friendship')
      .values([
        { playerId: first, friendId: second, createdAt },
        { playerId: second, friendId: first, createdAt },
      ])
      .execute();
  }

  async earn(
    caller: Caller,
    amount: number,
    reason: LedgerReason = 'level-reward',
    currency: 'coins' | 'gems' = 'coins',
  ) {
    const { id: playerId } = await caller.record();
    await this.db
      .transaction()
      .execute((transaction) =>
        changeBalance(transaction, { playerId, currency, amount, reason, reference: `test ${runtime.now()}` }),
      );
  }

  /** Two friends, the first of whom earned coins. */
  async pair(earned = 2000): Promise<[giver: Caller, receiver: Caller]> {
    const [giver, receiver] = [await this.newPlayer(), await this.newPlayer()];
    await this.befriend(giver, receiver);
    if (earned > 0) await this.earn(giver, earned);
    return [giver, receiver];
  }

  async send(giver: Caller, receiver: Caller, itemId: string, more: SendMore = {}): Promise<Reply> {
    this.#count += 1;
    const ownKey = `test-key-${this.#count}`;
    const row = await this.db.selectFrom('catalogue_item').selectAll().where('id', '=', itemId).executeTakeFirst();
    const isGems = (row?.costGems ?? 0) > 0;
    const price = { currency: isGems ? 'gems' : 'coins', amount: (row?.costGems ?? 0) + (row?.costCoins ?? 0) };
    const { line = '', key = ownKey, expected = price } = more;
    return await giver.post('/gifts', { itemId, username: receiver.username, line, expected, idempotencyKey: key });
  }

  /** Sends and returns the gift's id. Throws when it is refused. */
  async sent(giver: Caller, receiver: Caller, itemId: string, more: SendMore = {}): Promise<string> {
    const { status, body } = await this.send(giver, receiver, itemId, more);
    if (status !== 200) throw new Error(`the gift was refused: ${JSON.stringify(body)}`);
    return String(body.giftId);
  }

  open(caller: Caller, id: string): Promise<Reply> {
    return caller.post(`/gifts/${id}/open`);
  }

  giveBack(caller: Caller, id: string): Promise<Reply> {
    return caller.post(`/gifts/${id}/return`);
  }

  async lists(caller: Caller): Promise<{ received: Gift[]; sent: Gift[] }> {
    return (await caller.get('/gifts')).body as unknown as { received: Gift[]; sent: Gift[] };
  }

  async choice(caller: Caller, itemId: string): Promise<GiftChoice> {
    return (await caller.get(`/gifts/choice/${itemId}`)).body as unknown as GiftChoice;
  }

  async bell(caller: Caller): Promise<Record<string, unknown>[]> {
    return (await caller.get('/bell')).body.entries as Record<string, unknown>[];
  }

  /** The coins of a player. */
  async coins(caller: Caller): Promise<number> {
    return (await caller.record()).coins;
  }

  async owns(caller: Caller, itemId: string): Promise<boolean> {
    const { id } = await caller.record();
    const row = await this.db
      .selectFrom('inventory')
      .select('itemId')
      .where((eb) => eb.and({ playerId: id, itemId }))
      .executeTakeFirst();
    return row !== undefined;
  }
}
