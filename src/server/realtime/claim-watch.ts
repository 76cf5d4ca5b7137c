/**
 * Ends connections of players whom another process has claimed and nobody could say so: while other processes cannot be reached, and after
 * one of them has ended, which may have claimed a player and sent no message. The database is asked. Who walks is found by the refused save
 * already; this is for players at rest. Owns the timer.
 */
import type { Cancel } from '../../shared/runtime/runtime.ts';
import type { TownLog } from '../log.ts';
import type { PlaceService } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { Claims } from './lobby/claims.ts';

export interface ClaimWatchDeps {
  places: Pick<PlaceService, 'outdated'>;
  claims: Pick<Claims, 'epochOf'>;
  /** Whether other processes cannot be reached now. */
  isAway: () => boolean;
  /** Calls the listener when players elsewhere came or went without a message. */
  onUncertain: (listener: () => void) => void;
  playerIds(): Iterable<string>;
  /** Another process owns the player by now. */
  replaced: (playerId: string) => void;
  log: TownLog;
}

const LOOK_MS = 1000;

/** Until the returned function is called. */
export function watchClaims({ places, claims, isAway, onUncertain, playerIds, replaced, log }: ClaimWatchDeps): Cancel {
  let isLooking = false;
  /** Whether all claims are read once more, although others can be reached. */
  let isDue = false;
  const look = async (): Promise<void> => {
    const known = Array.from(playerIds(), (playerId) => ({ playerId, epoch: claims.epochOf(playerId) }));
    const outdated = await places.outdated(known);
    for (const { playerId, epoch } of known) {
      // This process may have claimed the player again since.
      if (outdated.has(playerId) && claims.epochOf(playerId) === epoch) replaced(playerId);
    }
  };
  onUncertain(() => {
    isDue = true;
  });
  return runtime.setInterval(() => {
    if (isLooking || !(isDue || isAway())) return;
    isLooking = true;
    isDue = false;
    look()
      .catch((error: unknown) => {
        isDue = true;
        log.debug({ err: error }, 'reading claims failed; they are read again');
      })
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
}
