/**
 * The chat lines that players sent with a number and that were delivered, so that a line that a client sends again after a
 * lost connection is answered and not delivered twice. Owns the list, in memory only; the lines of another process are unknown.
 */

/** A delivered line as its sender gets it back: redacted, without the address. */
export interface DeliveredLine {
  id: number;
  text: string;
  /** Name of the listener of a whisper; null for a public line. */
  whisperedTo: string | null;
}

/** Clients wait for the answers of at most ten lines. */
const LINES_MAX = 10;
const PLAYERS_MAX = 5000;

export class DeliveredLines {
  /** By player id; who spoke last is at the end. */
  readonly #lines = new Map<string, readonly DeliveredLine[]>();
  /** Lines whose outcome is not known yet: player and number. */
  readonly #underway = new Set<string>();

  /** `id` of a line without a number is undefined: it is never found. */
  find(playerId: string, id: number | undefined): DeliveredLine | undefined {
    return this.#lines.get(playerId)?.find((line) => line.id === id);
  }

  /** Begins to deliver a line. Returns the function that ends it. */
  begin(playerId: string, id: number | undefined): () => void {
    if (id === undefined) return () => undefined;
    const key = `${playerId} ${id}`;
    this.#underway.add(key);
    return () => void this.#underway.delete(key);
  }

  isUnderway(playerId: string, id: number | undefined): boolean {
    return id !== undefined && this.#underway.has(`${playerId} ${id}`);
  }

  add(playerId: string, line: DeliveredLine): void {
    const lines = [...(this.#lines.get(playerId) ?? []), line].slice(-LINES_MAX);
    this.#lines.delete(playerId);
    this.#lines.set(playerId, lines);
    if (this.#lines.size <= PLAYERS_MAX) return;
    for (const first of this.#lines.keys()) {
      this.#lines.delete(first);
      return;
    }
  }

  /** The line was not delivered after all. */
  drop(playerId: string, id: number | undefined): void {
    const lines = this.#lines.get(playerId);
    if (lines === undefined) return;
    this.#lines.set(
      playerId,
      lines.filter((line) => line.id !== id),
    );
  }
}
