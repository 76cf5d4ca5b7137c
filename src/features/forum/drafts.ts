/** The drafts of forum texts, for their list, and the way from the list back into a draft. */
import { openScreen } from '../../screens/screens.ts';
import { draftsLike, forgetDraft, keepDraft, readDraft } from '../../state/chat/drafts.ts';
import { plainText } from '../../shared/rules/bbcode/plain-text.ts';
import * as text from './text.ts';

export interface ForumDraft {
  /** Unique in the list. */
  key: string;
  /** What it is a draft of. */
  what: string;
  /** First words. */
  words: string;
  /** Null for a new post. */
  place: { postId: string; replyId?: string } | null;
}

const WORDS_LENGTH = 120;
const NEW_POST = 'forum-post:';
const NEW_POST_PARTS = ['title', 'category', 'message'].map((part) => NEW_POST + part);
const OF_FORUM = /^(?:forum-reply|edit-post|edit-reply):/;

/** Newest first, a new post before the others. */
export function forumDrafts(): ForumDraft[] {
  const [title, message] = [readDraft(`${NEW_POST}title`), readDraft(`${NEW_POST}message`)];
  const post: ForumDraft[] =
    title.trim() === '' && message.trim() === ''
      ? []
      : [{ key: NEW_POST, what: text.draftOfPost(title.trim()), words: plainText(message, WORDS_LENGTH), place: null }];
  const others = draftsLike(OF_FORUM).flatMap(({ key, text: draft, about }): ForumDraft[] => {
    const postId = about?.postId ?? (key.startsWith('forum-reply:') ? key.slice('forum-reply:'.length) : undefined);
    // Drafts of older versions do not say where they belong; their own editor offers them.
    if (postId === undefined) return [];
    const place = { postId, ...(about?.replyId !== undefined && { replyId: about.replyId }) };
    return [{ key, what: whatOf(key, about?.title ?? ''), words: plainText(draft, WORDS_LENGTH), place }];
  });
  return [...post, ...others];
}

function whatOf(key: string, title: string): string {
  if (key.startsWith('forum-reply:')) return text.draftOfReply(title);
  return key.startsWith('edit-post:') ? text.draftOfEdit(title) : text.draftOfOwnReply(title);
}

/** The draft whose editor opens when its place is shown. */
let continued: string | null = null;

export function continueDraft({ key, place }: ForumDraft): void {
  if (place === null) return;
  continued = key;
  openScreen('forum', { selectedPostId: place.postId, ...(place.replyId && { selectedReplyId: place.replyId }) });
}

/** True once, for the editor of the draft that was chosen. */
export function takeContinued(key: string): boolean {
  if (continued !== key) return false;
  continued = null;
  return true;
}

/** Returns a function that brings the draft back. */
export function discardForumDraft({ key }: ForumDraft): () => void {
  const keys = key === NEW_POST ? NEW_POST_PARTS : [key];
  const kept = keys.flatMap((one) => draftsLike(new RegExp(`^${one}$`)));
  for (const one of keys) forgetDraft(one);
  return () => {
    for (const one of kept) keepDraft(one.key, one.text, one.base, one.about);
  };
}
