/** Public chat of the last 15 minutes, for moderators. Owns the lines, which are never written to disk. */
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import type { ChatLine } from '../../ports.ts';
import { randomToken } from '../../runtime.ts';

const KEPT_MS = 15 * 60_000;
/** Memory limit: a full town in which everyone talks. */
const KEPT_LINES = 50_000;

export class RecentChat {
  /** Begins the ids: those of other processes, and of this one before a restart, must not be the same. */
  readonly #mark = randomToken(6);
  #lines: ChatLine[] = [];
  #count = 0;

  add(line: Omit<ChatLine, 'id'>): void {
    this.#count += 1;
    this.#lines.push({ ...line, id: `${this.#mark}-${this.#count}` });
    if (this.#lines.length > KEPT_LINES * 2) this.#lines = this.#lines.slice(-KEPT_LINES);
  }

  /** Oldest first. `now` is in epoch milliseconds. */
  since(now: number): readonly ChatLine[] {
    const firstKept = this.#lines.findIndex((line) => line.at > now - KEPT_MS);
    this.#lines = firstKept === -1 ? [] : this.#lines.slice(firstKept);
    return [...this.#lines];
  }

  /** Returns the line as it was; null when it has expired. */
  redact(id: string): ChatLine | null {
    const at = this.#lines.findIndex((line) => line.id === id);
    const line = this.#lines[at];
    if (line === undefined) return null;
    this.#lines[at] = { ...line, text: REDACTION_MARKER };
    return line;
  }
}
