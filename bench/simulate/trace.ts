/** The lines of a run and their hash: two runs of one seed have the same. Owns the lines. */
import { createHash, type Hash } from 'node:crypto';

export class Trace {
  readonly #hash: Hash = createHash('sha256');
  readonly #last: string[] = [];
  readonly #show: ((line: string) => void) | null;
  readonly #kept: number;
  lines = 0;

  /** `show` receives each line; `kept` lines are kept for a failure. */
  constructor(show: ((line: string) => void) | null, kept = 25) {
    this.#show = show;
    this.#kept = kept;
  }

  add(line: string): void {
    this.lines += 1;
    this.#hash.update(`${line}\n`);
    this.#last.push(line);
    if (this.#last.length > this.#kept) this.#last.shift();
    this.#show?.(line);
  }

  last(): readonly string[] {
    return this.#last;
  }

  /** 16 hexadecimal digits. The trace goes on. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
}
