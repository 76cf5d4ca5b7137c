/** Texts of the mail dialog (specification: social, section 2). */
import type { MailFolder } from '../../shared/contract/mail.ts';

export const FOLDER_NAMES: Record<MailFolder, string> = {
  inbox: 'Inbox',
  unread: 'Unread',
  saved: 'Saved',
  sent: 'Sent',
  trash: 'Trash',
};
export const FOLDER = 'Folder';
export const SEARCH = 'Search mail';
export const CLEAR_FOLDER = 'Clear folder';
export const clearAsk = (folder: string): string => `Delete all mails in ${folder}?`;
export const CLEAR_NOTES: Record<MailFolder, string> = {
  inbox: 'They go to Trash, where they stay for 30 days. Saved mails are kept, friend requests are declined.',
  unread: 'They go to Trash, where they stay for 30 days. Saved mails are kept, friend requests are declined.',
  saved: 'They go to Trash, where they stay for 30 days.',
  sent: 'They go to Trash, where they stay for 30 days. Saved mails are kept.',
  trash: 'They are gone for good.',
};
export const NOTHING_FOUND = 'No messages found matching your search';
export const nothingIn = (folder: string): string => `No messages in ${folder}`;
export const LOAD_FAILED = 'Error loading user data: ';
export const LOADING = 'Loading...';
export const LOAD_MORE_FAILED = 'More messages could not be loaded.';
export const MAILS = 'Messages';
export const UNREAD_MAILS = 'unread mails';

export const COMPOSE = 'New mail';
export const RECIPIENT = 'To';
export const RECIPIENT_HINT = 'The name of a player';
export const FRIENDS = 'Friends';
export const MESSAGE = 'Message';
export const RESIDENT = 'Resident';
export const LEVEL = 'Level';
export const JOINED = 'Joined';
export const MUTUAL_FRIENDS = 'Mutual friends';
export const NO_MUTUALS = 'No mutual friends';
export const FRIEND_REQUEST = 'Friend request';
export const wantsToBeFriends = (sender: string): string => `${sender} wants to be your friend.`;
export const askedToBeFriends = (recipient: string): string => `You asked ${recipient} to be your friend.`;
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';
export const to = (recipient: string): string => `To ${recipient}`;
export const REPLIED = 'Replied';
export const SAVED = 'Saved';
export const UNREAD = 'Unread';

export const YOU = 'You';
export const conversationWith = (partner: string): string => `Conversation with ${partner}`;
export const CONVERSATION_FAILED = 'The rest of the conversation could not be loaded.';
export const TRY_AGAIN = 'Try again';
export const OLDER = 'Older messages';
export const NEWER = 'Newer messages';

export const BACK = 'Back';
export const SAVE_MAIL = 'Save mail';
export const SAVED_MAIL = 'Saved mail';
export const DELETE_MAIL = 'Delete mail';
export const UNDO = 'Undo';
export const RESTORE = 'Restore mail';
export const DELETE_FOR_GOOD = 'Delete for good';
export const DELETE_FOR_GOOD_ASK = 'This mail is gone for good then.';
export const REPLY = 'Reply';
export const replyingTo = (sender: string): string => `Replying to ${sender}`;
export const VIEW_PROFILE = 'View profile';
export const SEND = 'Send';
export const CHOOSE = 'Choose a mail to read it';
export const GONE = 'This mail is no longer there';
