/**
 * How many archives are made and sent at the same time: each holds pictures in memory, and a client may read slowly. Owns the count.
 */
import { Readable } from 'node:stream';
import { DomainError } from '../../domain-error.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

const DOWNLOADS_IN_ALL = 4;
const RETRY_AFTER_S = 60;
/** A download that takes longer is ended, so that slow clients cannot keep others out. */
const LONGEST_MS = 10 * 60_000;

export class Downloads {
  readonly #playerIds = new Set<string>();

  /** Throws a DomainError with Retry-After while the player or too many others download. */
  open(playerId: string, archive: () => AsyncIterable<Uint8Array>): Readable {
    if (this.#playerIds.has(playerId)) {
      throw new DomainError('too-many', sentence('yourOtherDownloadIsStill'), {
        code: 'download-running',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    if (this.#playerIds.size >= DOWNLOADS_IN_ALL) {
      throw new DomainError('unavailable', sentence('tooManyPlayersAreDownloading'), {
        code: 'busy',
        retryAfterS: RETRY_AFTER_S,
      });
    }
    this.#playerIds.add(playerId);
    const stream = Readable.from(archive(), { objectMode: false });
    const stopTimer = runtime.setTimeout(() => stream.destroy(new Error('a download took too long')), LONGEST_MS);
    stream.once('close', () => {
      stopTimer();
      this.#playerIds.delete(playerId);
    });
    return stream;
  }
}
