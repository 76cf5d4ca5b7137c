/**
 * Keeps the cookie game's saves: one that cannot have come out of play is refused, and so is one that would silently
 * bury a game that got further on another device. The last ten saves stay.
 */
import type { CookieSave } from '../../../shared/rules/cookie/game.ts';
import { newGame } from '../../../shared/rules/cookie/game.ts';
import { isAtLeast, whyImplausible } from '../../../shared/rules/cookie/plausible.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import { dropOlderSaves, insertSave, newestSave } from './repo.ts';
import { runtime } from '../../runtime.ts';

const KEPT_SAVES = 10;
/** How often a save is judged anew because another came in between. */
const MAX_TRIES = 3;
const FURTHER_SAVE = 'Your game got further on another device. Choose which one to keep.';

type Saver = Pick<PlayerRecord, 'id' | 'createdAt'>;

export interface CookieGames {
  /** JSON text of the newest save, or an empty text. */
  load(playerId: string): Promise<string>;
  /**
   * @param basedOn `lastSave` of the server's save that the game went on from
   * @throws DomainError 422 for a save that cannot be, 409 `further-save` for one that would bury another device's
   */
  save(player: Saver, save: CookieSave, basedOn?: number): Promise<void>;
}

export function createCookieGames(db: Database, now: () => number = () => runtime.now()): CookieGames {
  /** False when another save of the player came in between. */
  const trySave = (player: Saver, save: CookieSave, basedOn: number | undefined): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const newest = await newestSave(transaction, player.id);
      const game = newest === undefined ? newGame(player.createdAt) : (JSON.parse(newest.state) as CookieSave);
      if (newest !== undefined && newest.lastSave !== basedOn && !isAtLeast(save, game)) {
        throw new DomainError('conflict', FURTHER_SAVE, { code: 'further-save' });
      }
      const why = whyImplausible(save, { game, agoMs: now() - (newest?.createdAt ?? player.createdAt) });
      if (why !== null) throw new DomainError('invalid', why, { code: 'implausible-save' });
      const isKept = await insertSave(transaction, {
        playerId: player.id,
        previousId: newest?.id ?? 0,
        state: JSON.stringify(save),
        lastSave: save.lastSave,
        createdAt: now(),
      });
      if (isKept) await dropOlderSaves(transaction, player.id, KEPT_SAVES);
      return isKept;
    });

  return {
    async load(playerId) {
      return (await newestSave(db, playerId))?.state ?? '';
    },
    async save(player, save, basedOn) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) if (await trySave(player, save, basedOn)) return;
      throw new DomainError('conflict', 'Another device is saving this game right now. Please try again.');
    },
  };
}

export const cookieData: PlayerData = {
  name: 'cookieGame',
  export: async (db, playerId) => {
    const newest = await newestSave(db, playerId);
    return newest === undefined ? null : (JSON.parse(newest.state) as CookieSave);
  },
  // The saves go with the player's row.
  erase: () => Promise.resolve(),
};
