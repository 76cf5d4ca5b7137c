/**
 * How many forms with files are received and checked at the same time, because each is held in memory, up to 24 MiB, and
 * may arrive slowly. Owns the counts.
 */
import { DomainError } from '../../domain-error.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

/** A creator's second tab. */
const UPLOADS_PER_PLAYER = 2;
/** Of all players together, about 600 MiB. */
const UPLOADS_IN_ALL = 24;
const RETRY_AFTER_S = 30;

export class UploadLimit {
  readonly #byPlayer = new Map<string, number>();
  #inAll = 0;

  /** Runs `receive`, or rejects with a DomainError with Retry-After while too many others run. */
  async run<T>(playerId: string, receive: () => Promise<T>): Promise<T> {
    const own = this.#byPlayer.get(playerId) ?? 0;
    if (own >= UPLOADS_PER_PLAYER) {
      throw new DomainError('too-many', sentence('yourOtherUploadsAreStill'), {
        code: 'uploads-running',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    if (this.#inAll >= UPLOADS_IN_ALL) {
      throw new DomainError('unavailable', sentence('tooManyPlayersAreUploading'), {
        code: 'busy',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    this.#byPlayer.set(playerId, own + 1);
    this.#inAll += 1;
    try {
      return await receive();
    } finally {
      this.#inAll -= 1;
      const left = (this.#byPlayer.get(playerId) ?? 1) - 1;
      if (left === 0) this.#byPlayer.delete(playerId);
      else this.#byPlayer.set(playerId, left);
    }
  }
}
