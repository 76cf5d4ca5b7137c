/** Reports of players and contents, decisions about them, and appeals. All calls are refused where reports are switched off. */
import * as z from 'zod/mini';
import { CHAT_MAX_LENGTH, MUTE_MAX_MINUTES, PAGE_LIMIT_MAX, PAGE_MAX } from '../rules/limits.ts';
import {
  APPEAL_PARTIES,
  BAN_MAX_DAYS,
  REPORT_ACTIONS,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_TEXT_MAX_LENGTH,
  WHISPERS_MAX,
} from '../rules/reports.ts';
import { sentence } from '../rules/sentence.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idText, nonEmptyText, reasonText, trimmedText, usernameText } from './fields.ts';
import { REDACTABLE_KINDS } from './moderation.ts';
import { messageReply } from './replies.ts';
import { customization } from './wardrobe.ts';

/** A line as the client got it: at most eight times longer than it may be typed, because of custom emoji. */
const spokenText = z.string().check(z.minLength(1), z.maxLength(CHAT_MAX_LENGTH * 8));

/** A whisper between the two players, as it was delivered, and its proof. */
const provenWhisper = z.object({
  /** Whether the reporter sent it. */
  isSender: z.boolean(),
  text: spokenText,
  proof: z.string().check(z.regex(/^[0-9a-z]{1,12}\.[\w-]{20,50}$/)),
});

const subject = z.object({
  kind: z.enum(REPORT_KINDS),
  username: usernameText,
  /** Of a mail, comment, reply, forum post, forum reply, creation or gift. */
  id: z.optional(idText),
  /** Of a chat line, as it was received. */
  line: z.optional(spokenText),
  /** The reported whisper is the last one. Those before it are evidence. */
  whispers: z.optional(z.array(provenWhisper).check(z.minLength(1), z.maxLength(WHISPERS_MAX))),
});

export const sendReport = endpoint({
  method: 'POST',
  path: '/reports',
  auth: 'player',
  summary: 'Report a player, a text or a creation to the moderators',
  body: z.extend(subject, {
    category: z.enum(REPORT_CATEGORIES),
    text: trimmedText('message', REPORT_TEXT_MAX_LENGTH),
  }),
  reply: messageReply,
  ratePerMinute: 600,
  accountRatePerMinute: 10,
});

const decision = z.object({
  action: z.enum(REPORT_ACTIONS),
  /** Of a mute. */
  minutes: z.nullable(z.int()),
  /** Of a ban; null: without an end. */
  days: z.nullable(z.int()),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
});
export type Decision = z.infer<typeof decision>;

const appeal = z.object({
  party: z.enum(APPEAL_PARTIES),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** null: not decided */
  outcome: z.nullable(z.object({ isChanged: z.boolean(), reason: z.string(), decidedAt: z.iso.datetime() })),
});
export type Appeal = z.infer<typeof appeal>;

const ownReport = z.object({
  id: z.string(),
  /** `target`: a decision about something of the reading player, who is not informed who reported it. */
  party: z.enum(APPEAL_PARTIES),
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  /** The reported player, for the reporter only; null: deleted. */
  username: z.nullable(z.string()),
  /** Of the reporter; empty for the reported player. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The decision in force; null: open. */
  decision: z.nullable(decision),
  /** The reading player's appeal. */
  appeal: z.nullable(appeal),
  /** Until when the reading player can appeal; null: not possible. */
  appealUntil: z.nullable(z.iso.datetime()),
});
export type OwnReport = z.infer<typeof ownReport>;

/** Newest first, at most 200. */
export const listOwnReports = endpoint({
  method: 'GET',
  path: '/reports',
  auth: 'player',
  summary: 'Own reports, and decisions about the player',
  reply: z.object({ success: z.boolean(), reports: z.array(ownReport) }),
});

const appealText = nonEmptyText('message', REPORT_TEXT_MAX_LENGTH, sentence('pleaseGiveAReason'));

export const appealDecision = endpoint({
  method: 'POST',
  path: '/reports/:id/appeal',
  auth: 'player',
  summary: 'Appeal a decision, once within six months: the reported player a measure, the reporter a dismissal',
  params: idParams,
  body: z.object({ text: appealText }),
  reply: messageReply,
  ratePerMinute: 600,
  accountRatePerMinute: 10,
});

const evidence = z.object({
  lines: z.array(
    z.object({
      username: z.string(),
      text: z.string(),
      createdAt: z.nullable(z.iso.datetime()),
      /** The text that was reported; others are around it. */
      isReported: z.boolean(),
    }),
  ),
  /** Addresses of pictures on the storage host. */
  pictures: z.array(z.string()),
  /** How a reported player looked; null for other reports. */
  look: z.nullable(customization),
});
export type Evidence = z.infer<typeof evidence>;

export const QUEUES = ['open', 'appealed', 'decided'] as const;
export type ReportQueue = (typeof QUEUES)[number];

const moderatedReport = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  category: z.enum(REPORT_CATEGORIES),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** `deleted` for deleted players. */
  reporter: z.string(),
  target: z.string(),
  /** null: deleted, six months after the last decision. */
  evidence: z.nullable(evidence),
  /** What the action `redact` can replace; empty: nothing. A creation is withdrawn. */
  redactables: z.array(z.enum([...REDACTABLE_KINDS, 'creation'])),
  decision: z.nullable(z.extend(decision, { moderator: z.string() })),
  appeals: z.array(z.extend(appeal, { moderator: z.nullable(z.string()) })),
  /** Earlier reports about the same player, newest first. */
  earlier: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(REPORT_KINDS),
      category: z.enum(REPORT_CATEGORIES),
      createdAt: z.iso.datetime(),
      /** null: open */
      action: z.nullable(z.enum(REPORT_ACTIONS)),
    }),
  ),
  /** Whether the reading moderator may decide: not about own reports, nor about players of the same access. */
  mayDecide: z.boolean(),
});
export type ModeratedReport = z.infer<typeof moderatedReport>;

export const listReports = endpoint({
  method: 'GET',
  path: '/moderation/reports',
  auth: 'moderator',
  summary: 'Reports by their state: open ones and appeals oldest first, decided ones newest first',
  query: z.object({
    queue: z.enum(QUEUES),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_LIMIT_MAX))),
  }),
  reply: z.object({
    success: z.boolean(),
    reports: z.array(moderatedReport),
    hasMore: z.boolean(),
    counts: z.object({ open: z.number(), appealed: z.number(), decided: z.number() }),
  }),
});

const measure = {
  action: z.enum(REPORT_ACTIONS),
  /** Required for a mute. */
  minutes: z.optional(z.int().check(z.gte(1), z.lte(MUTE_MAX_MINUTES))),
  /** Of a ban; absent: without an end. */
  days: z.optional(z.int().check(z.gte(1), z.lte(BAN_MAX_DAYS))),
  /** What to redact; default: the first of `redactables`. */
  redactable: z.optional(z.enum([...REDACTABLE_KINDS, 'creation'])),
};
const measureSchema = z.object(measure);
export type Measure = z.infer<typeof measureSchema>;

export const decideReport = endpoint({
  method: 'POST',
  path: '/moderation/reports/:id/decide',
  auth: 'moderator',
  summary: 'Decide a report; both players receive the decision and its reason',
  params: idParams,
  body: z.object({ ...measure, reason: reasonText }),
  reply: messageReply,
});

/** For a player who cannot sign in: an appeal that arrived by mail. */
export const recordAppeal = endpoint({
  method: 'POST',
  path: '/moderation/reports/:id/record-appeal',
  auth: 'moderator',
  summary: 'Record the appeal of a reported player that arrived outside of the game',
  params: idParams,
  body: z.object({ text: appealText }),
  reply: messageReply,
});

/** Without `measure` the decision is kept. */
export const decideAppeal = endpoint({
  method: 'POST',
  path: '/moderation/reports/:id/decide-appeal',
  auth: 'moderator',
  summary: 'Decide an appeal: keep the decision, or replace it by another measure',
  params: idParams,
  body: z.object({ party: z.enum(APPEAL_PARTIES), measure: z.optional(measureSchema), reason: reasonText }),
  reply: messageReply,
});
