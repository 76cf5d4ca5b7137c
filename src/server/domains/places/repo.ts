/** SQL of places. Rows are written in the order of their players, so that processes that write the same rows wait for each other. */
import { sql } from 'kysely';
import { batchesOf } from '../../db/batches.ts';
import type { Executor } from '../../db/database.ts';
import type { PlaceRow } from '../../db/schema.ts';
import type { ClaimedPlace } from '../../ports.ts';

const ROWS_PER_STATEMENT = 200;

/**
 * Raises the epoch of each player's claim, and returns the rows. A place in another location is forgotten: a player is in one. Ids of
 * unknown players have none. An id must not be given twice.
 */
export async function raiseEpochs(db: Executor, location: string, playerIds: readonly string[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    insert into "place" ("playerId", "epoch", "location")
    select "id", 1, cast(${location} as text) from "player" where "id" in (${sql.join([...playerIds])}) order by "id"
    on conflict ("playerId") do update set
      "epoch" = "place"."epoch" + 1,
      "cameFrom" = case when "place"."location" = excluded."location" then "place"."cameFrom" else "place"."location" end,
      "x" = case when "place"."location" = excluded."location" then "place"."x" end,
      "y" = case when "place"."location" = excluded."location" then "place"."y" end,
      "location" = excluded."location"
    returning "playerId", "epoch", "location", "cameFrom", "x", "y", "frame"`.execute(db);
  return rows;
}

/**
 * Returns the players whose claim is the newest: their place was written, unless they are in another location by now. Several batches
 * need a transaction.
 */
export async function writePlaces(db: Executor, places: readonly ClaimedPlace[]): Promise<string[]> {
  const written: string[] = [];
  const sorted = places.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
  for (const batch of batchesOf(sorted, ROWS_PER_STATEMENT)) {
    const values = batch.map(
      ({ playerId, epoch, x, y, frame, location }) =>
        sql`(cast(${playerId} as text), cast(${epoch} as integer), cast(${x} as double precision), cast(${y} as double precision), cast(${frame} as integer), cast(${location} as text))`,
    );
    const { rows } = await sql<{ playerId: string }>`
      update "place" set
        "x" = case when "place"."location" = v.column6 then v.column3 else "place"."x" end,
        "y" = case when "place"."location" = v.column6 then v.column4 else "place"."y" end,
        "frame" = case when "place"."location" = v.column6 then v.column5 else "place"."frame" end
      from (values ${sql.join(values)}) as v where "place"."playerId" = v.column1 and "place"."epoch" = v.column2
      returning "playerId"`.execute(db);
    written.push(...rows.map(({ playerId }) => playerId));
  }
  return written;
}

export async function findPlace(db: Executor, playerId: string): Promise<PlaceRow | undefined> {
  return await db.selectFrom('place').selectAll().where('playerId', '=', playerId).executeTakeFirst();
}

export async function findEpochs(db: Executor, playerIds: readonly string[]): Promise<Map<string, number>> {
  const epochs = new Map<string, number>();
  for (const batch of batchesOf(playerIds, ROWS_PER_STATEMENT)) {
    const rows = await db.selectFrom('place').select(['playerId', 'epoch']).where('playerId', 'in', batch).execute();
    for (const { playerId, epoch } of rows) epochs.set(playerId, epoch);
  }
  return epochs;
}
