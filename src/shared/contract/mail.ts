/** Mail between players (specification: social, sections 3, 4 and 7). */
import * as z from 'zod/mini';
import { MAIL_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { idParams, idText, nonEmptyText, onOff, pageQuery, searchText, usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';
import { sentenceSchema } from './sentence.ts';
import { sentence } from '../rules/sentence.ts';

export const MAIL_FOLDERS = ['inbox', 'unread', 'saved', 'sent', 'trash'] as const;
export type MailFolder = (typeof MAIL_FOLDERS)[number];
export const MAIL_NORMAL = 0;
export const MAIL_FRIEND_REQUEST = 1;

/**
 * A player's copy of a mail. Folders: inbox contains received copies, unread those of them that are not read, saved the
 * saved copies, and sent the sent copies, all without deleted ones; trash contains the deleted copies.
 */
export const mail = z.object({
  id: z.string(),
  /** The same as `id`. */
  _id: z.string(),
  /** Username of the sender; `deleted` for a deleted player. */
  sender: z.string(),
  /** Username of the recipient; `deleted` for a deleted player. */
  recipient: z.string(),
  /** Membership of the other player; 0 for a deleted one. */
  partnerMembership: z.number(),
  /** BBCode */
  message: z.string(),
  /** Of a mail whose text is the server's: what the English `message` says. */
  sentence: z.optional(sentenceSchema),
  createdAt: z.iso.datetime(),
  /** 0 normal, 1 friend request */
  type: z.union([z.literal(MAIL_NORMAL), z.literal(MAIL_FRIEND_REQUEST)]),
  isRead: z.boolean(),
  isSender: z.boolean(),
  isSaved: z.boolean(),
  isReplied: z.boolean(),
  isDeleted: z.boolean(),
});
export type Mail = z.infer<typeof mail>;

/**
 * Newest first. Without `folder`, mails of all folders including Trash. `search` matches sender, recipient and message.
 */
export const listMails = endpoint({
  method: 'GET',
  path: '/mail',
  auth: 'player',
  summary: 'My mails',
  accountRatePerMinute: 240,
  query: z.extend(pageQuery, {
    folder: z.optional(z.enum(MAIL_FOLDERS)),
    search: z.optional(searchText),
  }),
  reply: z.array(mail),
});

export const CONVERSATION_PAGE_SIZE = 20;

const mailNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/**
 * What the two players of a mail wrote to each other: my copies, oldest first, without friend requests and without other mails
 * in Trash. Without `before` and `after` the mails around this one, else the next ones in that direction.
 */
export const getConversation = endpoint({
  method: 'GET',
  path: '/mail/:id/conversation',
  auth: 'player',
  summary: 'The mails between me and the other player of a mail',
  accountRatePerMinute: 240,
  params: idParams,
  query: z.object({ before: z.optional(mailNumber), after: z.optional(mailNumber) }),
  reply: z.object({
    success: z.boolean(),
    mails: z.array(mail),
    hasOlder: z.boolean(),
    hasNewer: z.boolean(),
  }),
});
export type Conversation = z.infer<typeof getConversation.reply>;

/** Friend requests stay unread. The reply has no message, so no toast is shown. */
export const readMail = endpoint({
  method: 'GET',
  path: '/mail/:id/read',
  auth: 'player',
  summary: 'Mark a mail as read',
  params: idParams,
  reply: z.object({ success: z.boolean() }),
  changesState: true,
});

/** Of BBCode. A message of tags alone is refused with the same words by the server, so that the town loads no parser. */
export const MAIL_MISSING = sentence('pleaseWriteAMessage');
const mailBody = z.object({ message: nonEmptyText('message', MAIL_MAX_LENGTH, MAIL_MISSING) });

export const sendMail = endpoint({
  method: 'POST',
  path: '/mail/:username',
  auth: 'player',
  summary: 'Send a mail',
  params: usernameParams,
  body: mailBody,
  reply: messageReply,
  ...WRITE_RATES,
});

/** Sends a mail to the other player of the mail. Friend requests cannot be answered. */
export const replyToMail = endpoint({
  method: 'POST',
  path: '/mail/:id/reply',
  auth: 'player',
  summary: 'Answer a mail',
  params: idParams,
  body: mailBody,
  reply: messageReply,
  ...WRITE_RATES,
});

export const saveMail = endpoint({
  method: 'GET',
  path: '/mail/:id/save/:on',
  auth: 'player',
  summary: 'Add a mail to Saved, or remove it from there',
  params: z.object({ id: idText, on: onOff }),
  reply: messageReply,
  changesState: true,
});

/** Moves the player's copy to Trash; in Trash, deletes it permanently. Deleting a friend request declines it. */
export const deleteMail = endpoint({
  method: 'DELETE',
  path: '/mail/:id',
  auth: 'player',
  summary: 'Delete a mail on my side',
  params: idParams,
  reply: messageReply,
});

/** Moves the player's copy from Trash back to where it was. Not for friend requests: deleting one declined it. */
export const restoreMail = endpoint({
  method: 'POST',
  path: '/mail/:id/restore',
  auth: 'player',
  summary: 'Restore a mail from Trash',
  params: idParams,
  reply: messageReply,
});

/** Deletes each mail of the folder like `deleteMail`. Saved mails remain, unless the folder is Saved or Trash. */
export const clearMailFolder = endpoint({
  method: 'POST',
  path: '/mail-folder/clear',
  auth: 'player',
  summary: 'Delete all mails of a folder on my side',
  body: z.object({ folder: z.enum(MAIL_FOLDERS) }),
  reply: z.extend(messageReply, { count: z.number() }),
});
