/** What moderators do beside players' quick actions. Every act has a reason and leaves a row in the audit log. */
import * as z from 'zod/mini';
import { MUTE_MAX_MINUTES } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { idText, pageQuery, reasonText, usernameParams, usernameText } from './fields.ts';
import { messageReply } from './replies.ts';

/**
 * What can be redacted, and what `id` then means: a line of public chat, a profile comment or a reply to one by its id;
 * a player's bio or name tag by the username; a post of the forum or a reply to one by its id.
 */
export const REDACTABLE_KINDS = ['chat', 'comment', 'reply', 'bio', 'nametag', 'forum-post', 'forum-reply'] as const;
export type RedactableKind = (typeof REDACTABLE_KINDS)[number];

export const recentChatLine = z.object({
  id: z.string(),
  username: z.string(),
  /** As others got it. */
  message: z.string(),
  createdAt: z.iso.datetime(),
  isRedacted: z.boolean(),
});
export type RecentChatLine = z.infer<typeof recentChatLine>;

/** Of the last 15 minutes, oldest first. */
export const getRecentChat = endpoint({
  method: 'GET',
  path: '/moderation/player/:username/chat',
  auth: 'moderator',
  summary: 'What a player said in public lately, and whether they are muted',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    /** null: may talk */
    mutedUntil: z.nullable(z.iso.datetime()),
    lines: z.array(recentChatLine),
  }),
});

export const redact = endpoint({
  method: 'POST',
  path: '/moderation/redact',
  auth: 'moderator',
  summary: 'Replace what a player wrote by the redaction marker',
  body: z.object({ kind: z.enum(REDACTABLE_KINDS), id: idText, reason: reasonText }),
  reply: messageReply,
});

/** Muted players can neither chat nor write mails, comments and posts. Muting again sets a new end. */
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
  /** Username of whom it concerns; `deleted` when that player is no longer there. */
  target: z.string(),
  /** What exactly, with the reason. */
  details: z.string(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first; `limit` is 50 when left out. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/moderation/audit',
  auth: 'moderator',
  summary: 'What moderators and administrators did, to all or to one player',
  query: z.extend(pageQuery, { username: z.optional(usernameText) }),
  reply: z.object({ success: z.boolean(), entries: z.array(auditEntry), hasMore: z.boolean() }),
});
