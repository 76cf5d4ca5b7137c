/** SQL of players, their names, their block lists, and the audit log. */
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { BalanceRow, NewPlayerRow, PlayerRow } from '../../db/schema.ts';
import { runtime } from '../../runtime.ts';

/** A player's row with the balances, the e-mail of the account and the name tag of the profile. */
export type WholePlayer = PlayerRow & Omit<BalanceRow, 'playerId'> & { email: string; nametag: string | null };

const wholePlayers = (db: Executor) =>
  db
    .selectFrom('player')
    .innerJoin('auth_user', 'auth_user.id', 'player.id')
    .innerJoin('balance', 'balance.playerId', 'player.id')
    .leftJoin('profile', 'profile.playerId', 'player.id')
    .selectAll('player')
    .select(['balance.coins', 'balance.gems', 'balance.honor', 'balance.paidLevel'])
    .select(['auth_user.email', 'profile.nametag']);

export async function findById(db: Executor, id: string): Promise<WholePlayer | undefined> {
  return await wholePlayers(db).where('player.id', '=', id).executeTakeFirst();
}

export async function findByNameKey(db: Executor, usernameKey: string): Promise<WholePlayer | undefined> {
  return await wholePlayers(db).where('player.usernameKey', '=', usernameKey).executeTakeFirst();
}

export async function findIdentity(
  db: Executor,
  key: { id: string } | { usernameKey: string },
): Promise<{ id: string; access: number } | undefined> {
  const players = db.selectFrom('player').select(['id', 'access']);
  return await ('id' in key
    ? players.where('id', '=', key.id)
    : players.where('usernameKey', '=', key.usernameKey)
  ).executeTakeFirst();
}

export async function countPlayers(db: Executor, { except }: { except: string }): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '!=', except)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Sorts all players: call it once per process. */
export async function findNewestLooks(
  db: Executor,
  { except, limit }: { except: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('player')
    .select('customization')
    .where('id', '!=', except)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ customization }) => customization);
}

export async function findBlocked(db: Executor, playerId: string): Promise<{ id: string; username: string }[]> {
  return await db
    .selectFrom('block')
    .innerJoin('player', 'player.id', 'block.blockedId')
    .select(['player.id', 'player.username'])
    .where('block.playerId', '=', playerId)
    .orderBy('block.createdAt')
    .execute();
}

export async function insertPlayer(db: Executor, row: NewPlayerRow): Promise<void> {
  await db.insertInto('player').values(row).execute();
  noteChange(db, 'player', row.id);
}

/** Throws the database's unique violation when a player has or had the name. */
export async function claimName(db: Executor, nameKey: string, playerId: string): Promise<void> {
  await db.insertInto('claimed_name').values({ nameKey, playerId }).execute();
}

export async function ownerOfName(db: Executor, nameKey: string): Promise<string | null> {
  const row = await db.selectFrom('claimed_name').select('playerId').where('nameKey', '=', nameKey).executeTakeFirst();
  return row?.playerId ?? null;
}

/** Owner of names whose player is deleted, until they are hashed. */
const RELEASED = 'deleted';
const HASHED = '';

/** Called with the deletion of the player. */
export async function releaseNames(transaction: Executor, playerId: string): Promise<void> {
  await transaction.updateTable('claimed_name').set({ playerId: RELEASED }).where('playerId', '=', playerId).execute();
}

/** Names of deleted players that are not hashed yet. */
export async function releasedNames(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('claimed_name')
    .select('nameKey')
    .where('playerId', '=', RELEASED)
    .limit(limit)
    .execute();
  return rows.map(({ nameKey }) => nameKey);
}

export async function replaceName(db: Executor, nameKey: string, hash: string): Promise<void> {
  await db
    .updateTable('claimed_name')
    .set({ nameKey: hash, playerId: HASHED })
    .where('nameKey', '=', nameKey)
    .execute();
}

/** Reads all names: call it once per process. */
export async function releaseNamesWithoutPlayer(db: Executor): Promise<void> {
  await db
    .updateTable('claimed_name')
    .set({ playerId: RELEASED })
    .where('playerId', 'not in', [RELEASED, HASHED])
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('player').select('player.id').whereRef('player.id', '=', 'claimed_name.playerId')),
      ),
    )
    .execute();
}

/** Removes names of deleted players from audit rows whose details are only a name. Reads the whole log: call it once per process. */
export async function clearNamesInAudit(db: Executor): Promise<void> {
  await db
    .updateTable('audit')
    .set({ details: '' })
    .where('action', 'in', ['delete-account', 'rename'])
    .where('details', '!=', '')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('player').select('player.id').whereRef('player.id', '=', 'audit.targetId'))),
    )
    .execute();
}

/** Rows of the audit log about the player. */
export const auditAbout = (db: Executor, playerId: string) =>
  db.selectFrom('audit').select(['id', 'action', 'details']).where('targetId', '=', playerId).execute();

export async function setAuditDetails(db: Executor, id: number, details: string): Promise<void> {
  await db.updateTable('audit').set({ details }).where('id', '=', id).execute();
}

/** The current and former names of a player, as keys. */
export async function namesOf(db: Executor, playerId: string): Promise<string[]> {
  const rows = await db.selectFrom('claimed_name').select('nameKey').where('playerId', '=', playerId).execute();
  return rows.map(({ nameKey }) => nameKey).toSorted();
}

/** Rows of the audit log about the player and by the player, oldest first. */
export const auditOf = (db: Executor, playerId: string) =>
  db
    .selectFrom('audit')
    .select(['actor', 'action', 'targetId', 'details', 'createdAt'])
    .where((eb) => eb.or([eb('targetId', '=', playerId), eb('actor', '=', playerId)]))
    .orderBy('id')
    .execute();

/** Locks the player's row until the transaction ends. Several players must be locked in the order of their ids. */
export const lockPlayer = (transaction: Executor, id: string) =>
  transaction
    .updateTable('player')
    .set((eb) => ({ access: eb.ref('access') }))
    .where('id', '=', id)
    .returning('id');

export async function customizationOf(db: Executor, id: string): Promise<string | null> {
  const row = await db.selectFrom('player').select('customization').where('id', '=', id).executeTakeFirst();
  return row?.customization ?? null;
}

export async function badgesOf(db: Executor, id: string): Promise<number> {
  const row = await db.selectFrom('player').select('badges').where('id', '=', id).executeTakeFirst();
  return row?.badges ?? 0;
}

/** Updates columns of the player's row. Balances are changed only by the ledger. */
export async function updatePlayer(
  db: Executor,
  id: string,
  change: Partial<
    Pick<
      PlayerRow,
      | 'username'
      | 'usernameKey'
      | 'access'
      | 'membership'
      | 'membershipUntil'
      | 'badges'
      | 'bannedUntil'
      | 'mutedUntil'
      | 'customization'
    >
  >,
): Promise<void> {
  await db.updateTable('player').set(change).where('id', '=', id).execute();
  noteChange(db, change.username === undefined ? 'player' : 'name', id);
}

export async function insertAudit(
  db: Executor,
  entry: { actor: string; action: string; targetId: string; details: string },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, createdAt: runtime.now() })
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

export interface AuditFilter {
  /** Id of a player, `console`, or what else acted; default: all. */
  actor?: string | null;
  /** Id of a player; null: all. */
  targetId: string | null;
  action?: string | null;
  /** Epoch ms; default: from the beginning. */
  since?: number | null;
  limit: number;
  offset?: number;
}

/** Newest first. */
export async function listAudit(db: Executor, filter: AuditFilter) {
  const { actor = null, targetId, action = null, since = null, limit, offset = 0 } = filter;
  return await db
    .selectFrom('audit')
    .leftJoin('player as target', 'target.id', 'audit.targetId')
    .leftJoin('player as actor', 'actor.id', 'audit.actor')
    .select([
      'audit.id',
      'audit.actor as actorId',
      'audit.action',
      'audit.targetId',
      'audit.details',
      'audit.createdAt',
      'target.username as target',
      'actor.username as actor',
    ])
    .$if(actor !== null, (query) => query.where('audit.actor', '=', actor ?? ''))
    .$if(targetId !== null, (query) => query.where('audit.targetId', '=', targetId ?? ''))
    .$if(action !== null, (query) => query.where('audit.action', '=', action ?? ''))
    .$if(since !== null, (query) => query.where('audit.createdAt', '>=', since ?? 0))
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
