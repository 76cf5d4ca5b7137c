/**
 * Runs commands for machines that only reach the PostgreSQL database: it listens for their requests, which are rows of `admin_request`.
 * Who can write that table can change all data anyway. Owns the listening connection, which it opens again when it breaks; it then
 * looks at the table, so that no request is lost.
 */
import type { Client } from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { runtime } from '../runtime.ts';
import { answerOf } from './answer.ts';
import type { AdminContext } from './context.ts';
import { answerRequest, deleteOldRequests, openRequests, REQUESTS_CHANNEL, takeRequest } from './repo.ts';

export interface DatabaseLineDeps {
  databaseUrl: string;
  db: Database;
  /** Of this process. */
  name: string;
  context: AdminContext;
  log: Log;
}

export interface DatabaseLine {
  /** Resolves when it listens for the first time, or has failed to. */
  opened: Promise<void>;
  /** Waits for running commands. */
  close(): Promise<void>;
}

/** Older requests are of commands that have given up. More than the time for which a command waits. */
const REQUEST_MAX_AGE_MS = 15_000;
const ANSWER_MAX_AGE_MS = 10 * 60_000;
const RECONNECT_MS = 1000;
/** A connection may be dead without an error, behind a firewall for example. */
const LOOK_EVERY_MS = 5000;

export function openDatabaseLine(deps: DatabaseLineDeps): DatabaseLine {
  const line = new Line(deps);
  return { opened: line.listen(), close: () => line.close() };
}

class Line {
  readonly #deps: DatabaseLineDeps;
  readonly #running = new Set<Promise<void>>();
  readonly #stopTimer: () => void;
  #client: Client | null = null;
  #cancelReconnect: () => void = () => undefined;
  #isClosed = false;
  #hasFailed = false;

  constructor(deps: DatabaseLineDeps) {
    this.#deps = deps;
    this.#stopTimer = runtime.setInterval(() => void this.#look(), LOOK_EVERY_MS);
  }

  async listen(): Promise<void> {
    const { Client: PostgresClient } = await import('pg');
    const client = new PostgresClient({
      connectionString: this.#deps.databaseUrl,
      application_name: 'promenade commands',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection ended')));
    client.on('notification', () => void this.#look());
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${REQUESTS_CHANNEL}`);
      this.#hasFailed = false;
    } catch (error) {
      return this.#lost(client, error);
    }
    await this.#look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopTimer();
    this.#cancelReconnect();
    await this.#client?.end().catch(() => undefined);
    await Promise.all(this.#running);
  }

  #lost(client: Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    if (this.#isClosed) return;
    if (!this.#hasFailed) this.#deps.log.warn({ err: error }, 'the listener for commands lost its database connection');
    this.#hasFailed = true;
    this.#cancelReconnect = runtime.setTimeout(() => void this.listen(), RECONNECT_MS);
  }

  async #look(): Promise<void> {
    const { db, log } = this.#deps;
    if (this.#isClosed) return;
    try {
      for (const id of await openRequests(db, REQUEST_MAX_AGE_MS)) this.#start(id);
      await deleteOldRequests(db, ANSWER_MAX_AGE_MS);
    } catch (error) {
      // Once in an outage of the database.
      if (!this.#hasFailed) log.warn({ err: error }, 'requests of commands could not be read');
      this.#hasFailed = true;
    }
  }

  #start(id: string): void {
    const running = this.#run(id)
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'answering a command failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(id: string): Promise<void> {
    const { db, name, context, log } = this.#deps;
    const argv = await takeRequest(db, id, name);
    if (argv !== null) await answerRequest(db, id, await answerOf({ argv, requestId: id }, context, log));
  }
}
