/** For tests: a server with additional items in the store, and the buyer of the current test. */
import { STARTING_COINS, STARTING_GEMS } from '../../../shared/rules/economy.ts';
import { runCommand } from '../../admin/commands.ts';
import type { Database } from '../../db/database.ts';
import type { PlayerRecord } from '../../ports.ts';
import type { Reply, SignedIn, StartServer, TestServer } from '../../testing/test-server.ts';
import { ownedOf } from '../inventory/service.ts';
import { type NewItem, rowOf } from './catalogue.ts';
import { insertItems } from './repo.ts';

type TestItem = Pick<NewItem, 'id' | 'name' | 'category' | 'rarity' | 'costCoins' | 'costGems'>;

export const TEST_ITEMS: TestItem[] = [
  { id: 'beret', name: 'Pier Beret', category: 7, rarity: 0, costCoins: 850, costGems: 0 },
  { id: 'skirt', name: 'Regatta Pleats', category: 12, rarity: 1, costCoins: 2400, costGems: 0 },
  { id: 'jumper', name: 'Lamplighter 100% Knit', category: 10, rarity: 2, costCoins: 0, costGems: 45 },
  { id: 'wings', name: 'Moth_Hour Wings', category: 759, rarity: 3, costCoins: 0, costGems: 180 },
  { id: 'socks', name: 'Plain Socks', category: 758, rarity: 0, costCoins: 10, costGems: 0 },
];

/** The state of a buyer without purchases. */
export const UNTOUCHED = { coins: STARTING_COINS, gems: STARTING_GEMS, owned: [] };

export class StoreFixture {
  readonly server: TestServer;
  #buyer: SignedIn | undefined;
  #count = 0;
  readonly #ids: string[] = [];

  static async start(start: StartServer): Promise<StoreFixture> {
    const fixture = new StoreFixture(await start());
    for (const entry of TEST_ITEMS) await fixture.list(entry);
    return fixture;
  }

  private constructor(server: TestServer) {
    this.server = server;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  get db(): Database {
    return this.server.server.database.db;
  }

  /** The default buyer of the current test. Throws before `nextBuyer`. */
  get buyer(): SignedIn {
    if (this.#buyer === undefined) throw new Error('there is no buyer: call nextBuyer first');
    return this.#buyer;
  }

  /** Registers a new player as `buyer`. */
  async nextBuyer(): Promise<void> {
    this.#buyer = await this.newBuyer();
  }

  newBuyer(): Promise<SignedIn> {
    this.#count += 1;
    return this.server.newPlayer(`Buyer_${this.#count}`);
  }

  /** Lists one more item. */
  async list(entry: TestItem, more: Partial<NewItem> = {}): Promise<void> {
    const item: NewItem = { ...entry, description: '', fits: ['feminine', 'masculine'], creator: null, ...more };
    this.#ids.push(entry.id);
    await this.db.transaction().execute((transaction) => insertItems(transaction, [rowOf(item, false)]));
  }

  look(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.server.get(`/store?${new URLSearchParams(query)}`, { 'x-session-key': this.buyer.key, ...headers });
  }

  buy(ids: unknown, more: Record<string, unknown> = {}, player = this.buyer): Promise<Reply> {
    return this.server.post(
      '/store/checkout',
      { items: JSON.stringify(ids), ...more },
      { 'x-session-key': player.key },
    );
  }

  /** The record of a player; default: the buyer. */
  async record(username = this.buyer.username): Promise<PlayerRecord> {
    const player = await this.server.server.players.byUsername(username);
    if (player === null) throw new Error(`${username} is missing`);
    return player;
  }

  /** Runs an admin command. */
  run(...argv: string[]): Promise<string> {
    return runCommand(this.server.server.admin, argv, argv.join(' '));
  }

  /** The balances, and the owned items among those listed by this fixture. */
  async stateOf({ username }: SignedIn): Promise<{ coins: number; gems: number; owned: string[] }> {
    const player = await this.record(username);
    const owned = await ownedOf(this.db, player.id, this.#ids);
    return { coins: player.coins, gems: player.gems, owned: [...owned].toSorted() };
  }
}
