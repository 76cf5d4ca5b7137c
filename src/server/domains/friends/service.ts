/**
 * Friendships. States of a pair: none, pending, friends. A request is a mail of type 1 to the recipient. Accepting,
 * declining, withdrawing and blocking end it. Two mutual requests make friends. Owns no state outside the database.
 */
import type { FriendEntry, FriendRequest } from '../../../shared/contract/friends.ts';
import { type Customization, wornItemIds } from '../../../shared/rules/slots.ts';
import { levelOf } from '../../../shared/rules/honor.ts';
import { noteReward } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import { KeptReads } from '../../db/kept-reads.ts';
import { DomainError } from '../../domain-error.ts';
import { limitNewAccount } from '../../new-accounts.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { forgetBetween, forgetRequests, notify } from '../bell/service.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { countRequestMails, sendFriendRequestMail, withdrawMails } from '../mail/service.ts';
import { currentMembership, lockPlayers, playerNamed, displayedLook } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

const WEARING_MAX = 12;

export interface FriendsDeps {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername'>;
  town: Pick<LiveTown, 'onlineForFriends' | 'notify'>;
}

/** Methods that change data return the message for the player. All methods throw DomainErrors. */
export interface Friends {
  add(player: PlayerRecord, username: string): Promise<SentenceData>;
  remove(player: PlayerRecord, username: string): Promise<SentenceData>;
  /** `mailId` is the id of the mail of type 1; null for an invalid id. */
  accept(player: PlayerRecord, mailId: number | null): Promise<SentenceData>;
  /** Open requests to the player, oldest first; the newest 20. */
  requests(playerId: string): Promise<FriendRequest[]>;
  /** Notes that the player saw the cards of the requests up to this id. */
  markShown(playerId: string, upTo: number): Promise<void>;
  list(player: PlayerRecord, slice: Slice): Promise<FriendEntry[]>;
  /** The friends who are in the town, ordered by username. From memory. */
  online(playerId: string): Promise<{ username: string }[]>;
  /** All friends, ordered by username. From memory. */
  all(playerId: string): Promise<readonly { id: string; username: string }[]>;
  /** Ids of all friends. From memory. */
  ids(playerId: string): Promise<string[]>;
  mutual(player: PlayerRecord, username: string, slice: Slice): Promise<{ username: string }[]>;
  /** Notifies the friends who are online that the player entered the town. */
  announce(player: { id: string; username: string }): Promise<void>;
}

const nowFriends = (username: string): SentenceData => sentence('youAndUsernameAreNow', { username });
/** That they are friends is what the reward of both says. */
const accepted = (username: string): SentenceData => sentence('youAcceptedUsernamesFriendRequest', { username });
const unknownRequest = (): DomainError =>
  new DomainError('not-found', sentence('thisFriendRequestIsNo'), { code: 'no-request' });

/** Upper bound of friends in memory, of all players together; one takes about 100 bytes. */
const KEPT_FRIENDS = 400_000;

export function createFriends({ db, players, town }: FriendsDeps): Friends {
  const friendsOf = new KeptReads(db, {
    read: (playerId) => repo.friendNames(db, playerId),
    drops: ['friends'],
    dropsAll: ['name'],
    sizeOf: (friends) => friends.length + 1,
    maxSize: KEPT_FRIENDS,
  });
  const makeFriends = async (transaction: Executor, player: PlayerRecord, other: PlayerRecord): Promise<void> => {
    await withdrawRequests(transaction, await repo.deleteRequests(transaction, player.id, other.id));
    await repo.insertFriendship(transaction, player.id, other.id);
    noteReward(transaction, player.id, { kind: 'friend', username: other.username, level: levelOf(other.honor) });
    noteReward(transaction, other.id, { kind: 'friend', username: player.username, level: levelOf(player.honor) });
    // The player knows: it is what the player just did.
    await notify(transaction, other.id, { kind: 'friend', actorId: player.id, reference: {} });
  };

  return {
    add: async (player, username) => {
      const other = await playerNamed(players, username);
      if (other.id === player.id) {
        throw new DomainError('invalid', sentence('youCannotBeYourOwn'), { code: 'oneself' });
      }
      await limitNewAccount(player, 'friend requests', (since) => countRequestMails(db, player.id, since));
      const outcome = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, other.id]);
        await refuseBlocked(transaction, player.id, other);
        if (await repo.areFriends(transaction, player.id, other.id)) {
          throw new DomainError('conflict', sentence('youAndUsernameAreFriends', { username: other.username }), {
            code: 'friends',
            params: { username: other.username },
          });
        }
        if ((await repo.requestBetween(transaction, other.id, player.id)) !== undefined) {
          await makeFriends(transaction, player, other);
          return 'friends';
        }
        if ((await repo.requestBetween(transaction, player.id, other.id)) !== undefined) {
          const message = sentence('usernameHasNotAnsweredYour', { username: other.username });
          throw new DomainError('conflict', message, { code: 'pending', params: { username: other.username } });
        }
        const mailId = await sendFriendRequestMail(transaction, player, other.id);
        await repo.insertRequest(transaction, { fromId: player.id, toId: other.id, mailId });
        noteReward(transaction, other.id, {
          kind: 'request',
          id: String(mailId),
          username: player.username,
          level: levelOf(player.honor),
          mutual: await repo.countMutual(transaction, player.id, other.id),
        });
        await notify(transaction, other.id, { kind: 'request', actorId: player.id, reference: { mailId } });
        return 'pending';
      });
      if (outcome === 'pending') {
        await town.notify(other.id, 'mail', sentence('usernameWouldLikeToBe', { username: player.username }), {
          code: 'friend-request',
          params: { username: player.username },
        });
        return sentence('friendRequestSentToUsername', { username: other.username });
      }
      await town.notify(other.id, 'friend', nowFriends(player.username), {
        code: 'friends',
        params: { username: player.username },
      });
      return accepted(other.username);
    },

    remove: async (player, username) => {
      const other = await playerNamed(players, username);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, other.id]);
        if (await repo.deleteFriendship(transaction, player.id, other.id)) {
          await forgetBetween(transaction, 'friend', [player.id, other.id]);
          return sentence('youAndUsernameAreNo', { username: other.username });
        }
        const request = await repo.requestBetween(transaction, player.id, other.id);
        if (request === undefined) {
          const message = sentence('youAndUsernameAreNot', { username: other.username });
          throw new DomainError('conflict', message, {
            code: 'not-friends',
            params: { username: other.username },
          });
        }
        await repo.deleteRequestsOfMails(transaction, [request.mailId]);
        await withdrawRequests(transaction, [request.mailId]);
        return sentence('youWithdrewYourFriendRequest', { username: other.username });
      });
    },

    accept: async (player, mailId) => {
      const request = mailId === null ? undefined : await repo.requestOfMail(db, mailId);
      if (request === undefined || request.toId !== player.id) throw unknownRequest();
      const other = await players.byId(request.fromId);
      if (other === null) throw unknownRequest();
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id, other.id]);
        const open = await repo.requestBetween(transaction, other.id, player.id);
        if (open === undefined || open.mailId !== mailId) throw unknownRequest();
        await makeFriends(transaction, player, other);
      });
      await town.notify(
        other.id,
        'friend',
        sentence('usernameAcceptedYourFriendRequest', { username: player.username }),
        {
          code: 'friend-accepted',
          params: { username: player.username },
        },
      );
      return accepted(other.username);
    },

    requests: async (playerId) =>
      (await repo.openRequests(db, playerId)).map(({ mailId, username, honor, mutual, isShown }) => ({
        id: String(mailId),
        username,
        level: levelOf(honor),
        mutual,
        isShown,
      })),

    markShown: (playerId, upTo) => repo.markShown(db, playerId, upTo),

    list: async (player, slice) => (await repo.listFriends(db, player.id, slice)).map(toEntry),

    online: async (playerId) => {
      const all = await friendsOf.of(playerId);
      const online = await town.onlineForFriends(all.map(({ id }) => id));
      return all.filter(({ id }) => online.has(id)).map(({ username }) => ({ username }));
    },

    all: (playerId) => friendsOf.of(playerId),

    ids: async (playerId) => (await friendsOf.of(playerId)).map(({ id }) => id),

    mutual: async (player, username, slice) => {
      const other = await playerNamed(players, username);
      if (other.id === player.id) return [];
      const names = await repo.mutualNames(db, { playerId: player.id, otherId: other.id }, slice);
      return names.map((name) => ({ username: name }));
    },

    announce: async (player) => {
      const ids = (await friendsOf.of(player.id)).map(({ id }) => id);
      await town.notify(ids, 'online', sentence('usernameIsNowOnline', { username: player.username }), {
        code: 'friend-online',
        params: { username: player.username },
      });
    },
  };
}

type FriendRow = Awaited<ReturnType<typeof repo.listFriends>>[number];

function toEntry(row: FriendRow): FriendEntry {
  const membership = currentMembership(row);
  const { nametagColor, width, height } = displayedLook(row.customization, membership);
  return { username: row.username, bioColor: row.bioColor, nametagColor, membership, width, height };
}

export interface FriendStatus {
  isFriends: boolean;
  /** The player sent the other a request that is pending. */
  hasPendingRequest: boolean;
}

/** The friendship status between two players, from the view of `playerId`. */
export async function friendStatusOf(db: Executor, playerId: string, otherId: string): Promise<FriendStatus> {
  const isFriends = await repo.areFriends(db, playerId, otherId);
  const request = isFriends ? undefined : await repo.requestBetween(db, playerId, otherId);
  return { isFriends, hasPendingRequest: request !== undefined };
}

/** Friends who wear an item, ordered by username; at most twelve. */
export async function friendsWearing(db: Executor, playerId: string, itemId: string): Promise<string[]> {
  const friends = await repo.friendsWithLook(db, playerId, itemId);
  const wearing = friends.filter(({ customization }) =>
    wornItemIds(JSON.parse(customization) as Customization).includes(itemId),
  );
  return wearing.slice(0, WEARING_MAX).map(({ username }) => username);
}

/** Deletes the friendship and the requests between the two, inside the caller's transaction. */
export async function endFriendship(transaction: Executor, playerId: string, otherId: string): Promise<void> {
  await repo.deleteFriendship(transaction, playerId, otherId);
  await forgetBetween(transaction, 'friend', [playerId, otherId]);
  await withdrawRequests(transaction, await repo.deleteRequests(transaction, playerId, otherId));
}

/** Deletes what the recipients of these requests see of them. */
async function withdrawRequests(transaction: Executor, mailIds: readonly number[]): Promise<void> {
  await withdrawMails(transaction, mailIds);
  await forgetRequests(transaction, mailIds);
}

/** Deletes the friend requests of these mails inside the caller's transaction. */
export async function declineRequests(transaction: Executor, mailIds: readonly number[]): Promise<void> {
  if (mailIds.length === 0) return;
  await repo.deleteRequestsOfMails(transaction, mailIds);
  await forgetRequests(transaction, mailIds);
}

/** Foreign keys delete friendships and requests with the player's row. `erase` withdraws the mails of sent requests. */
export const friendRequestData: PlayerData = {
  name: 'friendRequests',
  export: async (db, playerId) =>
    (await repo.requestsOf(db, playerId)).map(({ from, to, createdAt }) => ({
      from,
      to,
      createdAt: new Date(createdAt).toISOString(),
    })),
  // `friendData` withdraws their mails.
  erase: () => Promise.resolve(),
};

export const friendData: PlayerData = {
  name: 'friends',
  export: async (db, playerId) =>
    (await repo.friendsSince(db, playerId)).map(({ username, createdAt }) => ({
      username,
      since: new Date(createdAt).toISOString(),
    })),
  erase: async (transaction, playerId) => {
    await withdrawMails(transaction, await repo.sentRequestMails(transaction, playerId));
  },
};
