/**
 * The connections of a process to Redis: one for commands, one for subscriptions. Every call ends within a time limit, because Redis
 * may be gone or frozen while the town must go on. Owns both connections, and since when Redis is away.
 */
import { createClient, ErrorReply } from '@redis/client';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { backoffMs } from '../../../shared/runtime/timing.ts';
import type { TownLog } from '../../log.ts';
import { runtime } from '../../runtime.ts';
import { RedisAway } from './redis-away.ts';
import { CHANNEL_SCRIPTS } from './redis-channel-scripts.ts';
import { SCRIPTS } from './redis-scripts.ts';

export interface RedisLinkOptions {
  url: string;
  /** Of the connections, as Redis lists them. */
  name: string;
  log: TownLog;
  /** An answer that takes longer has failed; only tests raise it. */
  callMs?: number | undefined;
  /** The first connection fails after this time; only tests change it. */
  openMs?: number | undefined;
}

/** Redis is back. */
export interface Return {
  /** Whether messages to this process may have been lost. */
  hasGap: boolean;
}

/** A call that takes longer has failed. The command is not cut: its effect may still come. */
const CALL_MS = 300;
const CONNECT_MS = 1000;
/** Without any byte from Redis, which answers a ping each second. */
const SILENCE_MS = 3000;
const PING_MS = 1000;
const RECONNECT = { firstMs: 25, maxMs: 250, jitter: 0.5 };
/** Error replies of a Redis that starts or changes its role. */
const NOT_READY = /^(?:LOADING|MASTERDOWN|READONLY|BUSY|NOREPLICAS)/;
const QUEUE_MAX = 20_000;
/** For the first connection: a machine on which everything starts at the same time is slow for some seconds. */
const OPEN_MS = 5000;

const openClient = ({ url, name }: RedisLinkOptions) =>
  createClient({
    url,
    name,
    scripts: { ...SCRIPTS, ...CHANNEL_SCRIPTS },
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_MAX,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => backoffMs(runtime, RECONNECT, retries),
    },
  });
export type RedisClient = ReturnType<typeof openClient>;

export class RedisLink {
  readonly #log: TownLog;
  readonly #callMs: number;
  readonly #commands: RedisClient;
  readonly #subscriptions: RedisClient;
  readonly #returned = new Set<(back: Return) => void>();
  /** On the monotonic clock; null while Redis answers. */
  #awaySinceMs: number | null = null;
  #failedCalls = 0;
  #hasGap = false;
  #isClosed = false;

  /** Rejects when Redis cannot be reached within five seconds. */
  static async open(options: RedisLinkOptions): Promise<RedisLink> {
    const link = new RedisLink(options);
    try {
      await link.#connect(options.openMs ?? OPEN_MS);
      return link;
    } catch (error) {
      link.close();
      throw error;
    }
  }

  private constructor(options: RedisLinkOptions) {
    this.#log = options.log;
    this.#callMs = options.callMs ?? CALL_MS;
    this.#commands = openClient(options);
    this.#subscriptions = openClient({ ...options, name: `${options.name}-bus` });
  }

  /** Since the last failure, no call has succeeded. */
  get isAway(): boolean {
    return this.#awaySinceMs !== null;
  }

  /** Rejects with `RedisAway` at once while Redis is away, or after the time limit; with Redis' own error otherwise. */
  async call<Value>(work: (client: RedisClient) => Promise<Value>): Promise<Value> {
    if (this.isAway) {
      this.#failedCalls += 1;
      throw new RedisAway('Redis is away');
    }
    return await this.#limited(work);
  }

  /** As `call`, but also while Redis is away: its success ends that. */
  async probe<Value>(work: (client: RedisClient) => Promise<Value>): Promise<Value> {
    return await this.#limited(work);
  }

  /** The subscription is renewed after each reconnection. */
  async subscribe(channels: readonly string[], listener: (text: string) => void): Promise<void> {
    await this.#subscriptions.subscribe([...channels], listener);
  }

  /** Called when both connections are back and a call succeeded. */
  onReturned(listener: (back: Return) => void): void {
    this.#returned.add(listener);
  }

  close(): void {
    this.#isClosed = true;
    for (const client of [this.#commands, this.#subscriptions]) if (client.isOpen) client.destroy();
  }

  async #connect(openMs: number): Promise<void> {
    const clients = [this.#commands, this.#subscriptions];
    let last: unknown = null;
    for (const client of clients) {
      client.on('error', (error: unknown) => {
        last = error;
      });
    }
    let cancel: Cancel = () => undefined;
    const late = new Promise<never>((_, reject) => {
      cancel = runtime.setTimeout(
        () => reject(last instanceof Error ? last : new RedisAway('Redis does not answer')),
        openMs,
      );
    });
    try {
      await Promise.race([Promise.all(clients.map((client) => client.connect())), late]);
    } finally {
      cancel();
    }
    for (const client of clients) client.on('error', (error: unknown) => this.#failed(error));
    this.#subscriptions.on('error', () => {
      this.#hasGap = true;
    });
    for (const client of clients) client.on('ready', () => void this.#ping());
  }

  async #ping(): Promise<void> {
    await this.probe((client) => client.ping()).catch(() => undefined);
  }

  #limited<Value>(work: (client: RedisClient) => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const cancel = runtime.setTimeout(() => {
        // An answer that has arrived is read first: the process may have been busy.
        setImmediate(() => {
          const error = new RedisAway('Redis did not answer in time', { isSent: true });
          if (isPending) this.#failed(error);
          reject(error);
        });
      }, this.#callMs);
      let isPending = true;
      work(this.#commands).then(
        (value) => {
          isPending = false;
          cancel();
          this.#succeeded();
          resolve(value);
        },
        (error: unknown) => {
          isPending = false;
          cancel();
          if (error instanceof ErrorReply && !NOT_READY.test(error.message)) return reject(error);
          this.#failed(error);
          reject(new RedisAway('Redis is away', { cause: error }));
        },
      );
    });
  }

  #failed(error: unknown): void {
    if (this.#isClosed) return;
    this.#failedCalls += 1;
    if (this.#awaySinceMs !== null) return;
    this.#awaySinceMs = runtime.monotonic();
    this.#log.warn({ err: error }, 'Redis does not answer; players of other processes cannot be reached');
  }

  #succeeded(): void {
    if (this.#awaySinceMs === null || this.#isClosed) return;
    if (!this.#commands.isReady || !this.#subscriptions.isReady) return;
    const awayMs = Math.round(runtime.monotonic() - this.#awaySinceMs);
    const hasGap = this.#hasGap;
    this.#log.warn({ awayMs, failedCalls: this.#failedCalls }, 'Redis answers again');
    this.#awaySinceMs = null;
    this.#failedCalls = 0;
    this.#hasGap = false;
    for (const listener of this.#returned) listener({ hasGap });
  }
}
