/** Calls of moderators. Every action has a reason and adds a row to the audit log. */
import * as z from 'zod/mini';
import { MUTE_MAX_MINUTES } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { idText, pageQuery, reasonText, usernameParams, usernameText } from './fields.ts';
import { messageReply } from './replies.ts';

/**
 * Kinds of texts that can be redacted. `id` is the id of the chat line, profile comment, forum post or reply, outfit (its
 * name) or gift (its line); for a bio or a name tag it is the username.
 */
export const REDACTABLE_KINDS = [
  'chat',
  'comment',
  'reply',
  'bio',
  'nametag',
  'outfit',
  'forum-post',
  'forum-reply',
  'gift',
] as const;
export type RedactableKind = (typeof REDACTABLE_KINDS)[number];

export const recentChatLine = z.object({
  id: z.string(),
  username: z.string(),
  /** The text that players received. */
  message: z.string(),
  createdAt: z.iso.datetime(),
  isRedacted: z.boolean(),
});
export type RecentChatLine = z.infer<typeof recentChatLine>;

/** Lines of the last 15 minutes, oldest first. */
export const getRecentChat = endpoint({
  method: 'GET',
  path: '/moderation/player/:username/chat',
  auth: 'moderator',
  summary: 'Recent public chat of a player, and the end of a mute',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    /** null: not muted */
    mutedUntil: z.nullable(z.iso.datetime()),
    lines: z.array(recentChatLine),
  }),
});

export const redact = endpoint({
  method: 'POST',
  path: '/moderation/redact',
  auth: 'moderator',
  summary: 'Replace a text of a player with the redaction marker',
  body: z.object({ kind: z.enum(REDACTABLE_KINDS), id: idText, reason: reasonText }),
  reply: messageReply,
});

/** Muted players can neither chat nor write mails, comments and posts. Muting a muted player sets a new end. */
export const mutePlayer = endpoint({
  method: 'POST',
  path: '/moderation/player/:username/mute',
  auth: 'moderator',
  summary: 'Mute a player for some time',
  params: usernameParams,
  body: z.object({ minutes: z.number().check(z.int(), z.gte(1), z.lte(MUTE_MAX_MINUTES)), reason: reasonText }),
  reply: messageReply,
});

export const unmutePlayer = endpoint({
  method: 'POST',
  path: '/moderation/player/:username/unmute',
  auth: 'moderator',
  summary: 'Let a player talk again',
  params: usernameParams,
  body: z.object({ reason: reasonText }),
  reply: messageReply,
});

export const auditEntry = z.object({
  id: z.string(),
  /** A username, `console` for the admin command, or `deleted` */
  actor: z.string(),
  /** `mute`, `unmute`, `redact`, `access`, `membership`, `grant` ... */
  action: z.string(),
  /** Username of the affected player; `deleted` for a deleted player. */
  target: z.string(),
  /** Details of the action, with the reason. */
  details: z.string(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first; `limit` defaults to 50. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/moderation/audit',
  auth: 'moderator',
  summary: 'Actions of moderators and administrators, on all players or on one',
  query: z.extend(pageQuery, { username: z.optional(usernameText) }),
  reply: z.object({ success: z.boolean(), entries: z.array(auditEntry), hasMore: z.boolean() }),
});
