/** Feedback of players. It is stored for the admin command, and mailed to the operator if a contact address is set. */
import { CANCEL_MESSAGE } from '../../../shared/rules/membership.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { NotifyOperator } from '../../mail/mailer.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import * as repo from './repo.ts';

export interface FeedbackDeps {
  db: Database;
  notifyOperator: NotifyOperator;
}

export interface Feedback {
  send(player: PlayerRecord, message: string): Promise<void>;
}

export function createFeedback({ db, notifyOperator }: FeedbackDeps): Feedback {
  return {
    async send(player, message) {
      await db.transaction().execute(async (transaction) => {
        await repo.insertFeedback(transaction, player.id, message);
        const { id, username, email } = player;
        await notifyOperator(transaction, {
          template: 'feedback',
          aboutId: id,
          params: { username, email, message },
        });
      });
    },
  };
}

/** When the player last asked to cancel the subscription, in epoch milliseconds; null: never. */
export const cancellationSentAt = (db: Executor, playerId: string): Promise<number | null> =>
  repo.lastSentAt(db, playerId, CANCEL_MESSAGE);

/** One line per message, oldest first. Line breaks in messages are replaced by ` / `. */
export async function describeFeedback(db: Executor, limit: number): Promise<string[]> {
  const rows = await repo.newestFeedback(db, limit);
  return rows.map(
    ({ id, username, message, createdAt }) =>
      `${id}  ${new Date(createdAt).toISOString()}  ${username}: ${message.replace(/\s*\n\s*/g, ' / ')}`,
  );
}

/** The foreign key deletes feedback with the player's row. */
export const feedbackData: PlayerData = {
  name: 'feedback',
  export: async (db, playerId) =>
    (await repo.feedbackOf(db, playerId)).map(({ message, createdAt }) => ({
      message,
      createdAt: new Date(createdAt).toISOString(),
    })),
  erase: () => Promise.resolve(),
};
