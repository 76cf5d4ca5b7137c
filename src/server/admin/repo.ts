/** SQL of the administrator's commands: what they read of all tables, and the requests of commands to the running servers. */
import { sql } from 'kysely';
import type { Database, Executor } from '../db/database.ts';
import { countMails } from '../mail/queue.ts';

/** The text as a pattern of `like`, in which `\` escapes. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
const startsWith = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`${literal(text)}%`} escape '\\'`;

/**
 * Players whose id is the text, or whose username, former username, e-mail address or name tag begins with it, without regard to case.
 * Those with exactly this name come first.
 */
export async function findPlayers(db: Executor, { text, limit }: { text: string; limit: number }) {
  const key = text.toLowerCase();
  return await db
    .selectFrom('player')
    .innerJoin('auth_user', 'auth_user.id', 'player.id')
    .leftJoin('profile', 'profile.playerId', 'player.id')
    .select(['player.id', 'player.username', 'player.access', 'player.bannedUntil', 'player.mutedUntil'])
    .select(['auth_user.email', 'profile.nametag', 'player.createdAt'])
    .where((eb) =>
      eb.or([
        eb('player.id', '=', text),
        startsWith('player.usernameKey', key),
        startsWith('auth_user.email', key),
        sql<boolean>`lower(${sql.ref('profile.nametag')}) like ${`${literal(key)}%`} escape '\\'`,
        eb(
          'player.id',
          'in',
          eb.selectFrom('claimed_name').select('claimed_name.playerId').where(startsWith('claimed_name.nameKey', key)),
        ),
      ]),
    )
    .orderBy((eb) => eb.case().when('player.usernameKey', '=', key).then(0).else(1).end())
    .orderBy('player.usernameKey')
    .limit(limit)
    .execute();
}

/** Banned players with the row of the audit log about the ban, the ban that ends first in front. */
export async function listBans(db: Executor, { now, limit }: { now: number; limit: number }) {
  return await db
    .selectFrom('player')
    .leftJoin('audit', (join) =>
      join.on((eb) =>
        eb(
          'audit.id',
          '=',
          eb
            .selectFrom('audit as ban')
            .select((inner) => inner.fn.max('ban.id').as('id'))
            .whereRef('ban.targetId', '=', 'player.id')
            .where('ban.action', '=', 'ban'),
        ),
      ),
    )
    .leftJoin('player as actor', 'actor.id', 'audit.actor')
    .select(['player.username', 'player.bannedUntil', 'audit.actor as actorId', 'actor.username as actor'])
    .select(['audit.details', 'audit.createdAt'])
    .where('player.bannedUntil', '>', now)
    .orderBy('player.bannedUntil')
    .orderBy('player.usernameKey')
    .limit(limit)
    .execute();
}

/** The account of an e-mail address, in lower case, that has no username yet; undefined when there is none. */
export async function unfinishedAccountAt(db: Executor, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth_user')
    .leftJoin('player', 'player.id', 'auth_user.id')
    .select('auth_user.id')
    .where('auth_user.email', '=', email)
    .where('player.id', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Counts of the whole world, without the player `systemId`. */
export async function readCounts(db: Executor, { now, systemId }: { now: number; systemId: string }) {
  const count = async (query: { executeTakeFirst(): Promise<{ count: unknown } | undefined> }): Promise<number> =>
    Number((await query.executeTakeFirst())?.count ?? 0);
  const rows = (table: 'auth_user' | 'feedback') => db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
  const players = db
    .selectFrom('player')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '!=', systemId);
  const money = await db
    .selectFrom('balance')
    .select((eb) => [eb.fn.sum('coins').as('coins'), eb.fn.sum('gems').as('gems')])
    .where('playerId', '!=', systemId)
    .executeTakeFirst();
  return {
    players: await count(players),
    // The account of the system has a player.
    unfinishedAccounts:
      (await count(rows('auth_user'))) -
      (await count(db.selectFrom('player').select((eb) => eb.fn.countAll().as('count')))),
    members: await count(
      players
        .where('membership', '>', 0)
        .where((eb) => eb.or([eb('membershipUntil', 'is', null), eb('membershipUntil', '>', now)])),
    ),
    banned: await count(players.where('bannedUntil', '>', now)),
    muted: await count(players.where('mutedUntil', '>', now)),
    coins: Number(money?.coins ?? 0),
    gems: Number(money?.gems ?? 0),
    mailsPending: (await countMails(db)).waiting,
    feedback: await count(rows('feedback')),
    submissionsPending: await count(
      db
        .selectFrom('submission')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('status', '=', 'pending'),
    ),
    reportsOpen: await count(
      db
        .selectFrom('report')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('decidedAt', 'is', null),
    ),
    paymentsOpen: await count(
      db
        .selectFrom('payment_issue')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('settledAt', 'is', null),
    ),
  };
}

/** Players created from a time on and before another, epoch ms. */
export async function countNewPlayers(
  db: Executor,
  { from, to, systemId }: { from: number; to: number; systemId: string },
): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '!=', systemId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** PostgreSQL's channel on which requests are announced. */
export const REQUESTS_CHANNEL = 'promenade_admin';

/** The database's clock, milliseconds: those of the machines differ. */
const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Stores a request and announces its id. PostgreSQL only, as all functions below. */
export async function insertRequest(
  db: Database,
  { id, argv }: { id: string; argv: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('admin_request')
      .values({ id, argv: JSON.stringify(argv), createdAt: databaseNow, takenBy: null, answer: null })
      .execute();
    await sql`select pg_notify(${REQUESTS_CHANNEL}, ${id})`.execute(transaction);
  });
}

/** Requests that wait for a server and are younger than `maxAgeMs`, the oldest first. */
export async function openRequests(db: Database, maxAgeMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('admin_request')
    .select('id')
    .where('takenBy', 'is', null)
    .where('createdAt', '>', sql<number>`${databaseNow} - ${maxAgeMs}`)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a request for the process of this name. Returns the arguments; null when another one has it. */
export async function takeRequest(db: Database, id: string, takenBy: string): Promise<readonly string[] | null> {
  const row = await db
    .updateTable('admin_request')
    .set({ takenBy })
    .where('id', '=', id)
    .where('takenBy', 'is', null)
    .returning('argv')
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.argv) as readonly string[]);
}

export async function answerRequest(db: Database, id: string, answer: object): Promise<void> {
  await db
    .updateTable('admin_request')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

export async function readRequest(
  db: Database,
  id: string,
): Promise<{ takenBy: string | null; answer: string | null } | undefined> {
  return await db.selectFrom('admin_request').select(['takenBy', 'answer']).where('id', '=', id).executeTakeFirst();
}

/** Deletes the request unless a server has taken it. Returns whether it is deleted. */
export async function withdrawRequest(db: Database, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('admin_request')
    .where('id', '=', id)
    .where('takenBy', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('admin_request').where('id', '=', id).execute();
}

/** Requests whose command has ended without reading the answer. */
export async function deleteOldRequests(db: Database, maxAgeMs: number): Promise<void> {
  await db.deleteFrom('admin_request').where('createdAt', '<=', sql<number>`${databaseNow} - ${maxAgeMs}`).execute();
}
