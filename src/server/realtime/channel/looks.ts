/** Refreshes presences when a player's record or block list changes. Owns no state. */
import type { PlayerService } from '../../ports.ts';
import type { Broadcast } from '../wire/broadcast.ts';
import { type Presences, userOf } from './presence.ts';

export interface LooksDeps {
  players: Pick<PlayerService, 'byId' | 'blockedIds'>;
  presences: Presences;
  broadcast: Broadcast;
}

export class Looks {
  readonly #deps: LooksDeps;

  constructor(deps: LooksDeps) {
    this.#deps = deps;
  }

  /** Reads the player again and sends `user_updated` to everyone. Does nothing for a player who is not present. */
  async refresh(playerId: string): Promise<void> {
    const { players, presences, broadcast } = this.#deps;
    if (presences.of(playerId) === undefined) return;
    const [player, blockedIds] = await Promise.all([players.byId(playerId), players.blockedIds(playerId)]);
    const presence = presences.of(playerId);
    if (player === null || presence === undefined) return;
    presence.blockedIds = blockedIds;
    presence.mutedUntil = player.mutedUntil;
    presence.setUser(userOf(player));
    if (presence.isAnnounced) broadcast.emit('user_updated', presence.id, presence.userJson);
  }

  /** Reads the player's block list again. Nobody is notified. */
  async refreshBlocks(playerId: string): Promise<void> {
    const { players, presences } = this.#deps;
    if (presences.of(playerId) === undefined) return;
    const blockedIds = await players.blockedIds(playerId);
    const presence = presences.of(playerId);
    if (presence !== undefined) presence.blockedIds = blockedIds;
  }
}
