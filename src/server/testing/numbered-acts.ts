/**
 * For tests and benches: players who write numbered comments on a reader's profile one after the other, through faults. A comment without
 * an acknowledgement is not repeated. Afterwards the database is asked which comments it has.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';
import { type Caller, callWorld } from './cluster-calls.ts';

export interface ActCounts {
  acknowledged: number;
  /** Acknowledged, and not in the database. */
  lost: number;
  /** In the database more than once. */
  doubled: number;
  /** Answers by their status; 0: none in time. */
  statuses: Record<number, number>;
  /** Answers of failures that are not the server's own, such as the proxy's page. */
  foreign: string[];
  /** The longest time between two acknowledgements of a writer. */
  longestGapMs: number;
}

/** Runs of this process: a test that is repeated finds the comments of its first attempt. */
let runs = 0;

export class NumberedActs {
  readonly #title: string;
  readonly #writers: readonly Caller[];
  readonly #reader: string;
  readonly #acknowledged = new Set<string>();
  readonly #statuses: Record<number, number> = {};
  readonly #foreign = new Set<string>();
  #longestGapMs = 0;
  #isOver = false;
  #done: Promise<unknown> = Promise.resolve();

  /** `reader` is the username of the profile's owner. */
  constructor(writers: readonly Caller[], reader: string) {
    this.#writers = writers;
    this.#reader = reader;
    runs += 1;
    this.#title = `act ${runs} of ${reader}`;
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Milliseconds between two comments of a writer. */
  start(everyMs: number): void {
    this.#done = Promise.all(this.#writers.map((writer, at) => this.#write(writer, at, everyMs)));
  }

  /** Nothing more is written. Resolves when the last answers are there. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async stop(databaseUrl: string): Promise<ActCounts> {
    await this.end();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ message: string; count: string }>(
      'select message, count(*) as count from profile_comment where message like $1 group by message',
      [`${this.#title} %`],
    );
    await client.end();
    const kept = new Map(rows.map(({ message, count }) => [message, Number(count)]));
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((act) => !kept.has(act)).length,
      doubled: [...kept.values()].filter((count) => count > 1).length,
      statuses: this.#statuses,
      foreign: [...this.#foreign],
      longestGapMs: this.#longestGapMs,
    };
  }

  async #write(writer: Caller, at: number, everyMs: number): Promise<void> {
    let lastMs = performance.now();
    for (let number = 0; !this.#isOver; number += 1) {
      const message = `${this.#title} ${at} ${number}`;
      const { status, body, text } = await callWorld(writer, 'POST', `/profile/${this.#reader}/comment`, {
        comment: message,
      });
      this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
      const nowMs = performance.now();
      if (status === 200) {
        this.#acknowledged.add(message);
        this.#longestGapMs = Math.max(this.#longestGapMs, nowMs - lastMs);
        lastMs = nowMs;
      } else if (typeof body.message !== 'string') this.#foreign.add(`${status} ${text.slice(0, 80)}`);
      await pass(everyMs);
    }
  }
}
