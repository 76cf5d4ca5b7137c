/** Reports of players: what can be reported, the reasons, and the limits. */

/** Categories of statements in the European Union's DSA Transparency Database, version 2, without their common prefix. */
export const REPORT_CATEGORIES = [
  'ILLEGAL_OR_HARMFUL_SPEECH',
  'CYBER_VIOLENCE',
  'CYBER_VIOLENCE_AGAINST_WOMEN',
  'PROTECTION_OF_MINORS',
  'VIOLENCE',
  'SELF_HARM',
  'SCAMS_AND_FRAUD',
  'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  'RISK_FOR_PUBLIC_SECURITY',
  'NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS',
  'CONSUMER_INFORMATION',
  'UNSAFE_AND_PROHIBITED_PRODUCTS',
  'ANIMAL_WELFARE',
  'OTHER_VIOLATION_TC',
  'NOT_SPECIFIED_NOTICE',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** Begins the names of the categories in the database of the European Union. */
export const CATEGORY_PREFIX = 'STATEMENT_CATEGORY_';

/**
 * `player`: name tag, bio and looks. The id of the others: none for a chat line or whisper, which are named by their text; the id of
 * the mail, profile comment or its reply, forum post or its reply; the item id of a creation; the id of the gift whose line it is.
 */
export const REPORT_KINDS = [
  'player',
  'chat',
  'whisper',
  'mail',
  'comment',
  'reply',
  'forum-post',
  'forum-reply',
  'creation',
  'gift',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_ACTIONS = ['dismiss', 'redact', 'mute', 'ban'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** Who appeals: the player who reported, or the reported player. */
export const APPEAL_PARTIES = ['reporter', 'target'] as const;
export type AppealParty = (typeof APPEAL_PARTIES)[number];

export const REPORT_TEXT_MAX_LENGTH = 1000;
/** Undecided reports of one player. */
export const OPEN_REPORTS_MAX = 20;
/** Reports of one player a day. */
export const REPORTS_A_DAY = 40;
/** Whispers that a report may have as evidence, the reported one included. */
export const WHISPERS_MAX = 12;
/** Six months: for an appeal, and for the evidence after the last decision. */
export const APPEAL_DAYS = 183;
/** A hundred years: without an end. */
export const BAN_MAX_DAYS = 36_500;
