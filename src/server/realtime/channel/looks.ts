/**
 * Refreshes presences when a player's record or block list changes, and collects the looks that others are to be sent: at
 * most one a second of each player, and only what differs from what was sent. Owns the looks that wait.
 */
import type { PlayerService } from '../../ports.ts';
import { type Presence, type Presences, userOf } from './presence.ts';

const LOOK_GAP_MS = 1000;
const VERSIONS = 0xffff;

/** A player whose look is sent again. */
export interface NewLook {
  presence: Presence;
  /** Whether the name, membership or name tag changed too. */
  isRenamed: boolean;
}

export interface LooksDeps {
  players: Pick<PlayerService, 'byId' | 'blockedIds'>;
  presences: Presences;
}

export class Looks {
  readonly #deps: LooksDeps;
  readonly #changed = new Set<Presence>();

  constructor(deps: LooksDeps) {
    this.#deps = deps;
  }

  /** Reads the player again; a look that changed is sent with a round. Does nothing for a player who is not present. */
  async refresh(playerId: string): Promise<void> {
    const { players, presences } = this.#deps;
    if (presences.of(playerId) === undefined) return;
    const [player, blockedIds] = await Promise.all([players.byId(playerId), players.blockedIds(playerId)]);
    const presence = presences.of(playerId);
    if (player === null || presence === undefined) return;
    presences.block(presence, blockedIds);
    presence.mutedUntil = player.mutedUntil;
    presence.setUser(userOf(player));
    this.#changed.add(presence);
  }

  /** Reads the player's block list again. Nobody is notified. */
  async refreshBlocks(playerId: string): Promise<void> {
    const { players, presences } = this.#deps;
    if (presences.of(playerId) === undefined) return;
    const blockedIds = await players.blockedIds(playerId);
    const presence = presences.of(playerId);
    if (presence !== undefined) presences.block(presence, blockedIds);
  }

  /** Announced players whose look others are sent in this round. */
  takeDue(nowMs: number): readonly NewLook[] {
    const due: NewLook[] = [];
    for (const presence of this.#changed) {
      const { sentLook, userJson, playerId } = presence;
      const isHere = this.#deps.presences.of(playerId) === presence;
      if (isHere && (!presence.isAnnounced || nowMs - sentLook.atMs < LOOK_GAP_MS)) continue;
      this.#changed.delete(presence);
      if (!isHere || sentLook.userJson === userJson) continue;
      presence.lookVersion = (presence.lookVersion % VERSIONS) + 1;
      due.push({ presence, isRenamed: presence.publishLook(nowMs) });
    }
    return due;
  }
}
