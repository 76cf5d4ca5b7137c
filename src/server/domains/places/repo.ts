/** SQL of places. Rows are written in the order of their players, so that processes that write the same rows wait for each other. */
import { type RawBuilder, sql } from 'kysely';
import { AT_DOOR_PX } from '../../../shared/rules/places.ts';
import { batchesOf } from '../../db/batches.ts';
import type { Executor } from '../../db/database.ts';
import type { PlaceRow } from '../../db/schema.ts';
import type { ClaimedPlace, ClaimRequest, WayIn } from '../../ports.ts';

const ROWS_PER_STATEMENT = 200;

/**
 * Raises the epoch of each player's claim, and returns the rows. One who goes through a door to the requested location has no place there
 * yet. The row of a player who is in another location and at no door is returned as it is. Ids of unknown players have none. An id must
 * not be given twice.
 */
export async function raiseEpochs(
  db: Executor,
  request: ClaimRequest,
  playerIds: readonly string[],
): Promise<PlaceRow[]> {
  const slug = sql`cast(${request.location} as text)`;
  const [first] = request.open;
  const isThere = sql`"place"."location" = ${slug}`;
  const isOpen = sql.join(
    [
      isThere,
      // A location that was closed.
      ...(request.location === first ? [sql`"place"."location" not in (${sql.join([...request.open])})`] : []),
      ...request.doors.map((door) => isAt(door, slug)),
    ],
    sql` or `,
  );
  const { rows } = await sql<PlaceRow>`
    insert into "place" ("playerId", "epoch", "location")
    select "id", 1, cast(${first} as text) from "player" where "id" in (${sql.join([...playerIds])}) order by "id"
    on conflict ("playerId") do update set
      "epoch" = "place"."epoch" + case when ${isOpen} then 1 else 0 end,
      "cameFrom" = case when ${isThere} then "place"."cameFrom" when ${isOpen} then "place"."location" else "place"."cameFrom" end,
      "x" = case when ${isThere} then "place"."x" when ${isOpen} then null else "place"."x" end,
      "y" = case when ${isThere} then "place"."y" when ${isOpen} then null else "place"."y" end,
      "location" = case when ${isOpen} then ${slug} else "place"."location" end
    returning "playerId", "epoch", "location", "cameFrom", "x", "y", "frame"`.execute(db);
  return rows;
}

/** Whether the stored place is at the door. One who has just come through it, and whose place is not stored yet, is there. */
function isAt({ from, x, y }: WayIn, slug: RawBuilder<unknown>): RawBuilder<unknown> {
  const [doorX, doorY] = [sql`cast(${x} as double precision)`, sql`cast(${y} as double precision)`];
  const distance2 = sql`("place"."x" - ${doorX}) * ("place"."x" - ${doorX}) + ("place"."y" - ${doorY}) * ("place"."y" - ${doorY})`;
  return sql`("place"."location" = cast(${from} as text) and (("place"."x" is null and "place"."cameFrom" = ${slug}) or ${distance2} <= cast(${AT_DOOR_PX * AT_DOOR_PX} as double precision)))`;
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
