/** Mail between players (specification: social, sections 3, 4 and 7). */
import * as z from 'zod/mini';
import { MAIL_MAX_LENGTH, SEARCH_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { idParams, idText, neededText, onOff, pageQuery, usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';

export const MAIL_FOLDERS = ['inbox', 'unread', 'saved', 'sent', 'trash'] as const;
export type MailFolder = (typeof MAIL_FOLDERS)[number];
export const MAIL_NORMAL = 0;
export const MAIL_FRIEND_REQUEST = 1;

/**
 * One side's copy. Folders: inbox is neither sent nor deleted; unread is of the inbox and not read; saved is saved and
 * not deleted; sent is sent and not deleted; trash is deleted.
 */
export const mail = z.object({
  id: z.string(),
  /** The same as `id`. */
  _id: z.string(),
  /** Who wrote it, oneself included; `deleted` when that player is no longer there. */
  sender: z.string(),
  /** Who got it; likewise. */
  recipient: z.string(),
  /** BBCode */
  message: z.string(),
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

/** Newest first. Without `folder` of all folders, Trash included. `search` looks into sender, recipient and message. */
export const listMails = endpoint({
  method: 'GET',
  path: '/mail',
  auth: 'player',
  summary: 'My mails',
  accountRatePerMinute: 240,
  query: z.extend(pageQuery, {
    folder: z.optional(z.enum(MAIL_FOLDERS)),
    search: z.optional(z.string().check(z.maxLength(SEARCH_MAX_LENGTH))),
  }),
  reply: z.array(mail),
});

/** Friend requests count as well. */
export const countUnreadMails = endpoint({
  method: 'GET',
  path: '/mail/unread/count',
  auth: 'player',
  summary: 'How many mails I have not read',
  reply: z.object({ success: z.boolean(), count: z.number() }),
});

/** The reply has no message, so no toast is shown. */
export const readMail = endpoint({
  method: 'GET',
  path: '/mail/:id/read',
  auth: 'player',
  summary: 'Mark a mail as read',
  params: idParams,
  reply: z.object({ success: z.boolean() }),
  changesState: true,
});

const mailBody = z.object({ message: neededText('A message', MAIL_MAX_LENGTH, 'Please write a message.') });

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

/** To the other side of the mail; a friend request is accepted or declined instead. */
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
  summary: 'Keep a mail in Saved, or no longer',
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

/** As if each were deleted; mails that are saved stay, unless the folder is Saved or Trash. */
export const clearMailFolder = endpoint({
  method: 'POST',
  path: '/mail-folder/clear',
  auth: 'player',
  summary: 'Delete all mails of a folder on my side',
  body: z.object({ folder: z.enum(MAIL_FOLDERS) }),
  reply: z.extend(messageReply, { count: z.number() }),
});
