/**
 * Calls that must happen once although they may arrive twice. The first one runs and stores its reply in the same
 * transaction as its effects; later ones with the same key get that reply. Two at once: the second waits for the first.
 */
import { createHash } from 'node:crypto';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { claimKey, earlierReply, storeReply } from './repo.ts';

export interface OnceCall<Reply> {
  /** Whose keys these are, with the call's name: the same key of another player or call is another key. */
  scope: string;
  key: string;
  /** What was asked for: the same key with another request is refused. */
  request: unknown;
  run(transaction: Executor): Promise<Reply>;
}

/** A call that throws leaves no key behind, so that it may be tried again. `Reply` must survive JSON. */
export function runOnce<Reply>(db: Database, call: OnceCall<Reply>): Promise<Reply> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(call.request) ?? '')
    .digest('hex');
  return db.transaction().execute(async (transaction) => {
    if (!(await claimKey(transaction, call, requestHash))) {
      const earlier = await earlierReply(transaction, call);
      if (earlier.requestHash !== requestHash) {
        throw new DomainError('conflict', 'This key was used for another request.', { code: 'key-reused' });
      }
      return JSON.parse(earlier.reply ?? 'null') as Reply;
    }
    const reply = await call.run(transaction);
    await storeReply(transaction, call, JSON.stringify(reply));
    return reply;
  });
}
