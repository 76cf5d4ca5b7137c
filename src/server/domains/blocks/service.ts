/**
 * Blocks between players. A block in either direction prevents chat, whispers, mail, comments, friendship and hearts
 * between the two. The message for the blocked player does not name the block.
 */
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import { lockPlayers, playerNamed } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

/** The blocks between two players in both directions: by `playerId` and of `playerId`. */
export async function blocksBetween(
  db: Executor,
  playerId: string,
  otherId: string,
): Promise<{ hasBlocked: boolean; isBlockedBy: boolean }> {
  return {
    hasBlocked: await repo.hasBlocked(db, playerId, otherId),
    isBlockedBy: await repo.hasBlocked(db, otherId, playerId),
  };
}

/** Throws a DomainError when a block exists in either direction. */
export async function refuseBlocked(
  db: Executor,
  playerId: string,
  other: Pick<PlayerRecord, 'id' | 'username'>,
): Promise<void> {
  const { hasBlocked, isBlockedBy } = await blocksBetween(db, playerId, other.id);
  const params = { username: other.username };
  if (hasBlocked) {
    throw new DomainError('forbidden', sentence('youBlockedUsername', { username: other.username }), {
      code: 'blocked-by-you',
      params,
    });
  }
  if (isBlockedBy) {
    throw new DomainError('forbidden', sentence('usernameCannotBeReached', { username: other.username }), {
      code: 'blocked',
      params,
    });
  }
}

export interface BlocksDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername'>;
  town: Pick<LiveTown, 'blocksChanged'>;
  /** Ends friendship, requests and hearts between the two, inside the transaction. */
  endRelations: (transaction: Executor, playerId: string, otherId: string) => Promise<void>;
}

/** Both methods are idempotent and return the message for the player. They throw a DomainError for unknown players. */
export interface Blocks {
  block(player: PlayerRecord, username: string): Promise<SentenceData>;
  unblock(player: PlayerRecord, username: string): Promise<SentenceData>;
}

export function createBlocks({ db, players, town, endRelations }: BlocksDeps): Blocks {
  return {
    block: async (player, username) => {
      const other = await playerNamed(players, username);
      if (other.id === player.id)
        throw new DomainError('invalid', sentence('youCannotBlockYourself'), { code: 'oneself' });
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, other.id]);
        await repo.insertBlock(transaction, player.id, other.id);
        await endRelations(transaction, player.id, other.id);
      });
      await town.blocksChanged(player.id);
      return sentence('youBlockedUsername', { username: other.username });
    },
    unblock: async (player, username) => {
      const other = await playerNamed(players, username);
      const wasBlocked = await repo.deleteBlock(db, player.id, other.id);
      await town.blocksChanged(player.id);
      return wasBlocked
        ? sentence('youUnblockedUsername', { username: other.username })
        : sentence('usernameIsNotBlocked', { username: other.username });
    },
  };
}
