/** Texts of the chat. */
import type { Gesture } from '../../shared/rules/gestures.ts';
import { isolate } from '../../shared/rules/text/isolate.ts';
import { areOrIs, listNames } from '../../shared/rules/text/names.ts';

export const PLACEHOLDER = 'Say something to the Bay…';
/** Used where the line is narrow. */
export const PLACEHOLDER_NARROW = 'Say something…';
export const PLACEHOLDER_TINY = 'Say…';
export const MESSAGE_LABEL = 'Message';
export const SEND = 'Send';
export const CHAT = 'Chat';
export const OPEN_CHAT = 'Open chat';
export const CLOSE_CHAT = 'Close chat';
export const PUBLIC_CHAT = 'Public Chat';
export const WHISPERS = 'Whispers';
export const UNREAD_WHISPERS = 'unread whispers';
export const WHISPER_WITH = 'Whisper with';
export const MINIMISE = 'Minimise chat';
export const RESIZE = 'Chat height';
export const NOT_CONNECTED = 'You are not connected yet. Your message stays in the line.';
export const NO_ANSWER = 'The town has not answered yet. Your message stays in the line.';
export const EMPTY_LOG = 'It is quiet here. Say hello!';
export const NO_WHISPERS = 'No whispers yet. Click a name and whisper, or type “name: your words”.';
export const PICK_WHISPERER = 'Pick somebody to whisper with.';
export const REDACTED = 'removed';
export const RESIDENT = 'Resident';
export const YOU = 'You';
export const EVERYONE = 'Everyone hears this';
export const whisperTo = (name: string): string => `Whisper to ${name}`;
export const perhapsTo = (name: string): string => `To ${name} if there is one, else to everyone`;
export const emptyConversation = (name: string): string => `Only ${name} will hear what you whisper here.`;
export const actionsOf = (name: string): string => `${name}: open quick actions`;
export const ANNOUNCEMENTS = 'Announcements';
export const URGENT_ANNOUNCEMENTS = 'Urgent announcements';
export const whisperSent = (name: string): string => `Whispered to ${name}.`;
export const heard = (name: string, words: string): string => `${name}: ${isolate(words)}`;
export const whispered = (name: string, words: string): string => `${name} whispers: ${isolate(words)}`;
export const arrived = (names: readonly string[]): string => `${listNames(names)} ${areOrIs(names)} here now.`;
export const OUTFIT = 'Outfit';
export const openOutfit = (name: string): string => `Open the outfit ${isolate(name)}`;

const SEEN: Readonly<Record<Gesture, string>> = {
  wave: 'waves',
  dance: 'dances',
  laugh: 'laughs',
  clap: 'claps',
  bow: 'bows',
  think: 'thinks',
  cheer: 'cheers',
  sit: 'sits down',
};

/** What the live region says of a gesture. */
export const gestureSeen = (name: string, gesture: Gesture): string => `${name} ${SEEN[gesture]}.`;
