/** Texts of the full profile (specification: social, sections 2, 3 and 8). */
export const TABS = 'Profile';
export const ABOUT = 'About';
export const COMMENTS = 'Comments';
export const MUTUALS = 'Mutuals';
export const LOADING = 'Loading...';
export const LOAD_FAILED = 'Error loading user data: ';
export const LOAD_MORE_FAILED = 'More comments could not be loaded.';
export const RESIDENT = 'Resident';
export const ONLINE_NOW = 'Online now';
export const OFFLINE = 'Offline';

export const MATCH = 'Match';
export const NO_MATCH = 'Not matched with anyone';
export const LEVEL = 'Level';
export const JOINED = 'Joined';
export const LOCATION = 'Location';
export const NO_LOCATION = 'Unknown';
export const BADGES = 'Badges';
export const BIO = 'Bio';
export const NO_BIO = 'Nothing written here yet';
export const NO_OWN_BIO = 'Say something about yourself';

export const ADD_COMMENT = 'Add a comment';
export const SEND_COMMENT = 'Send comment';
export const NO_COMMENTS = 'No comments yet';
export const BE_FIRST = 'Be the first to write one.';
export const REPLY = 'Reply';
export const SEND_REPLY = 'Send reply';
export const replyTo = (sender: string): string => `Reply to ${sender}`;
export const DELETE_COMMENT = 'Delete comment';
export const DELETE_REPLY = 'Delete reply';
export const COMMENT_DELETED = 'Comment deleted.';
export const REPLY_DELETED = 'Reply deleted.';
export const UNDO = 'Undo';
export const UNDO_DELETION = 'Undo the deletion';
export const RESTORED = 'It is back.';
export const TOO_LATE = 'It is already deleted.';
export const DELETED_COMMENT = 'This comment was deleted.';
export const REDACT = 'Redact';

export const SEARCH_MUTUALS = 'Search mutual friends';
export const NO_MUTUALS = 'No mutual friends';
export const NO_MUTUALS_FOUND = 'No mutual friend is called so';

export const ADD_FRIEND = 'Add Friend';
export const REMOVE_FRIEND = 'Remove Friend';
export const removeFriendAsk = (username: string): string => `Remove ${username} from your friends?`;
export const REMOVE_FRIEND_NOTE = 'You can send a new request at any time.';
export const UNBLOCK_FIRST = 'Unblock this player first';
export const CANNOT_BE_REACHED = 'This player cannot be reached';
export const PENDING = 'Pending';
export const PENDING_NOTE = 'Waiting for an answer';
export const EMAIL = 'Email';
export const HEART = 'Heart';
export const BLOCK = 'Block';
export const UNBLOCK = 'Unblock';
export const BLOCKED = 'Blocked';
export const UNAVAILABLE_ACTIONS = ['Wishlist', 'Gift', 'Market', 'Report'] as const;
export const ALBUM = 'Lantern album';
export const SEALS = 'Seals';
export const stamps = (count: number): string => (count === 1 ? '1 stamp' : `${count} stamps`);
export const FAVOURITE = 'Favourite outfit';
export const NO_FAVOURITE = 'Choose one of your saved outfits to show it here.';
export const CHOOSE_FAVOURITE = 'Choose favourite outfit';
export const SHOW_NONE = 'Show none';
export const OUTFITS_FAILED = 'Error loading outfits: ';
export const NO_OUTFITS = 'No outfits, yet :)';
export const NO_OUTFITS_NOTE = 'Save what you are wearing as an outfit first.';
export const OPEN_OUTFITS = 'Open outfits';
export const NOT_OPEN = 'Not open yet';
export const writeTo = (username: string): string => `Message to ${username}`;

export const NAMETAG = 'Change name tag';
export const NAME_COLOR = 'Change name colour';
export const BIO_COLOR = 'Change bio colour';
export const RESIDENTS_ONLY = 'For residents';
export const NAMETAG_LABEL = 'Name tag';
export const NAMETAG_HINT = 'Stands beside your name. Leave it empty to remove it.';
export const EDIT_BIO = 'Edit bio';
export const EDIT_LOCATION = 'Edit location';
export const SEARCH_COUNTRIES = 'Search countries';
export const NO_COUNTRY = 'Say nothing';
export const NO_COUNTRY_FOUND = 'No country is called so';
export const HEX_LABEL = 'Colour as #RRGGBB';
export const HEX_WRONG = 'A colour is written #RRGGBB.';
export const NO_COLOR = 'No colour';
export const COLOR_PREVIEW = 'Preview';
export const IN_TOWN = 'In town';
export const BY_THEME = { day: 'By day', night: 'By night' } as const;
export const BANNER = 'Banner';
export const UNCHANGED = 'It is painted exactly so.';
export const CHANGED = {
  day: 'By day it is painted darker, so that it can be read.',
  night: 'By night it is painted lighter, so that it can be read.',
} as const;
export const CHANGED_BOTH = 'By day it is painted darker and by night lighter, so that it can be read.';
export const TINTED = 'Your banner has exactly this colour. Behind text the paper has a tint of it.';
export const SAVE = 'Save';

export const ACCOUNT = 'Account';
export const CHANGE_PASSWORD = 'Change password';
export const CONFIRM_EMAIL = 'Confirm e-mail';
export const CONFIRM_EMAIL_NOTE = 'Send mail again';
export const SIGN_OUT_OTHERS = 'Sign out other devices';
export const DELETE_ACCOUNT = 'Delete account';
export const NO_OTHER_DEVICES = 'No other devices';
export const otherDevices = (count: number): string => (count === 1 ? '1 device' : `${count} devices`);
export const SIGN_OUT_OTHERS_ASK = 'Everyone who is signed in with your account elsewhere has to sign in again.';
export const CURRENT_PASSWORD = 'Current password';
export const NEW_PASSWORD = 'New password';
export const CONFIRM_PASSWORD = 'Confirm password';
export const PASSWORD_HINT = 'At least 8 characters. All other devices are signed out.';
export const DELETE_ASK =
  'Your account, avatar, items and friends are gone for good. What you wrote remains as a note that it was deleted.';
export const deleteName = (username: string): string => `Type ${username} to confirm`;
export const DELETE_NAME_MISSING = 'Type your username first';
export const PASSWORD = 'Password';
export const COMMENT_GONE = 'This comment is no longer there.';
