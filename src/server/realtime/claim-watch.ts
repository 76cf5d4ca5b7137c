/**
 * Ends connections of players whom another process has claimed, while nobody can say so because other processes cannot be reached: the
 * database is asked. Who walks is found by the refused save already; this is for players at rest. Owns the timer.
 */
import type { Cancel } from '../../shared/runtime/runtime.ts';
import type { TownLog } from '../log.ts';
import type { PlaceService } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { Claims } from './lobby/claims.ts';

export interface ClaimWatchDeps {
  places: Pick<PlaceService, 'outdated'>;
  claims: Pick<Claims, 'epochOf'>;
  isAway: () => boolean;
  playerIds(): Iterable<string>;
  /** Another process owns the player by now. */
  replaced: (playerId: string) => void;
  log: TownLog;
}

const LOOK_MS = 1000;

/** Until the returned function is called. */
export function watchClaims({ places, claims, isAway, playerIds, replaced, log }: ClaimWatchDeps): Cancel {
  let isLooking = false;
  const look = async (): Promise<void> => {
    const known = Array.from(playerIds(), (playerId) => ({ playerId, epoch: claims.epochOf(playerId) }));
    const outdated = await places.outdated(known);
    for (const { playerId, epoch } of known) {
      // This process may have claimed the player again since.
      if (outdated.has(playerId) && claims.epochOf(playerId) === epoch) replaced(playerId);
    }
  };
  return runtime.setInterval(() => {
    if (isLooking || !isAway()) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.debug({ err: error }, 'reading claims failed; they are read again'))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
}
