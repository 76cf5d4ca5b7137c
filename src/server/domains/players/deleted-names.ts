/**
 * Names of deleted players. Nobody else may take such a name, so it stays in the table of claimed names, as a hash with a key of this
 * world: without the key nobody can find out which name it is.
 */
import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import * as repo from './repo.ts';

/** The hash of a name's key. It begins with `#`, which no name has. */
export type NameHash = (nameKey: string) => string;

/** `secret` is the world's. With another one, names that were hashed before can be taken. */
export function createNameHash(secret: string): NameHash {
  const key = createHmac('sha256', secret).update('claimed names').digest();
  return (nameKey) => `#${createHmac('sha256', key).update(nameKey).digest('base64url')}`;
}

/** Names in one transaction: no statement may be long. */
const BATCH = 200;

/** Replaces the names of deleted players by their hashes. Other processes may do the same. */
export async function hashDeletedNames(db: Database, hash: NameHash): Promise<void> {
  for (;;) {
    const names = await repo.releasedNames(db, BATCH);
    for (const name of names) await repo.replaceName(db, name, hash(name));
    if (names.length < BATCH) return;
  }
}

/** At the start: what earlier versions left of deleted players, so that the next sweep hashes their names. */
export async function releaseLeftNames(db: Database): Promise<void> {
  await repo.releaseNamesWithoutPlayer(db);
  await repo.clearNamesInAudit(db);
}
