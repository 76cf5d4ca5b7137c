/** For tests: a signed-in player with HTTP calls and a town connection. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Push } from '../../shared/realtime/pushes.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { runCommand } from '../admin/commands.ts';
import type { PlayerRecord } from '../ports.ts';
import type { Reply, SignedIn, TestServer } from './test-server.ts';
import { waitForEvent, type TestClient } from './town-fixture.ts';

export interface TownEntry {
  features?: readonly string[];
  /** Listens from the start: the first push can arrive together with `join_room`. */
  pushed?: ((push: Push) => void) | undefined;
}

export class Caller {
  readonly username: string;
  readonly key: string;
  readonly #server: TestServer;

  /** Registers and signs in. */
  static async create(server: TestServer, username: string): Promise<Caller> {
    return new Caller(server, await server.newPlayer(username));
  }

  /** Registers several players. @returns them in the order of the names. */
  static all<const Names extends readonly string[]>(
    server: TestServer,
    ...names: Names
  ): Promise<{ [at in keyof Names]: Caller }> {
    return Promise.all(names.map((name) => Caller.create(server, name))) as Promise<{ [at in keyof Names]: Caller }>;
  }

  /** Creates callers of the current server, with consecutive numbers. */
  static numbered(server: () => TestServer, name: string): () => Promise<Caller> {
    let count = 0;
    return () => Caller.create(server(), `${name}_${++count}`);
  }

  constructor(server: TestServer, { username, key }: Pick<SignedIn, 'username' | 'key'>) {
    this.#server = server;
    this.username = username;
    this.key = key;
  }

  get headers(): Record<string, string> {
    return { 'x-session-key': this.key };
  }

  get(url: string): Promise<Reply> {
    return this.#server.get(url, this.headers);
  }

  post(url: string, body: object = {}): Promise<Reply> {
    return this.#server.post(url, body, this.headers);
  }

  delete(url: string): Promise<Reply> {
    return this.#server.delete(url, this.headers);
  }

  /** The body of a reply that is a bare array. Throws when it is not an array. */
  async list<Entry>(url: string): Promise<Entry[]> {
    const { status, body } = await this.get(url);
    if (!Array.isArray(body)) throw new Error(`${url} answered ${status} ${JSON.stringify(body)}`);
    return body as Entry[];
  }

  async record(): Promise<PlayerRecord> {
    const player = await this.#server.server.players.byUsername(this.username);
    if (player === null) throw new Error(`${this.username} is missing`);
    return player;
  }

  /** Adds items to the player's inventory. */
  async own(...itemIds: string[]): Promise<void> {
    const playerId = (await this.record()).id;
    const rows = itemIds.map((itemId) => ({ playerId, itemId, acquiredAt: Date.now() }));
    await this.#server.server.database.db.insertInto('inventory').values(rows).execute();
  }

  /** Runs the administrator command `word` with this player as its first argument. */
  admin(word: string, ...rest: string[]): Promise<string> {
    const argv = [word, this.username, ...rest];
    return runCommand(this.#server.server.admin, argv, `${this.username} ${argv.join(' ')}`);
  }

  /** Enters the town, without features as a plain client. The server must be listening. Leave with `disconnect`. */
  async enterTown({ features, pushed }: TownEntry = {}): Promise<TestClient> {
    const httpServer = this.#server.server.app.server;
    if (!httpServer.listening) await once(httpServer, 'listening');
    const { port } = httpServer.address() as AddressInfo;
    const client: TestClient = io(`http://127.0.0.1:${port}`, {
      auth: { serverSessionKey: this.key, location: LOCATION_SLUG, features },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    if (pushed !== undefined) client.on('pushed', pushed);
    await waitForEvent(client, 'join_room');
    return client;
  }
}

/** The shape of every error reply: status, code and a message for people. */
export const refusal = (status: number, code?: string) => ({
  status,
  body: { success: false, ...(code === undefined ? {} : { code }), message: expectSentence },
});

/** Matches a message for people in `toMatchObject`. */
const expectSentence = {
  asymmetricMatch: (value: unknown): boolean => typeof value === 'string' && /^[A-Z].+[.]$/s.test(value),
  toString: () => 'a sentence',
};
