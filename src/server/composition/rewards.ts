/** Connects what was booked for players with their clients: each committed reward is sent to the town. */
import { onReward } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { Town } from '../realtime/town.ts';

/** Sends until the returned function is called. */
export const startRewards = ({ db, town }: { db: Database; town: Pick<Town, 'reward'> }): (() => void) =>
  onReward(db, (playerId, reward) => town.reward(playerId, reward));
