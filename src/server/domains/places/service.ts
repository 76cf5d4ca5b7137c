/**
 * Implements `PlaceService` of ports.ts: who owns a player, and where the player was last. Every connection claims its player,
 * which raises the claim's epoch; a save with an older epoch writes nothing. Owns the claims that wait for the next statement.
 */
import type { Database } from '../../db/database.ts';
import type { PlaceRow } from '../../db/schema.ts';
import type { Claim, ClaimRequest, Elsewhere, PlaceService, PlayerData } from '../../ports.ts';
import * as repo from './repo.ts';

interface Waiting {
  request: ClaimRequest;
  resolve: (claim: Claim | Elsewhere | null) => void;
  reject: (error: unknown) => void;
}

const CLAIMS_PER_STATEMENT = 200;

export function createPlaces(db: Database): PlaceService {
  let waiting: [playerId: string, Waiting][] = [];
  let isRunning = false;

  /** The next claims, each player once, all with one request. */
  function takeNext(request: ClaimRequest): Map<string, Waiting> {
    const next = new Map<string, Waiting>();
    const later: typeof waiting = [];
    const isLater = new Set<string>();
    for (const entry of waiting) {
      const [playerId, wanted] = entry;
      const isNext = next.size < CLAIMS_PER_STATEMENT && !next.has(playerId) && !isLater.has(playerId);
      if (isNext && wanted.request === request) next.set(...entry);
      else {
        later.push(entry);
        isLater.add(playerId);
      }
    }
    waiting = later;
    return next;
  }

  /** Claims that come in during a statement share the next one, so that many arrivals need few statements. */
  async function run(): Promise<void> {
    isRunning = true;
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const { request } = first[1];
      const next = takeNext(request);
      try {
        const rows = new Map((await repo.raiseEpochs(db, request, [...next.keys()])).map((row) => [row.playerId, row]));
        for (const [playerId, { resolve }] of next) resolve(claimOf(rows.get(playerId), request));
      } catch (error) {
        for (const { reject } of next.values()) reject(error);
      }
    }
    isRunning = false;
  }

  return {
    claim: (playerId, request) =>
      new Promise((resolve, reject) => {
        waiting.push([playerId, { request, resolve, reject }]);
        if (!isRunning) void run();
      }),
    save: async (places) => {
      if (places.length === 0) return new Set();
      const written = new Set(await db.transaction().execute((transaction) => repo.writePlaces(transaction, places)));
      return new Set(places.map(({ playerId }) => playerId).filter((id) => !written.has(id)));
    },
    outdated: async (claims) => {
      const epochs = await repo.findEpochs(
        db,
        claims.map(({ playerId }) => playerId),
      );
      const outdated = claims.filter(({ playerId, epoch }) => epochs.get(playerId) !== epoch);
      return new Set(outdated.map(({ playerId }) => playerId));
    },
  };
}

function claimOf(row: PlaceRow | undefined, request: ClaimRequest): Claim | Elsewhere | null {
  if (row === undefined) return null;
  if (row.location !== request.location) return { elsewhere: row.location };
  const { epoch, cameFrom, x, y, frame } = row;
  return { epoch, cameFrom, place: x === null || y === null ? null : { x, y, frame: frame ?? 0 } };
}

/** Deleted with the player's row. */
export const placeData: PlayerData = {
  name: 'place',
  export: async (db, playerId) => {
    const row = await repo.findPlace(db, playerId);
    return row === undefined || row.x === null || row.y === null
      ? null
      : { location: row.location, cameFrom: row.cameFrom, x: row.x, y: row.y };
  },
  erase: () => Promise.resolve(),
};
