/** Creates FLOW with its daily board, the cookie game, and the album with the lanterns of the town; registers their routes. */
import type { FastifyInstance } from 'fastify';
import { loadCore, loadDaily } from '../../engine/node/load-core.ts';
import type { Database } from '../db/database.ts';
import { albumRoutes } from '../domains/album/routes.ts';
import { createAlbums } from '../domains/album/service.ts';
import { cookieRoutes } from '../domains/cookie/routes.ts';
import { type CookieGames, createCookieGames } from '../domains/cookie/service.ts';
import { createDailyBoards } from '../domains/flow/daily.ts';
import { flowRoutes, handleMatchScore } from '../domains/flow/routes.ts';
import { createFlow, type Flow } from '../domains/flow/service.ts';
import type { TownLog } from '../log.ts';
import type { OpenRateLimit } from '../plugins/rate-limits.ts';
import type { PlayerService } from '../ports.ts';
import type { Town } from '../realtime/town.ts';
import { startLanterns } from './lanterns.ts';

export interface GamesDeps {
  db: Database;
  players: PlayerService;
  town: Town;
  openRateLimit: OpenRateLimit;
  log: TownLog;
}

export interface Games {
  flow: Flow;
  cookieGames: CookieGames;
  /** Waits for lanterns that are being booked. */
  stop: () => Promise<void>;
}

/** Nobody finishes a game a minute; more deals only look for a lucky board. */
const FLOW_DEALS_AN_HOUR = 60;
const HOUR_S = 3600;

export async function startGames(
  app: FastifyInstance,
  { db, players, town, openRateLimit, log }: GamesDeps,
): Promise<Games> {
  const honorChanged = (playerId: string, honor: number): void => town.honorChanged(playerId, honor);
  const flow = createFlow({
    db,
    core: await loadCore(),
    admitDeal: openRateLimit({ name: 'flow', points: FLOW_DEALS_AN_HOUR, windowS: HOUR_S }).consume,
    honorChanged,
  });
  flowRoutes(app, { flow, daily: createDailyBoards({ db, core: await loadDaily() }) });
  town.handle('match_score', (playerId, args) => handleMatchScore(flow, playerId, args));
  const cookieGames = createCookieGames(db);
  cookieRoutes(app, { cookieGames });
  const albums = createAlbums({ db, players, honorChanged });
  albumRoutes(app, { albums });
  return { flow, cookieGames, stop: startLanterns({ albums, town, log }) };
}
