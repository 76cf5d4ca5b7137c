/** The preview of a message: in a list row, and what is said of an opened mail. */
import { inPageLanguage } from '../../net/reply-words.ts';
import { shownText } from '../../rich-text/bbcode/shown-text.ts';
import { MAIL_FRIEND_REQUEST, type Mail } from '../../shared/contract/mail.ts';
import type { SentenceData } from '../../shared/rules/sentence.ts';
import { partnerOf } from './partner-and-dates.ts';
import { text } from './text.ts';

const PREVIEW_LENGTH = 50;
/** Limits the parsed text: later characters cannot reach the preview. */
const READ_LENGTH = 2000;

/** Plain text on one line, truncated to 50 characters. */
export function previewOf(message: string): string {
  const characters = Array.from(shownText(message.slice(0, READ_LENGTH)));
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}…` : characters.join('');
}

/** The sentence of a friend request's mail. */
const requestOf = (username: string): SentenceData => ({ code: 'usernameWouldLikeToBe', params: { username } });

/** The first words of a mail; those of a friend request are in the page's language. */
export function firstWordsOf(mail: Mail): string {
  const { message, type, isSender } = mail;
  const isReceivedRequest = type === MAIL_FRIEND_REQUEST && !isSender;
  return previewOf(isReceivedRequest ? inPageLanguage(message, requestOf(partnerOf(mail))) : message);
}

/** Who wrote it, or whom it is for. */
export const nameOf = (mail: Mail): string =>
  mail.isSender ? text.to({ recipient: partnerOf(mail) }) : partnerOf(mail);
