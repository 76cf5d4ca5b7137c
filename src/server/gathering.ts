/**
 * Gathers calls that come at the same time, so that one run does the work of many: while runs are under way, calls wait and are the
 * next group. Owns the calls that wait. Does not know what a run does.
 */

export interface GatheringOptions<Call, Result> {
  /** Resolves to the result of each call, in their order; a rejection is for all calls of the group. */
  run(group: readonly Call[]): Promise<readonly Result[]>;
  /** Calls of the same owner never run at the same time: the second one would meet the locks of the first one. */
  ownerOf(call: Call): string;
  sizeOf(call: Call): number;
  /** Of all calls of a group together. A call of a larger size is a group of its own. */
  maxSize: number;
  /** Runs at the same time. */
  maxRuns: number;
}

interface Waiting<Call, Result> extends Pick<PromiseWithResolvers<Result>, 'resolve' | 'reject'> {
  readonly call: Call;
}

export class Gathering<Call, Result> {
  readonly #options: GatheringOptions<Call, Result>;
  readonly #owners = new Set<string>();
  #waiting: Waiting<Call, Result>[] = [];
  #runs = 0;
  #isDue = false;

  constructor(options: GatheringOptions<Call, Result>) {
    this.#options = options;
  }

  /** Settles with the call's own result, or as its group rejects. */
  add(call: Call): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ call, resolve, reject });
    this.#begin();
    return promise;
  }

  /** After what else has arrived in this turn of the event loop. */
  #begin(): void {
    if (this.#isDue || this.#runs >= this.#options.maxRuns) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      while (this.#runs < this.#options.maxRuns) {
        const group = this.#nextGroup();
        if (group.length === 0) return;
        void this.#run(group);
      }
    });
  }

  /** Removes the next group from those who wait, in the order of the calls; empty when none can run now. */
  #nextGroup(): Waiting<Call, Result>[] {
    const { ownerOf, sizeOf, maxSize } = this.#options;
    const group: Waiting<Call, Result>[] = [];
    const rest: Waiting<Call, Result>[] = [];
    let size = 0;
    for (const waiting of this.#waiting) {
      const owner = ownerOf(waiting.call);
      const sizeWith = size + sizeOf(waiting.call);
      if (this.#owners.has(owner) || (group.length > 0 && sizeWith > maxSize)) {
        rest.push(waiting);
        continue;
      }
      this.#owners.add(owner);
      group.push(waiting);
      size = sizeWith;
    }
    this.#waiting = rest;
    return group;
  }

  async #run(group: readonly Waiting<Call, Result>[]): Promise<void> {
    this.#runs += 1;
    try {
      const results = await this.#options.run(group.map(({ call }) => call));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.#runs -= 1;
      for (const { call } of group) this.#owners.delete(this.#options.ownerOf(call));
      this.#begin();
    }
  }
}
