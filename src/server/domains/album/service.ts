/**
 * The album of lanterns: finding a lantern, the reward for all five of a day, and what a profile shows. Where a walker is, the
 * caller knows; which lanterns a day has, the rules say. Owns the tables `album` and `album_lantern`.
 */
import type { Album, ShownAlbum } from '../../../shared/contract/album.ts';
import { albumPages, filledBy, sealsOf } from '../../../shared/rules/lanterns/album.ts';
import { dayOf, LANTERN_HONOR, LANTERNS_A_DAY, lanternsOf } from '../../../shared/rules/lanterns/lanterns.ts';
import { noteReward } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { PlayerData, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { blocksBetween } from '../blocks/service.ts';
import { changeBalance, runOnce } from '../ledger/service.ts';
import { playerNamed } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface AlbumsDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername'>;
  honorChanged(playerId: string, honor: number): void;
}

export interface FoundLantern {
  /** False when the player found it before. */
  isNew: boolean;
  /** The spots of that day, in the order of finding. */
  found: number[];
}

export interface Albums {
  read(playerId: string): Promise<Omit<Album, 'success'>>;
  /** The spots that the player found on a day. Pays the day's reward if an earlier payment failed. */
  found(playerId: string, day: number): Promise<number[]>;
  /** Books a lantern of the day, and the reward with the fifth. Throws a RangeError when the day has no such lantern. */
  find(playerId: string, day: number, spot: number): Promise<FoundLantern>;
  show(playerId: string, isShown: boolean): Promise<SentenceData>;
  /** Null when the player does not show it, and across a block in either direction. */
  shown(viewerId: string, username: string): Promise<ShownAlbum | null>;
}

export function createAlbums({ db, players, honorChanged }: AlbumsDeps): Albums {
  /** Once for each player and day, whatever is retried. */
  const reward = (playerId: string, day: number): Promise<number> =>
    runOnce(db, {
      scope: `${playerId} lanterns`,
      key: String(day),
      request: null,
      run: async (transaction) => {
        const filled = filledBy(day, await repo.fullDaysOf(transaction, playerId));
        noteReward(transaction, playerId, {
          kind: 'lanterns',
          honor: LANTERN_HONOR,
          ...(filled !== null && { filled }),
        });
        return await changeBalance(transaction, {
          playerId,
          currency: 'honor',
          amount: LANTERN_HONOR,
          reason: 'lanterns',
          reference: `day ${day}`,
        });
      },
    });

  return {
    read: async (playerId) => {
      const nowMs = runtime.now();
      const day = dayOf(nowMs);
      const fullDays = await repo.fullDaysOf(db, playerId);
      return {
        nowMs,
        day,
        found: await repo.spotsOf(db, playerId, day),
        pages: albumPages(fullDays, day),
        isShown: await repo.isAlbumShown(db, playerId),
      };
    },

    found: async (playerId, day) => {
      const found = await repo.spotsOf(db, playerId, day);
      if (found.length === LANTERNS_A_DAY) await reward(playerId, day);
      return found;
    },

    find: async (playerId, day, spot) => {
      if (!lanternsOf(day).some(({ n }) => n === spot)) throw new RangeError(`no lantern ${spot} on day ${day}`);
      const isNew = await repo.insertLantern(db, { playerId, day, spot, foundAt: runtime.now() });
      const found = await repo.spotsOf(db, playerId, day);
      if (found.length === LANTERNS_A_DAY) {
        const honor = await reward(playerId, day);
        if (isNew) honorChanged(playerId, honor);
      }
      return { isNew, found };
    },

    show: async (playerId, isShown) => {
      await repo.showAlbum(db, playerId, isShown);
      return isShown ? sentence('yourProfileShowsYourAlbum') : sentence('yourProfileDoesNotShow');
    },

    shown: async (viewerId, username) => {
      const { id } = await playerNamed(players, username);
      if (!(await repo.isAlbumShown(db, id))) return null;
      const { hasBlocked, isBlockedBy } = await blocksBetween(db, viewerId, id);
      if (hasBlocked || isBlockedBy) return null;
      const fullDays = await repo.fullDaysOf(db, id);
      return { stamps: fullDays.length, seals: sealsOf(albumPages(fullDays, dayOf(runtime.now()))) };
    },
  };
}

/** The rows are deleted with the player's row. */
export const albumData: PlayerData = {
  name: 'album',
  export: async (db, playerId) => ({
    isShown: await repo.isAlbumShown(db, playerId),
    lanterns: await repo.allLanterns(db, playerId),
  }),
  erase: () => Promise.resolve(),
};
