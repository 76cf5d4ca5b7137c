/**
 * Stores the saves of the cookie game, the last ten of each player. Rejects a save that cannot result from play, and a
 * save that would overwrite further progress of another device. Opens new bakeries, and gives the prize of the first one.
 */
import { PRESTIGE_HAT } from '../../../shared/rules/cookie/constants.ts';
import type { CookieSave } from '../../../shared/rules/cookie/game.ts';
import { msUntilBaked, newGame, openNewBakery, prestigeNeeds } from '../../../shared/rules/cookie/game.ts';
import {
  type EarlierGame,
  findImplausibility,
  goldenLeftMs,
  isAtLeast,
} from '../../../shared/rules/cookie/plausible.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import { giving } from '../inventory/service.ts';
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
   * @throws DomainError 422 for an implausible save; 409 `further-save` when another device has further progress, and
   * `other-bakery` when the save is not of the player's newest bakery
   */
  save(player: Saver, save: CookieSave, basedOn?: number): Promise<void>;
  /**
   * Opens a new bakery, by the newest stored save, which all others are deleted with.
   * @param basedOn `lastSave` of that save
   * @throws DomainError 409 `further-save` when another one is stored, `too-early` when it earned too little
   */
  openBakery(player: Saver, basedOn: number): Promise<OpenedBakery>;
}

export interface OpenedBakery {
  game: CookieSave;
  /** The id of the prize when the player did not own it. */
  prize: string | null;
}

/** As it is stored. The time left for golden cookies is the server's alone. */
type StoredSave = CookieSave & { goldenMs?: number };

export function createCookieGames(db: Database, now: () => number = () => runtime.now()): CookieGames {
  /** Returns false when a concurrent save of the player was stored first. */
  const trySave = (player: Saver, save: CookieSave, basedOn: number | undefined): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const kept = await recentSaves(transaction, player.id);
      const [newest] = kept;
      const stored = newest && gameOf(newest);
      const completed = complete(save, stored);
      const diverges = stored !== undefined && newest?.lastSave !== basedOn && !isAtLeast(completed, stored);
      if (diverges) throw new DomainError('conflict', FURTHER_SAVE, { code: 'further-save' });
      const { problem, earlier } = judge(completed, player, kept, now());
      if (problem !== null) throw new DomainError('invalid', problem, { code: 'implausible-save' });
      const state: StoredSave = { ...completed, goldenMs: goldenLeftMs(completed, earlier) };
      const isStored = await insertSave(transaction, {
        playerId: player.id,
        previousId: newest?.id ?? 0,
        state: JSON.stringify(state),
        lastSave: save.lastSave,
        createdAt: now(),
      });
      if (isStored) await deleteSaves(transaction, surplus(kept, SAVES_PER_PLAYER - 1));
      if (isStored) noteChange(transaction, 'doors', player.id);
      return isStored;
    });

  return {
    async load(playerId) {
      const newest = await newestSave(db, playerId);
      return newest === undefined ? '' : JSON.stringify(gameOf(newest));
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
    openBakery: (player, basedOn) =>
      db.transaction().execute(async (transaction) => {
        const kept = await recentSaves(transaction, player.id);
        const [newest] = kept;
        if (newest === undefined || newest.lastSave !== basedOn) {
          throw new DomainError('conflict', FURTHER_SAVE, { code: 'further-save' });
        }
        const { goldenMs = 0, ...before } = storedGame(newest);
        const needs = prestigeNeeds(before);
        if (needs === null || before.totalCookies < needs) {
          throw new DomainError('conflict', sentence('bakeMoreBeforeTheNext'), { code: 'too-early' });
        }
        const game = openNewBakery(before, Math.max(now(), newest.lastSave + 1));
        const state: StoredSave = { ...game, goldenMs };
        const isStored = await insertSave(transaction, {
          playerId: player.id,
          previousId: newest.id,
          state: JSON.stringify(state),
          lastSave: game.lastSave,
          createdAt: now(),
        });
        if (!isStored) throw new DomainError('conflict', sentence('anotherDeviceIsSavingThis'));
        // A save of an earlier bakery must not be taken back: the next bakery would cost nothing.
        await deleteSaves(
          transaction,
          kept.map(({ id }) => id),
        );
        const given = await giving(transaction, player.id, [PRESTIGE_HAT]).executeTakeFirst();
        return { game, prize: given?.itemId ?? null };
      }),
  };
}

const storedGame = ({ state }: SaveRow): StoredSave => JSON.parse(state) as StoredSave;

function gameOf(row: SaveRow): CookieSave {
  const { goldenMs: _, ...game } = storedGame(row);
  return game;
}

/**
 * A save with what its client does not know: fields of the stored save that it omits. Throws a DomainError when it is of another
 * bakery than the stored one.
 */
function complete(save: CookieSave, stored: CookieSave | undefined): CookieSave {
  const prestige = stored?.prestige ?? 0;
  if (save.prestige !== undefined && save.prestige !== prestige) {
    throw new DomainError('conflict', sentence('thisSaveIsOfAnotherBakery'), { code: 'other-bakery' });
  }
  if (stored === undefined) return save;
  const completed = { ...save };
  if (prestige > 0) completed.prestige = prestige;
  if (save.golden === undefined && stored.golden !== undefined) completed.golden = stored.golden;
  // A client that omits the levels continues the stored game, which has paid for them, or replaces it.
  if (
    save.levels === undefined &&
    stored.levels !== undefined &&
    isAtLeast({ ...completed, levels: stored.levels }, stored)
  ) {
    completed.levels = stored.levels;
  }
  return completed;
}

interface Judgement {
  /** Why the save cannot result from play; null when it can. */
  problem: SentenceData | null;
  /** The game that it continues. */
  earlier: EarlierGame;
}

/**
 * A save continues the newest save or, when the player takes a replaced game back, an older one. The reason is the one against
 * the newest.
 */
function judge(save: CookieSave, player: Saver, kept: readonly SaveRow[], now: number): Judgement {
  const [newest, ...older] = kept;
  const earlierOf = (row: SaveRow): EarlierGame => ({
    game: gameOf(row),
    agoMs: now - row.createdAt,
    goldenMs: storedGame(row).goldenMs ?? 0,
  });
  const earlier =
    newest === undefined ? { game: newGame(player.createdAt), agoMs: now - player.createdAt } : earlierOf(newest);
  const problem = findImplausibility(save, earlier);
  if (problem === null) return { problem, earlier };
  const continued = older
    .map(earlierOf)
    .find((one) => isAtLeast(save, one.game) && findImplausibility(save, one) === null);
  return continued === undefined ? { problem, earlier } : { problem: null, earlier: continued };
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
    const [newest, ...earlier] = (await recentSaves(db, playerId)).map(gameOf);
    return newest === undefined ? null : { ...newest, earlier };
  },
  // The foreign key deletes the saves with the player's row.
  erase: () => Promise.resolve(),
};
