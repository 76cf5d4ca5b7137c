/**
 * Whispers: who said what to whom, which of it was not read yet, and whom one whispers with (specification: world,
 * section 4). Kept in `sessionStorage` over a reload. Other screens begin a whisper with `startWhisper`; the count of what
 * is unread is shared in `unread.ts`.
 */
import { proxy } from 'valtio';
import { emojiInWords } from '../../shared/rules/emoji.ts';
import { addressDraft, draftDelivered, dropBareAddress, wishFocus } from './chat-draft.ts';
import { type ChatMessage, forgetLog, namesInclude, restoreLog, storeLog, withMessage } from './chat-log.ts';
import { settings } from '../settings/settings.ts';
import { setUnreadWhisperCount } from '../session/unread.ts';
import { runtime } from '../../shared/runtime/client.ts';

const STORAGE_KEY = 'whisperLog';
/** All conversations together. */
const LOG_LENGTH = 200;

export type ChatTab = 'public' | 'whispers';

export interface Whispers {
  log: ChatMessage[];
  tab: ChatTab;
  /** Whose conversation is shown; null in public. */
  partner: string | null;
  /** The newest incoming whisper in words, for those who do not see the badge. */
  notice: string;
}

export const whispers = proxy<Whispers>({
  log: restoreLog(STORAGE_KEY, 'whisper').slice(-LOG_LENGTH),
  tab: 'public',
  partner: null,
  notice: '',
});

keepCount();

/** Opens the chat on a whisper to a player: the message line takes the name as its prefix and the focus. */
export function startWhisper(username: string): void {
  settings.isExpanded = true;
  whispers.tab = 'whispers';
  pickWhisperer(username);
  wishFocus();
}

/** Shows the conversation with a player: addresses the draft and marks it read. */
export function pickWhisperer(username: string): void {
  whispers.partner = username;
  addressDraft(username);
  markWhispersRead(username);
}

/** Turns the tab: whispers begin with the latest whisperer, public clears whom one whispered with. */
export function showChatTab(tab: ChatTab): void {
  whispers.tab = tab;
  if (tab === 'public') {
    whispers.partner = null;
    dropBareAddress();
  } else if (whispers.partner === null) {
    const latest = latestWhisperer(whispers.log);
    if (latest !== null) pickWhisperer(latest);
  }
}

/** `isSender`: one's own words to `user`, which the server sent back. */
export function addWhisper(said: { user: string; text: string; isSender: boolean; myUsername: string }): void {
  const { user, text, isSender } = said;
  whispers.log = withMessage(
    whispers.log,
    {
      ...said,
      type: 'whisper',
      read: isSender,
      timestamp: runtime.now(),
      membership: 0,
      nametag: '',
      nametagColor: null,
    },
    LOG_LENGTH,
  );
  keepCount();
  storeLog(STORAGE_KEY, whispers.log);
  if (!isSender) {
    whispers.notice = `${user} whispers: ${emojiInWords(text)}`;
    return;
  }
  draftDelivered();
  // What one just whispered is to be seen.
  if (whispers.tab === 'public' || whispers.partner !== user) {
    whispers.tab = 'whispers';
    pickWhisperer(user);
  }
}

/** Everything that a player whispered was seen. */
export function markWhispersRead(username: string): void {
  if (unreadWhispersOf(whispers.log, username) === 0) return;
  whispers.log = whispers.log.map((message) => (message.user === username ? { ...message, read: true } : message));
  keepCount();
  storeLog(STORAGE_KEY, whispers.log);
}

/** Incoming whispers of a player, or of everybody, that were not read yet. */
export function unreadWhispersOf(log: readonly ChatMessage[], username?: string): number {
  return log.filter(({ user, read, isSender }) => !read && !isSender && (username === undefined || user === username))
    .length;
}

/** Who whispered last; who was last whispered to when nobody did. */
export function latestWhisperer(log: readonly ChatMessage[]): string | null {
  return (log.findLast(({ isSender }) => !isSender) ?? log.at(-1))?.user ?? null;
}

/** Everyone there is a conversation with, the latest first. */
export const whisperers = (log: readonly ChatMessage[]): string[] => [
  ...new Set(log.toReversed().map(({ user }) => user)),
];

/** These players' whispers are not shown any more. */
export function dropWhispersOf(usernames: readonly string[]): void {
  if (whispers.partner !== null && namesInclude(usernames, whispers.partner)) whispers.partner = null;
  const kept = whispers.log.filter(({ user }) => !namesInclude(usernames, user));
  if (kept.length === whispers.log.length) return;
  whispers.log = kept;
  keepCount();
  storeLog(STORAGE_KEY, whispers.log);
}

/** At sign-out. */
export function forgetWhispers(): void {
  Object.assign(whispers, { log: [], tab: 'public', partner: null, notice: '' });
  forgetLog(STORAGE_KEY);
  keepCount();
}

function keepCount(): void {
  setUnreadWhisperCount(unreadWhispersOf(whispers.log));
}
