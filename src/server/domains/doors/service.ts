/**
 * What is new behind the doors of the town, collected from the domains behind them, and what a player saw there. Owns the table
 * `door_visit`. A change of the answer is noted as `doors`, where it is made.
 */
import type { BoardSeen, DoorNews } from '../../../shared/contract/doors.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { CookieGames } from '../cookie/service.ts';
import type { Flow } from '../flow/service.ts';
import { type Catalogue, hasUnworn } from '../inventory/service.ts';
import type { Store } from '../store/service.ts';
import * as repo from './repo.ts';

export interface DoorsDeps {
  db: Database;
  catalogue: Catalogue;
  players: Pick<PlayerService, 'byId'>;
  store: Pick<Store, 'newest'>;
  flow: Pick<Flow, 'hasOpen'>;
  cookieGames: Pick<CookieGames, 'bakedInMs'>;
}

export interface Doors {
  /** Null for a deleted player. */
  news(playerId: string): Promise<DoorNews | null>;
  visitStore(playerId: string): Promise<void>;
  visitBoard(playerId: string, seen: BoardSeen): Promise<void>;
}

export function createDoors({ db, catalogue, players, store, flow, cookieGames }: DoorsDeps): Doors {
  const visit = async (playerId: string, to: repo.DoorVisit): Promise<void> => {
    await repo.writeVisit(db, { playerId, ...to });
    noteChange(db, 'doors', playerId);
  };
  const newsOf = async ({ id, customization }: PlayerRecord): Promise<DoorNews> => {
    const [visits, newest, wardrobe, isOpen, bakedInMs] = await Promise.all([
      repo.visitsOf(db, id),
      store.newest(),
      hasUnworn(db, id, { catalogue, isMale: customization.isMale }),
      flow.hasOpen(id),
      cookieGames.bakedInMs(id),
    ]);
    const seen = new Map(visits.map(({ door, seen: what }) => [door, what]));
    const board = seen.get('board');
    return {
      // A player who was never there has all of it to see.
      store: newest > Number(seen.get('store') ?? 0),
      wardrobe,
      flow: isOpen,
      bakedInMs,
      board: board === undefined ? null : (JSON.parse(board) as BoardSeen),
    };
  };

  return {
    news: async (playerId) => {
      const player = await players.byId(playerId);
      return player === null ? null : await newsOf(player);
    },
    visitStore: async (playerId) => visit(playerId, { door: 'store', seen: String(await store.newest()) }),
    visitBoard: (playerId, seen) => visit(playerId, { door: 'board', seen: JSON.stringify(seen) }),
  };
}

/** Only the player sees it. Deleted with the player's row. */
export const doorData: PlayerData = {
  name: 'doorVisits',
  export: async (db, playerId) => await repo.visitsOf(db, playerId),
  erase: () => Promise.resolve(),
};
