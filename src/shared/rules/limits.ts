/** The limits both sides share, each with its source in the product's specification. Texts and payload schemas use these. */

/** Longest line of public chat or whisper, in UTF-16 units; a custom emoji counts as written. */
export const CHAT_MAX_LENGTH = 128;
export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
/** Where a banned word stood: a blanked block in the log, removed from bubbles. */
export const REDACTION_MARKER = '[redacted]';

/** Social, section 5 and 9; lengths in UTF-16 units, as text fields count them. */
export const BIO_MAX_LENGTH = 15_000;
export const COMMENT_MAX_LENGTH = 400;
export const SEARCH_MAX_LENGTH = 26;
export const NAMETAG_MAX_LENGTH = 26;
export const MAIL_MAX_LENGTH = 10_000;
/** `#RRGGBB` */
export const HEX_COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
/** Of lists that come in pages. */
export const PAGE_LIMIT_MAX = 200;
/** How long a deleted mail stays in Trash. */
export const TRASH_DAYS = 30;
export const MODERATION_REASON_MAX_LENGTH = 300;
/** A year. */
export const MUTE_MAX_MINUTES = 365 * 24 * 60;
export const FEEDBACK_MAX_LENGTH = 2000;
/** Activities of one answer of the feed. */
export const FEED_LIMIT_DEFAULT = 60;
/** Shown instead of the name of a deleted player; reserved as a username. */
export const DELETED_NAME = 'deleted';
/** Avatar, section 5; in UTF-16 units. */
export const OUTFIT_NAME_MAX_LENGTH = 26;
export const OUTFITS_MAX = 200;
