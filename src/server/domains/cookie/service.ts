/**
 * Stores the saves of the cookie game, the last ten of each player. Rejects a save that cannot result from play, and a
 * save that would overwrite further progress of another device.
 */
import type { CookieSave } from '../../../shared/rules/cookie/game.ts';
import { msUntilBaked, newGame } from '../../../shared/rules/cookie/game.ts';
import { isAtLeast, findImplausibility } from '../../../shared/rules/cookie/plausible.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import { deleteSaves, insertSave, newestSave, recentSaves, type SaveRow } from './repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

const SAVES_PER_PLAYER = 10;
/** Attempts for one save while concurrent saves of the same player are stored first. */
const MAX_ATTEMPTS = 3;
const FURTHER_SAVE = sentence('yourGameGotFurtherOn');

type Saver = Pick<PlayerRecord, 'id' | 'createdAt'>;

export interface CookieGames {
  /** Returns the newest save as JSON text; an empty text when there is none. */
  load(playerId: string): Promise<string>;
  /**
   * Milliseconds until the newest save has baked while the game is closed; 0 when it has, null when nothing bakes. By the
   * server's clock.
   */
  bakedInMs(playerId: string): Promise<number | null>;
  /**
   * @param basedOn `lastSave` of the stored save that this game continues
   * @throws DomainError 422 for an implausible save; 409 `further-save` when another device has further progress
   */
  save(player: Saver, save: CookieSave, basedOn?: number): Promise<void>;
}

export function createCookieGames(db: Database, now: () => number = () => runtime.now()): CookieGames {
  /** Returns false when a concurrent save of the player was stored first. */
  const trySave = (player: Saver, save: CookieSave, basedOn: number | undefined): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const kept = await recentSaves(transaction, player.id);
      const [newest] = kept;
      const diverges = newest !== undefined && newest.lastSave !== basedOn && !isAtLeast(save, gameOf(newest));
      if (diverges) throw new DomainError('conflict', FURTHER_SAVE, { code: 'further-save' });
      const problem = problemWith(save, player, kept, now());
      if (problem !== null) throw new DomainError('invalid', problem, { code: 'implausible-save' });
      const isStored = await insertSave(transaction, {
        playerId: player.id,
        previousId: newest?.id ?? 0,
        state: JSON.stringify(save),
        lastSave: save.lastSave,
        createdAt: now(),
      });
      if (isStored) await deleteSaves(transaction, surplus(kept, SAVES_PER_PLAYER - 1));
      if (isStored) noteChange(transaction, 'doors', player.id);
      return isStored;
    });

  return {
    async load(playerId) {
      return (await newestSave(db, playerId))?.state ?? '';
    },
    async bakedInMs(playerId) {
      const newest = await newestSave(db, playerId);
      const bakingMs = newest === undefined ? null : msUntilBaked(gameOf(newest));
      return newest === undefined || bakingMs === null ? null : Math.max(0, newest.createdAt + bakingMs - now());
    },
    async save(player, save, basedOn) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) if (await trySave(player, save, basedOn)) return;
      throw new DomainError('conflict', sentence('anotherDeviceIsSavingThis'));
    },
  };
}

const gameOf = ({ state }: SaveRow): CookieSave => JSON.parse(state) as CookieSave;

/**
 * Why a save cannot result from play; null when it can. It continues the newest save or, when the player takes a replaced game
 * back, an older one. The reason is the one against the newest.
 */
function problemWith(save: CookieSave, player: Saver, kept: readonly SaveRow[], now: number): SentenceData | null {
  const [newest, ...older] = kept;
  const problem = findImplausibility(
    save,
    newest === undefined
      ? { game: newGame(player.createdAt), agoMs: now - player.createdAt }
      : { game: gameOf(newest), agoMs: now - newest.createdAt },
  );
  const continuesOlder = older.some(
    (row) =>
      isAtLeast(save, gameOf(row)) &&
      findImplausibility(save, { game: gameOf(row), agoMs: now - row.createdAt }) === null,
  );
  return continuesOlder ? null : problem;
}

/** Ids of the saves beyond the newest `count`. The one with the most cookies is kept longer: it can be taken back. */
function surplus(kept: readonly SaveRow[], count: number): number[] {
  const total = (row: SaveRow): number => gameOf(row).totalCookies;
  const most = Math.max(...kept.map(total));
  const best = kept.find((row) => total(row) === most);
  const others = kept.filter((row) => row !== best);
  return others.slice(Math.max(0, count - 1)).map(({ id }) => id);
}

export const cookieData: PlayerData = {
  name: 'cookieGame',
  export: async (db, playerId) => {
    const [newest, ...earlier] = (await recentSaves(db, playerId)).map(({ state }) => JSON.parse(state) as CookieSave);
    return newest === undefined ? null : { ...newest, earlier };
  },
  // The foreign key deletes the saves with the player's row.
  erase: () => Promise.resolve(),
};
