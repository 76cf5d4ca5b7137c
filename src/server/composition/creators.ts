/**
 * Creates the creators domain and registers its routes. While this process serves players, it notes every few minutes who wears what
 * players drew. Owns the timer and what was noted this month, so that a wear is written once.
 */
import type { FastifyInstance } from 'fastify';
import { monthOf } from '../../shared/rules/creators.ts';
import type { Database } from '../db/database.ts';
import { creatorRoutes } from '../domains/creators/routes.ts';
import { createCreators, deleteOldWears, drawnItemsOf, noteWears } from '../domains/creators/service.ts';
import type { Catalogue } from '../domains/inventory/service.ts';
import type { TownLog } from '../log.ts';
import type { PlayerService } from '../ports.ts';
import type { Town } from '../realtime/town.ts';
import { runtime } from '../runtime.ts';

export interface CreatorsParts {
  db: Database;
  players: PlayerService;
  catalogue: Pick<Catalogue, 'item'>;
  town: Pick<Town, 'playerIds'>;
  /** Whether this process serves players. */
  hasTown: boolean;
  log: TownLog;
}

const EVERY_MS = 3 * 60_000;
/** Players whose records are read at a time. */
const PLAYERS_AT_A_TIME = 50;
/** Beyond it all is written again, which changes nothing. */
const NOTED_MAX = 200_000;

/** Returns a function that stops the timer and waits for running work. */
export function startCreators(app: FastifyInstance, parts: CreatorsParts): () => Promise<void> {
  const { db, players, catalogue, hasTown, log } = parts;
  creatorRoutes(app, { creators: createCreators({ db, players, catalogue }) });
  if (!hasTown) return () => Promise.resolve();
  const note = wearCensus(parts);
  let underway: Promise<void> = Promise.resolve();
  const stopTimer = runtime.setInterval(() => {
    underway = underway.then(note).catch((error: unknown) => {
      log.error({ err: error }, 'noting who wears what failed; the next round repeats it');
    });
  }, EVERY_MS);
  return async () => {
    stopTimer();
    await underway;
  };
}

/** Each call notes the drawn items that the players in the town wear now. */
export function wearCensus({ db, players, town }: Pick<CreatorsParts, 'db' | 'players' | 'town'>): () => Promise<void> {
  const noted = new Set<string>();
  let notedMonth = 0;
  return async () => {
    const month = monthOf(runtime.now());
    if (month !== notedMonth || noted.size > NOTED_MAX) noted.clear();
    if (month !== notedMonth) await deleteOldWears(db);
    notedMonth = month;
    const present = town.playerIds();
    for (let at = 0; at < present.length; at += PLAYERS_AT_A_TIME) {
      const records = await Promise.all(present.slice(at, at + PLAYERS_AT_A_TIME).map((id) => players.byId(id)));
      const worn = records
        .flatMap((record) =>
          record === null ? [] : drawnItemsOf(record.customization).map((itemId) => ({ playerId: record.id, itemId })),
        )
        .filter(({ playerId, itemId }) => !noted.has(`${playerId} ${itemId}`));
      await noteWears(db, month, worn);
      for (const { playerId, itemId } of worn) noted.add(`${playerId} ${itemId}`);
    }
  };
}
