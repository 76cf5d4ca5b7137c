/** Limits of texts and payloads that client and server share, from the specification. */
import { sentence } from './sentence.ts';

/** Maximum length of a chat line or whisper, in UTF-16 units; a custom emoji counts with its marker's length. */
export const CHAT_MAX_LENGTH = 128;
export const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 20;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
/** Messages of client and server for texts that violate these limits. */
export const USERNAME_FORM = sentence('aUsernameHasLeastTo', {
  least: USERNAME_MIN_LENGTH,
  most: USERNAME_MAX_LENGTH,
});
export const PASSWORD_LENGTH = sentence('aPasswordHasLeastTo', {
  least: PASSWORD_MIN_LENGTH,
  most: PASSWORD_MAX_LENGTH,
});
export const EMAIL_TOO_LONG = sentence('anEMailAddressHas', { most: EMAIL_MAX_LENGTH });
/** Seeds are unsigned integers of 32 bits. */
export const LOOK_SEED_MAX = 0xffff_ffff;
export const LOOK_SEED_FORM = sentence('aLookSeedIsA', { most: LOOK_SEED_MAX });
/** Replaces a banned word. The chat log displays it as a blank block; bubbles omit it. */
export const REDACTION_MARKER = '[redacted]';

/** Social, sections 5 and 9; lengths in UTF-16 units, like `maxlength` of text fields. */
export const BIO_MAX_LENGTH = 15_000;
export const COMMENT_MAX_LENGTH = 400;
export const SEARCH_MAX_LENGTH = 26;
export const NAMETAG_MAX_LENGTH = 26;
export const MAIL_MAX_LENGTH = 10_000;
/** `#RRGGBB` */
export const HEX_COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
/** Last page of a list that can be read. Players read the first ones; a deeper page costs as much as all before it. */
export const PAGE_MAX = 10_000;
/** Maximum page size of lists. */
export const PAGE_LIMIT_MAX = 200;
/** Days after which a mail in Trash is deleted. */
export const TRASH_DAYS = 30;
/** Characters of an announcement of the operator. */
export const ANNOUNCEMENT_MAX_LENGTH = 300;
export const MODERATION_REASON_MAX_LENGTH = 300;
/** One year. */
export const MUTE_MAX_MINUTES = 365 * 24 * 60;
export const FEEDBACK_MAX_LENGTH = 2000;
/** Default number of activities per reply of the feed. */
export const FEED_LIMIT_DEFAULT = 60;
/** Shown instead of the name of a deleted player; reserved as a username. */
export const DELETED_NAME = 'deleted';
/** Avatar, section 5; in UTF-16 units. */
export const OUTFIT_NAME_MAX_LENGTH = 26;
export const OUTFITS_MAX = 200;

/** For how long an invitation link works, and how many of a player work at once; a new one replaces the oldest. */
export const INVITATION_DAYS = 7;
export const INVITATIONS_MAX = 20;
