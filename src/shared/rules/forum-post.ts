/** What a post of the forum must contain (specification: social, section 5). It reads BBCode, whose parser is large. Pure. */
import { visibleBbcodeLength } from './bbcode/visible.ts';
import { CONTENT_MAX_LENGTH, POST_CATEGORIES, TITLE_MAX_LENGTH } from './forum.ts';
import { visibleLength } from './text/visible-text.ts';
import { sentence, type SentenceData } from './sentence.ts';

const TITLE_MIN_LENGTH = 5;
const CONTENT_MIN_LENGTH = 50;

export interface PostDraft {
  title: string;
  /** Empty: not chosen yet. */
  category: string;
  message: string;
}

/**
 * The first error of a new post, in the order of the specification; null for a valid post. Visible characters decide
 * required texts and minimum lengths, UTF-16 units the maximum lengths.
 */
export function checkPost({ title, category, message }: PostDraft): SentenceData | null {
  const titleLength = visibleLength(title);
  if (titleLength === 0) return sentence('titleRequired');
  if (!POST_CATEGORIES.some((known) => known === category)) return sentence('categoryRequired');
  if (visibleBbcodeLength(message) === 0) return sentence('contentRequired');
  if (titleLength < TITLE_MIN_LENGTH || title.trim().length > TITLE_MAX_LENGTH) {
    return sentence('titleMustBeBetween5');
  }
  return checkContent(message);
}

/** The first error of an edited post's text; title and category cannot be edited. */
export function checkContent(message: string): SentenceData | null {
  const length = visibleBbcodeLength(message);
  if (length === 0) return sentence('contentRequired');
  if (length >= CONTENT_MIN_LENGTH && message.trim().length <= CONTENT_MAX_LENGTH) return null;
  return sentence('contentMustBeBetween50');
}
