/**
 * Hearts: each player's heart points at no more than one other player. Two hearts that point at each other are a match, of
 * which both players are notified. The heart is a column of the profile's row.
 */
import { noteReward } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import { forgetBetween, notify } from '../bell/service.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { lockPlayers, playerNamed } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

/** Removes the hearts that the two players point at each other, and what their bells say of a match. */
export async function endHearts(transaction: Executor, playerId: string, otherId: string): Promise<void> {
  await forgetBetween(transaction, 'heart', [playerId, otherId]);
  await repo.removeHeart(transaction, playerId, otherId);
  await repo.removeHeart(transaction, otherId, playerId);
}

export interface HeartsDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername'>;
  town: Pick<LiveTown, 'notify'>;
}

/** Each call returns the message for the player and may be repeated. */
export interface Hearts {
  point(player: PlayerRecord, username: string): Promise<SentenceData>;
  remove(player: PlayerRecord, username: string): Promise<SentenceData>;
}

const matchText = (username: string): SentenceData => sentence('youAndUsernameAreA', { username });

export function createHearts({ db, players, town }: HeartsDeps): Hearts {
  const notifyMatch = (playerId: string, username: string): Promise<void> =>
    town.notify(playerId, 'match', matchText(username), { code: 'match', params: { username } });
  return {
    point: async (player, username) => {
      const other = await playerNamed(players, username);
      if (other.id === player.id) {
        throw new DomainError('invalid', sentence('yourHeartCannotPointAt'), { code: 'oneself' });
      }
      const outcome = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, other.id]);
        await refuseBlocked(transaction, player.id, other);
        const before = await repo.heartOf(transaction, player.id);
        const isNew = before !== other.id;
        if (isNew && before !== null) await forgetBetween(transaction, 'heart', [player.id, before]);
        if (isNew) await repo.pointHeart(transaction, player.id, other.id);
        const isMutual = (await repo.heartOf(transaction, other.id)) === player.id;
        if (isNew && isMutual) {
          noteReward(transaction, player.id, { kind: 'heart', username: other.username });
          noteReward(transaction, other.id, { kind: 'heart', username: player.username });
          for (const [reader, actor] of [
            [player, other],
            [other, player],
          ] as const) {
            await notify(transaction, reader.id, { kind: 'heart', actorId: actor.id, reference: {} });
          }
        }
        return { isNew, isMutual };
      });
      if (outcome.isMutual && !outcome.isNew) return matchText(other.username);
      if (outcome.isMutual) {
        // Both are notified, so the reply does not say it once more.
        await notifyMatch(player.id, other.username);
        await notifyMatch(other.id, player.username);
      }
      return sentence('yourHeartNowPointsAt', { username: other.username });
    },
    remove: async (player, username) => {
      const other = await playerNamed(players, username);
      const didPoint = await db.transaction().execute(async (transaction) => {
        await forgetBetween(transaction, 'heart', [player.id, other.id]);
        return await repo.removeHeart(transaction, player.id, other.id);
      });
      return didPoint
        ? sentence('yourHeartNoLongerPoints', { username: other.username })
        : sentence('yourHeartDoesNotPoint', { username: other.username });
    },
  };
}
