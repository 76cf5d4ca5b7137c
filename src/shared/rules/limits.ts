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
