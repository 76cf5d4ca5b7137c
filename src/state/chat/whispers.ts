/**
 * Whispers: all messages, which are unread, and the selected conversation (specification: world, section 4). Kept in
 * `sessionStorage` over a reload. Other screens start a whisper with `startWhisper`; `unread.ts` owns the unread count.
 */
import { proxy } from 'valtio';
import { addressDraft, dropBareAddress, requestFocus } from './chat-draft.ts';
import { lineDelivered } from './outbox.ts';
import { type ChatMessage, forgetLog, namesInclude, restoreLog, storeLog, withMessage } from './chat-log.ts';
import { openChat } from '../settings/hud.ts';
import { setUnreadWhisperCount } from '../session/unread.ts';
import { runtime } from '../../shared/runtime/client.ts';

const STORAGE_KEY = 'whisperLog';
/** All conversations together. */
const LOG_LENGTH = 200;

export type ChatTab = 'public' | 'whispers';

export interface Whispers {
  log: ChatMessage[];
  tab: ChatTab;
  /** The player of the shown conversation; null for public chat. */
  partner: string | null;
}

export const whispers = proxy<Whispers>({
  log: restoreLog(STORAGE_KEY, 'whisper').slice(-LOG_LENGTH),
  tab: 'public',
  partner: null,
});

keepCount();

/** Opens the chat with a whisper to a player: the message field gets the address and the focus. */
export function startWhisper(username: string): void {
  openChat();
  whispers.tab = 'whispers';
  pickWhisperer(username);
  requestFocus();
}

/** Shows the conversation with a player: addresses the draft and marks it read. */
export function pickWhisperer(username: string): void {
  whispers.partner = username;
  addressDraft(username);
  markWhispersRead(username);
}

/** Switches the tab: the whisper tab selects the latest conversation, the public tab clears the selection. */
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

/** `isSender`: the server's echo of the player's own whisper to `user`. `proof`: for a report of it. */
export function addWhisper(
  said: Pick<ChatMessage, 'user' | 'text' | 'isSender' | 'proof'> & { myUsername: string },
): void {
  const { user, isSender } = said;
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
  if (!isSender) return;
  lineDelivered(user);
  // Shows the player's own whisper.
  if (whispers.tab === 'public' || whispers.partner !== user) {
    whispers.tab = 'whispers';
    pickWhisperer(user);
  }
}

/** Marks a player's whispers as read. */
export function markWhispersRead(username: string): void {
  if (unreadWhispersOf(whispers.log, username) === 0) return;
  whispers.log = whispers.log.map((message) => (message.user === username ? { ...message, read: true } : message));
  keepCount();
  storeLog(STORAGE_KEY, whispers.log);
}

/** Number of unread incoming whispers of one player, or of all. */
export function unreadWhispersOf(log: readonly ChatMessage[], username?: string): number {
  return log.filter(({ user, read, isSender }) => !read && !isSender && (username === undefined || user === username))
    .length;
}

/** The player who whispered last, or the last recipient when nobody whispered. */
export function latestWhisperer(log: readonly ChatMessage[]): string | null {
  return (log.findLast(({ isSender }) => !isSender) ?? log.at(-1))?.user ?? null;
}

/** Players with a conversation, latest first. */
export const whisperers = (log: readonly ChatMessage[]): string[] => [
  ...new Set(log.toReversed().map(({ user }) => user)),
];

/** Removes the whispers of these players. */
export function dropWhispersOf(usernames: readonly string[]): void {
  if (whispers.partner !== null && namesInclude(usernames, whispers.partner)) whispers.partner = null;
  const kept = whispers.log.filter(({ user }) => !namesInclude(usernames, user));
  if (kept.length === whispers.log.length) return;
  whispers.log = kept;
  keepCount();
  storeLog(STORAGE_KEY, whispers.log);
}

/** Clears all whispers at sign-out. */
export function forgetWhispers(): void {
  Object.assign(whispers, { log: [], tab: 'public', partner: null });
  forgetLog(STORAGE_KEY);
  keepCount();
}

function keepCount(): void {
  setUnreadWhisperCount(unreadWhispersOf(whispers.log));
}
