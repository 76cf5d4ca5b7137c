/**
 * Mail. The text is stored once; sender and recipient each have a copy with its own read, saved and deleted state.
 * Friend requests are mails of type 1 with a copy only for the recipient; the copy is deleted when the request ends.
 */
import {
  type Conversation,
  CONVERSATION_PAGE_SIZE,
  type Mail,
  MAIL_FRIEND_REQUEST,
  MAIL_NORMAL,
  type MailFolder,
} from '../../../shared/contract/mail.ts';
import { DELETED_NAME, TRASH_DAYS } from '../../../shared/rules/limits.ts';
import type { Database, Executor } from '../../db/database.ts';
import { KeptReads } from '../../db/kept-reads.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import { limitNewAccount } from '../../new-accounts.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { pageOf } from '../../slices.ts';
import { REPEAT_MS, requiredText } from '../../written-text.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { accessOf, currentMembership, lockPlayers, playerNamed, SYSTEM_PLAYER_ID } from '../players/service.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The English text is what searches, exports and older pages read. */
const saidText = (said: SentenceData): repo.SaidText => ({ message: textOf(said), sentence: JSON.stringify(said) });
const GONE = saidText(sentence('messageDeletedWithAccount'));

export interface MailsDeps {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername' | 'redact'>;
  town: Pick<LiveTown, 'notify'>;
  /** Declines the friend requests that these mails represent. */
  declineRequests: (transaction: Executor, mailIds: readonly number[]) => Promise<void>;
}

/**
 * Calls that change state return the message for the player. All throw DomainErrors. An invalid id is passed as null.
 */
export interface Mails {
  list(player: PlayerRecord, query: repo.MailQuery): Promise<Mail[]>;
  countUnread(playerId: string): Promise<number>;
  /** Without a position: the mails around this one. A mail of or to a deleted player, or a friend request, is alone. */
  conversation(
    player: PlayerRecord,
    mailId: number | null,
    at: ConversationPosition,
  ): Promise<Omit<Conversation, 'success'>>;
  /** Friend requests stay unread until they end. */
  read(player: PlayerRecord, mailId: number | null): Promise<void>;
  send(player: PlayerRecord, username: string, message: string): Promise<SentenceData>;
  reply(player: PlayerRecord, mailId: number | null, message: string): Promise<SentenceData>;
  save(player: PlayerRecord, mailId: number | null, isSaved: boolean): Promise<SentenceData>;
  remove(player: PlayerRecord, mailId: number | null): Promise<SentenceData>;
  restore(player: PlayerRecord, mailId: number | null): Promise<SentenceData>;
  clear(player: PlayerRecord, folder: MailFolder): Promise<{ message: SentenceData; count: number }>;
}

/** The next mails before or after one, by its id. */
export interface ConversationPosition {
  before?: number | undefined;
  after?: number | undefined;
}

const unknownMail = (): DomainError => new DomainError('not-found', sentence('messageIsGone'));

const KEPT_COUNTS = 20_000;

export function createMails({ db, players, town, declineRequests }: MailsDeps): Mails {
  const unread = new KeptReads(db, {
    read: (playerId) => repo.countUnread(db, playerId),
    drops: ['mails'],
    maxSize: KEPT_COUNTS,
  });
  const copyOf = async (player: PlayerRecord, mailId: number | null): Promise<repo.Copy> => {
    const copy = mailId === null ? undefined : await repo.copyOf(db, player.id, mailId);
    if (copy === undefined) throw unknownMail();
    return copy;
  };

  /** `repliedId`: the mail that this one answers; the sender's copy of it is marked as replied. */
  const deliver = async (
    sender: PlayerRecord,
    recipient: PlayerRecord,
    { written, repliedId }: { written: string; repliedId?: number },
  ): Promise<void> => {
    refuseMuted(sender);
    const message = requiredText(written, players.redact);
    await limitNewAccount(sender, 'mails', (since) => repo.countSent(db, sender.id, MAIL_NORMAL, since));
    const isSent = await db.transaction().execute(async (transaction) => {
      await lockPlayers(transaction, [sender.id]);
      await refuseBlocked(transaction, sender.id, recipient);
      const mail = { senderId: sender.id, recipientId: recipient.id, type: MAIL_NORMAL, message };
      if (await repo.isRepeated(transaction, mail, runtime.now() - REPEAT_MS)) return false;
      const mailId = await repo.insertMail(transaction, mail);
      await repo.insertCopy(transaction, { playerId: sender.id, mailId, isSender: true });
      await repo.insertCopy(transaction, { playerId: recipient.id, mailId, isSender: false });
      if (repliedId !== undefined)
        await repo.updateCopy(transaction, sender.id, repliedId, { isReplied: 1, isRead: 1 });
      return true;
    });
    if (!isSent) return;
    await town.notify(recipient.id, 'mail', sentence('youHaveMailFrom', { username: sender.username }), {
      code: 'mail-received',
      params: { username: sender.username },
    });
  };

  return {
    list: async (player, query) => (await repo.listCopies(db, player.id, query)).map(toMail),

    countUnread: (playerId) => unread.of(playerId),

    conversation: async (player, mailId, { before, after }) => {
      const opened = await copyOf(player, mailId);
      const partnerId = opened.isSender === 1 ? opened.recipientId : opened.senderId;
      if (partnerId === null || opened.type === MAIL_FRIEND_REQUEST) {
        return { mails: [toMail(opened)], hasOlder: false, hasNewer: false };
      }
      const read = async (from: { before: number } | { after: number }, size: number) =>
        pageOf(
          await repo.conversationCopies(db, player.id, { partnerId, openedId: opened.id, from, limit: size + 1 }),
          size,
        );
      if (before !== undefined) {
        const older = await read({ before }, CONVERSATION_PAGE_SIZE);
        return { mails: older.items.toReversed().map(toMail), hasOlder: older.hasMore, hasNewer: true };
      }
      if (after !== undefined) {
        const newer = await read({ after }, CONVERSATION_PAGE_SIZE);
        return { mails: newer.items.map(toMail), hasOlder: true, hasNewer: newer.hasMore };
      }
      const older = await read({ before: opened.id }, CONVERSATION_PAGE_SIZE / 2);
      const newer = await read({ after: opened.id }, CONVERSATION_PAGE_SIZE / 2);
      const mails = [...older.items.toReversed(), opened, ...newer.items].map(toMail);
      return { mails, hasOlder: older.hasMore, hasNewer: newer.hasMore };
    },

    read: async (player, mailId) => {
      const copy = await copyOf(player, mailId);
      if (copy.type === MAIL_NORMAL) await repo.updateCopy(db, player.id, copy.id, { isRead: 1 });
    },

    send: async (player, username, written) => {
      const recipient = await playerNamed(players, username);
      if (recipient.id === player.id) {
        throw new DomainError('invalid', sentence('cannotMailYourself'), { code: 'oneself' });
      }
      await deliver(player, recipient, { written });
      return sentence('messageSentTo', { username: recipient.username });
    },

    reply: async (player, mailId, written) => {
      const copy = await copyOf(player, mailId);
      if (copy.type === MAIL_FRIEND_REQUEST) {
        throw new DomainError('conflict', sentence('friendRequestIsAnswered'), { code: 'friend-request' });
      }
      const otherId = copy.isSender === 1 ? copy.recipientId : copy.senderId;
      const other = otherId === null ? null : await players.byId(otherId);
      if (other === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'), { code: 'gone' });
      await deliver(player, other, { written, repliedId: copy.id });
      return sentence('replySentTo', { username: other.username });
    },

    save: async (player, mailId, isSaved) => {
      const isThere = mailId !== null && (await repo.updateCopy(db, player.id, mailId, { isSaved: isSaved ? 1 : 0 }));
      if (!isThere) throw unknownMail();
      return isSaved ? sentence('messageSaved') : sentence('messageNoLongerSaved');
    },

    remove: async (player, mailId) => {
      const copy = await copyOf(player, mailId);
      if (copy.deletedAt !== null) {
        await repo.removeCopy(db, player.id, copy.id);
        return sentence('messageDeletedForGood');
      }
      const isRequest = copy.type === MAIL_FRIEND_REQUEST;
      await db.transaction().execute(async (transaction) => {
        // Accepting the request takes the same lock first, so that the two transactions cannot deadlock.
        if (isRequest) await lockPlayers(transaction, [player.id]);
        await repo.updateCopy(transaction, player.id, copy.id, { deletedAt: runtime.now() });
        if (isRequest) await declineRequests(transaction, [copy.id]);
      });
      return isRequest ? sentence('friendRequestDeclined') : sentence('messageMovedToTrash');
    },

    restore: async (player, mailId) => {
      const copy = await copyOf(player, mailId);
      if (copy.type === MAIL_FRIEND_REQUEST) {
        throw new DomainError('conflict', sentence('declinedNotRestored'), { code: 'friend-request' });
      }
      await repo.updateCopy(db, player.id, copy.id, { deletedAt: null });
      return sentence('messageRestored');
    },

    clear: async (player, folder) => {
      if (folder === 'trash') {
        const count = await repo.emptyTrash(db, player.id);
        return { message: clearedText(folder, count), count };
      }
      const count = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const mailIds = await repo.moveToTrash(transaction, player.id, folder);
        await declineRequests(transaction, mailIds);
        return mailIds.length;
      });
      return { message: clearedText(folder, count), count };
    },
  };
}

function clearedText(folder: MailFolder, count: number): SentenceData {
  if (count === 0) return sentence('nothingToClear');
  return folder === 'trash' ? sentence('mailsDeletedForGood', { count }) : sentence('mailsMovedToTrash', { count });
}

function toMail(copy: repo.Copy): Mail {
  const id = String(copy.id);
  return {
    id,
    _id: id,
    sender: copy.sender ?? DELETED_NAME,
    recipient: copy.recipient ?? DELETED_NAME,
    partnerMembership: partnerMembershipOf(copy),
    message: copy.message,
    ...(copy.sentence === null ? {} : { sentence: JSON.parse(copy.sentence) as SentenceData }),
    createdAt: new Date(copy.createdAt).toISOString(),
    type: copy.type === MAIL_FRIEND_REQUEST ? MAIL_FRIEND_REQUEST : MAIL_NORMAL,
    isRead: copy.isRead === 1,
    isSender: copy.isSender === 1,
    isSaved: copy.isSaved === 1,
    isReplied: copy.isReplied === 1,
    isDeleted: copy.deletedAt !== null,
  };
}

function partnerMembershipOf(copy: repo.Copy): number {
  const [membership, membershipUntil] =
    copy.isSender === 1 ? [copy.recipientLevel, copy.recipientUntil] : [copy.senderLevel, copy.senderUntil];
  return currentMembership({ membership: membership ?? 0, membershipUntil });
}

/** Adds a friend request to the recipient's mailbox, inside the caller's transaction; returns the mail's id. */
export async function sendFriendRequestMail(
  transaction: Executor,
  sender: Pick<PlayerRecord, 'id' | 'username'>,
  recipientId: string,
): Promise<number> {
  const mailId = await repo.insertMail(transaction, {
    senderId: sender.id,
    recipientId,
    type: MAIL_FRIEND_REQUEST,
    ...saidText(sentence('usernameWouldLikeToBe', { username: sender.username })),
  });
  await repo.insertCopy(transaction, { playerId: recipientId, mailId, isSender: false });
  return mailId;
}

/** Sends a mail from the system player, inside the caller's transaction; does nothing before that player exists. */
export async function sendSystemMail(transaction: Executor, recipientId: string, said: SentenceData): Promise<void> {
  const senderId = SYSTEM_PLAYER_ID;
  if ((await accessOf(transaction, senderId)) === null) return;
  const mailId = await repo.insertMail(transaction, {
    senderId,
    recipientId,
    type: MAIL_NORMAL,
    ...saidText(said),
  });
  await repo.insertCopy(transaction, { playerId: recipientId, mailId, isSender: false });
}

/** Deletes all copies of these mails. The mails count for the daily limits until housekeeping deletes them. */
export async function withdrawMails(transaction: Executor, mailIds: readonly number[]): Promise<void> {
  if (mailIds.length > 0) await repo.deleteCopies(transaction, mailIds);
}

/** Number of friend requests that the player has sent since `since` (epoch milliseconds). */
export const countRequestMails = (db: Executor, playerId: string, since: number): Promise<number> =>
  repo.countSent(db, playerId, MAIL_FRIEND_REQUEST, since);

/** Deletes copies that have been in Trash for more than `TRASH_DAYS`. */
export const deleteExpiredTrash = (db: Database): Promise<void> =>
  repo.deleteBefore(db, runtime.now() - TRASH_DAYS * DAY_MS);

/** The player's texts become tombstones in other mailboxes; the player's copies are deleted with the player's row. */
export const mailData: PlayerData = {
  name: 'mails',
  export: async (db, playerId) =>
    (await repo.listCopies(db, playerId, { slice: { limit: null, offset: 0 } })).map(toMail),
  erase: (transaction, playerId) => repo.replaceSentTexts(transaction, playerId, GONE),
};
