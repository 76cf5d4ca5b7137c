/**
 * Which connection owns a player: the newest, in any process. Each connection claims its player, which raises the claim's epoch in
 * the database; a save with an older epoch is refused there. Owns the epochs that this process claimed.
 */
import type { Claim, ClaimRequest, Elsewhere, PlaceService } from '../../ports.ts';

/** Epochs that this process claimed one after the other, without a claim of another process between them. */
interface OwnEpochs {
  first: number;
  last: number;
}

export class Claims {
  readonly #places: Pick<PlaceService, 'claim'>;
  readonly #own = new Map<string, OwnEpochs>();

  constructor(places: Pick<PlaceService, 'claim'>) {
    this.#places = places;
  }

  /** null for a deleted player. */
  async claim(playerId: string, request: ClaimRequest): Promise<Claim | Elsewhere | null> {
    const claim = await this.#places.claim(playerId, request);
    if (claim !== null && 'epoch' in claim) this.#remember(playerId, claim.epoch);
    return claim;
  }

  /** The newest epoch that this process claimed; 0 when it is forgotten. */
  epochOf(playerId: string): number {
    return this.#own.get(playerId)?.last ?? 0;
  }

  /** Whether this process has served the player since it claimed `epoch`, so that what it knows of the player is the newest. */
  isUnbroken(playerId: string, epoch: number): boolean {
    const own = this.#own.get(playerId);
    return own !== undefined && own.first <= epoch && epoch <= own.last;
  }

  /** For a player who left and whose place is saved. */
  forget(playerId: string): void {
    this.#own.delete(playerId);
  }

  #remember(playerId: string, epoch: number): void {
    const own = this.#own.get(playerId);
    // Two claims of this process may be answered in any order.
    if (own !== undefined && epoch <= own.last) return;
    this.#own.set(playerId, { first: own?.last === epoch - 1 ? own.first : epoch, last: epoch });
  }
}
