/** SQL of friendships (two rows per pair) and of pending friend requests. */
import { batchesOf } from '../../db/batches.ts';
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { Slice } from '../../slices.ts';
import { runtime } from '../../runtime.ts';

export async function areFriends(db: Executor, playerId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('friendship')
    .select('friendId')
    .where('playerId', '=', playerId)
    .where('friendId', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFriendship(db: Executor, playerId: string, otherId: string): Promise<void> {
  const createdAt = runtime.now();
  await db
    .insertInto('friendship')
    .values([
      { playerId, friendId: otherId, createdAt },
      { playerId: otherId, friendId: playerId, createdAt },
    ])
    .execute();
  noteChange(db, 'friends', playerId, otherId);
}

/** Returns false when no friendship existed. */
export async function deleteFriendship(db: Executor, playerId: string, otherId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('friendship')
    .where((eb) =>
      eb.or([
        eb.and([eb('playerId', '=', playerId), eb('friendId', '=', otherId)]),
        eb.and([eb('playerId', '=', otherId), eb('friendId', '=', playerId)]),
      ]),
    )
    .returning('playerId')
    .execute();
  noteChange(db, 'friends', playerId, otherId);
  return deleted.length > 0;
}

/** Ordered by username. Only names are sorted; the other columns are read for the slice only. */
export async function listFriends(db: Executor, playerId: string, { limit, offset }: Slice) {
  return await db
    .selectFrom((eb) =>
      eb
        .selectFrom('friendship')
        .innerJoin('player as named', 'named.id', 'friendship.friendId')
        .select(['named.id', 'named.usernameKey'])
        .where('friendship.playerId', '=', playerId)
        .orderBy('named.usernameKey')
        .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
        .as('friend'),
    )
    .innerJoin('player', 'player.id', 'friend.id')
    .leftJoin('profile', 'profile.playerId', 'friend.id')
    .select([
      'player.username',
      'player.membership',
      'player.membershipUntil',
      'player.customization',
      'profile.bioColor',
    ])
    .orderBy('friend.usernameKey')
    .execute();
}

/** Ids and usernames of all friends, ordered by username. */
export async function friendNames(db: Executor, playerId: string): Promise<{ id: string; username: string }[]> {
  return await db
    .selectFrom('friendship')
    .innerJoin('player', 'player.id', 'friendship.friendId')
    .select(['player.id', 'player.username'])
    .where('friendship.playerId', '=', playerId)
    .orderBy('player.usernameKey')
    .execute();
}

/** Friends whose look names a text, with the look, ordered by username. */
export async function friendsWithLook(db: Executor, playerId: string, text: string) {
  return await db
    .selectFrom('friendship')
    .innerJoin('player', 'player.id', 'friendship.friendId')
    .select(['player.username', 'player.customization'])
    .where('friendship.playerId', '=', playerId)
    .where('player.customization', 'like', `%"${text}"%`)
    .orderBy('player.usernameKey')
    .execute();
}

/** The usernames of mutual friends, in order. */
export async function mutualNames(
  db: Executor,
  pair: { playerId: string; otherId: string },
  { limit, offset }: Slice,
): Promise<string[]> {
  const rows = await db
    .selectFrom('friendship as mine')
    .innerJoin('friendship as theirs', 'theirs.friendId', 'mine.friendId')
    .innerJoin('player', 'player.id', 'mine.friendId')
    .select('player.username')
    .where('mine.playerId', '=', pair.playerId)
    .where('theirs.playerId', '=', pair.otherId)
    .orderBy('player.usernameKey')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  return rows.map((row) => row.username);
}

/** The number of mutual friends. */
export async function countMutual(db: Executor, playerId: string, otherId: string): Promise<number> {
  const { count } = await db
    .selectFrom('friendship as mine')
    .innerJoin('friendship as theirs', 'theirs.friendId', 'mine.friendId')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('mine.playerId', '=', playerId)
    .where('theirs.playerId', '=', otherId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const REQUESTS_MAX = 20;

/** The newest open requests to the player, oldest first, with the number of mutual friends. */
export async function openRequests(db: Executor, playerId: string) {
  const rows = await db
    .selectFrom('friend_request')
    .innerJoin('player', 'player.id', 'friend_request.fromId')
    .leftJoin('balance', 'balance.playerId', 'friend_request.fromId')
    .select(['friend_request.mailId', 'friend_request.fromId', 'friend_request.isShown'])
    .select(['player.username', 'balance.honor'])
    .where('friend_request.toId', '=', playerId)
    .orderBy('friend_request.mailId', 'desc')
    .limit(REQUESTS_MAX)
    .execute();
  const found = [];
  for (const { fromId, honor, isShown, ...row } of rows.toReversed()) {
    const mutual = await countMutual(db, playerId, fromId);
    found.push({ ...row, honor: honor ?? 0, mutual, isShown: isShown === 1 });
  }
  return found;
}

/** Notes that the player saw the cards of the requests with this mail and older ones. */
export async function markShown(db: Executor, playerId: string, upTo: number): Promise<void> {
  await db
    .updateTable('friend_request')
    .set({ isShown: 1 })
    .where('toId', '=', playerId)
    .where('mailId', '<=', upTo)
    .where('isShown', '=', 0)
    .execute();
}

export interface Request {
  fromId: string;
  toId: string;
  mailId: number;
}

export async function requestBetween(db: Executor, fromId: string, toId: string): Promise<Request | undefined> {
  return await db
    .selectFrom('friend_request')
    .select(['fromId', 'toId', 'mailId'])
    .where('fromId', '=', fromId)
    .where('toId', '=', toId)
    .executeTakeFirst();
}

export async function requestOfMail(db: Executor, mailId: number): Promise<Request | undefined> {
  return await db
    .selectFrom('friend_request')
    .select(['fromId', 'toId', 'mailId'])
    .where('mailId', '=', mailId)
    .executeTakeFirst();
}

export async function insertRequest(db: Executor, request: Request): Promise<void> {
  await db
    .insertInto('friend_request')
    .values({ ...request, createdAt: runtime.now() })
    .execute();
}

/** Deletes the requests in both directions. Returns the ids of their mails. */
export async function deleteRequests(db: Executor, playerId: string, otherId: string): Promise<number[]> {
  const deleted = await db
    .deleteFrom('friend_request')
    .where((eb) =>
      eb.or([
        eb.and([eb('fromId', '=', playerId), eb('toId', '=', otherId)]),
        eb.and([eb('fromId', '=', otherId), eb('toId', '=', playerId)]),
      ]),
    )
    .returning('mailId')
    .execute();
  return deleted.map((row) => row.mailId);
}

const MAILS_PER_STATEMENT = 1000;

export async function deleteRequestsOfMails(db: Executor, mailIds: readonly number[]): Promise<void> {
  for (const batch of batchesOf(mailIds, MAILS_PER_STATEMENT)) {
    await db.deleteFrom('friend_request').where('mailId', 'in', batch).execute();
  }
}

/** The mail ids of the pending requests that the player sent. */
export async function sentRequestMails(db: Executor, fromId: string): Promise<number[]> {
  const rows = await db.selectFrom('friend_request').select('mailId').where('fromId', '=', fromId).execute();
  return rows.map((row) => row.mailId);
}

/** For the export: friends with the start of the friendship (epoch ms). */
export async function friendsSince(db: Executor, playerId: string) {
  return await db
    .selectFrom('friendship')
    .innerJoin('player', 'player.id', 'friendship.friendId')
    .select(['player.username', 'friendship.createdAt'])
    .where('friendship.playerId', '=', playerId)
    .orderBy('friendship.createdAt')
    .execute();
}

/** For the export: open requests from and to the player, oldest first. */
export const requestsOf = (db: Executor, playerId: string) =>
  db
    .selectFrom('friend_request')
    .innerJoin('player as sender', 'sender.id', 'friend_request.fromId')
    .innerJoin('player as recipient', 'recipient.id', 'friend_request.toId')
    .select(['sender.username as from', 'recipient.username as to', 'friend_request.createdAt'])
    .where((eb) => eb.or([eb('friend_request.fromId', '=', playerId), eb('friend_request.toId', '=', playerId)]))
    .orderBy('friend_request.createdAt')
    .execute();
