/**
 * Ensures that one server at a time uses a PostgreSQL database, where the servers do not know of each other. Servers that do know of each
 * other share the lock, so that none of the other kind comes beside them. The lock is an advisory lock of a connection of its own, so it
 * ends with the process, also after a crash. It does not protect against commands of the administrator, which do not take it.
 */
import type { Client } from 'pg';
import { ConfigError } from '../config/env-readers.ts';
import { runtime } from '../runtime.ts';

export interface WorldLock {
  release(): Promise<void>;
}

export interface WorldLockOptions {
  /** For a server that knows of the others of its world: any number of them hold the lock together. */
  isShared: boolean;
  /** Called when the connection of the lock broke. It is opened again. */
  onLost: (error: Error) => void;
  /** Called once when another server took the database in the time without connection. This server must stop. */
  onTaken: () => void;
}

/** The lock is named by a text, of which PostgreSQL makes the number that it wants. */
const NAME = 'promenade world';
/** PostgreSQL may notice late that the server before was killed. */
const WAIT_MS = 5000;
const ATTEMPT_EVERY_MS = 250;
const RECONNECT_EVERY_MS = 1000;
/**
 * PostgreSQL notices within some 25 s that the machine of a server is gone; by default it takes two hours. `set` has no
 * effect on connections by a Unix socket.
 */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

const pause = (ms: number): Promise<void> => new Promise((resolve) => void runtime.setTimeout(resolve, ms));

/**
 * Throws a ConfigError when another server holds the lock for some seconds; rejects with the driver's error when the database
 * does not answer.
 */
export async function lockWorld(connectionString: string, options: WorldLockOptions): Promise<WorldLock> {
  const holder = new LockHolder(connectionString, options);
  if (!(await holder.acquire())) {
    await holder.release();
    throw heldByAnother();
  }
  return holder;
}

const heldByAnother = (): ConfigError =>
  new ConfigError(
    'DATABASE_URL names a database that another Promenade server uses; stop it, choose another database, or set REDIS_URL for all servers of the world',
  );

class LockHolder implements WorldLock {
  readonly #connectionString: string;
  readonly #options: WorldLockOptions;
  #client: Client | null = null;
  #isReleased = false;

  constructor(connectionString: string, options: WorldLockOptions) {
    this.#connectionString = connectionString;
    this.#options = options;
  }

  /** Returns false when another server holds it. */
  async acquire(): Promise<boolean> {
    const { Client: PostgresClient } = await import('pg');
    const client = new PostgresClient({
      connectionString: this.#connectionString,
      application_name: NAME,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    let isHeld = false;
    client.on('error', (error) => {
      if (isHeld) this.#lost(client, error);
    });
    try {
      await client.connect();
      this.#client = client;
      await client.query(KEEPALIVE);
      for (const start = runtime.monotonic(); !isHeld; await pause(ATTEMPT_EVERY_MS)) {
        const take = this.#options.isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
        const { rows } = await client.query<{ held: boolean }>(`select ${take}(hashtextextended($1, 0)) as held`, [
          NAME,
        ]);
        isHeld = rows[0]?.held === true;
        if (isHeld) break;
        if (runtime.monotonic() - start > WAIT_MS) return false;
      }
      return true;
    } catch (error) {
      this.#client = null;
      client.end().catch(() => undefined);
      throw error;
    }
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #lost(client: Client, error: Error): void {
    if (this.#isReleased || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#options.onLost(error);
    void this.#takeAgain();
  }

  /** Until the database is back. */
  async #takeAgain(): Promise<void> {
    while (!this.#isReleased) {
      try {
        const isHeld = await this.acquire();
        if (isHeld && !this.#isReleased) return;
        await this.release();
        if (!isHeld) this.#options.onTaken();
      } catch {
        await pause(RECONNECT_EVERY_MS);
      }
    }
  }
}
