/** The last quarter of an hour of public chat, for moderators. Owns those lines; nothing of it is ever written to disk. */

const KEPT_MS = 15 * 60_000;
/** A bound for memory: a full town talking without a pause. */
const KEPT_LINES = 50_000;

export interface ChatLine {
  playerId: string;
  username: string;
  /** As others got it, redacted. */
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

export class RecentChat {
  #lines: ChatLine[] = [];

  add(line: ChatLine): void {
    this.#lines.push(line);
    if (this.#lines.length > KEPT_LINES * 2) this.#lines = this.#lines.slice(-KEPT_LINES);
  }

  /** Oldest first. `now` is in epoch milliseconds. */
  since(now: number): readonly ChatLine[] {
    const firstKept = this.#lines.findIndex((line) => line.at > now - KEPT_MS);
    this.#lines = firstKept === -1 ? [] : this.#lines.slice(firstKept);
    return [...this.#lines];
  }
}
