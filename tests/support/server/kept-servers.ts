/**
 * Servers that the tests of one worker share, each under a key. One is kept until the worker ends; of all others only the last one
 * runs. So a worker, and with it its browser, does not end where the next test needs another server.
 */

export interface Stoppable {
  stop(): Promise<void>;
}

export class KeptServers {
  readonly #running = new Map<string, Promise<Stoppable>>();
  readonly #kept: string;

  /** @param kept the key of the one that most tests use */
  constructor(kept: string) {
    this.#kept = kept;
  }

  /** @param key of `start` alone */
  async of<Server extends Stoppable>(key: string, start: () => Promise<Server>): Promise<Server> {
    const known = this.#running.get(key);
    if (known !== undefined) return (await known) as Server;
    if (key !== this.#kept) await this.#stop([...this.#running.keys()].filter((other) => other !== this.#kept));
    const starting = start();
    this.#running.set(key, starting);
    // One that does not start is started again by the next test.
    starting.catch(() => this.#running.delete(key));
    return starting;
  }

  stop(): Promise<void> {
    return this.#stop([...this.#running.keys()]);
  }

  async #stop(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const server = await this.#running.get(key);
      this.#running.delete(key);
      await server?.stop();
    }
  }
}
