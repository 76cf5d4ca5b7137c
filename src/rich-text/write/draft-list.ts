/**
 * The drafts of posts, replies, mails and comments, for their list, and the way from the list back into a draft. Owns which
 * draft is to be continued until its editor takes it.
 */
import { openScreenByName } from '../../screens/screens.ts';
import { type Draft, type DraftAbout, draftsLike, forgetDraft, keepDraft, readDraft } from '../../state/chat/drafts.ts';
import { shownText } from '../bbcode/shown-text.ts';
import { draftOfEdit, draftOfOwnReply, draftOfPost, draftOfReply, text as words } from './text.ts';

export interface ListedDraft {
  /** Unique in the list. */
  key: string;
  /** What it is a draft of. */
  what: string;
  /** First words. */
  words: string;
  /** The screen with its editor. */
  place: { screen: string; params?: unknown };
}

const WORDS_LENGTH = 120;
export const NEW_POST_DRAFT = 'forum-post:';
const NEW_POST_PARTS = ['title', 'category', 'message'].map((part) => NEW_POST_DRAFT + part);
export const NEW_MAIL_DRAFT = 'new-mail';
/** The recipient of the new mail. */
export const NEW_MAIL_RECIPIENT_DRAFT = 'new-mail-to';

type Found = Pick<ListedDraft, 'what' | 'place'> | null;
type Describe = (id: string, about: Partial<DraftAbout>) => Found;

/** By the start of the key. `id` is the rest of it. Null: it does not say where it belongs; its own editor offers it. */
const KINDS: Readonly<Record<string, Describe>> = {
  'forum-reply:': (postId, { title = '' }) => inForum(draftOfReply(title), { postId }),
  'edit-post:': (postId, { title = '' }) => inForum(draftOfEdit(title), { postId }),
  'edit-reply:': (replyId, { title = '', postId }) => inForum(draftOfOwnReply(title), { postId, replyId }),
  [NEW_MAIL_DRAFT]: () => {
    const recipient = readDraft(NEW_MAIL_RECIPIENT_DRAFT).trim();
    return {
      what: recipient === '' ? words.draftOfMail : words.draftOfMail2({ recipient }),
      place: { screen: 'mail' },
    };
  },
  'mail:': (name, { title = name }) => onProfile(words.draftOfMail2({ recipient: title }), { username: title }),
  'reply-mail:': (selectedEmailId, { title = '' }) => ({
    what: title === '' ? words.draftOfMailReply : words.draftOfMailReply2({ partner: title }),
    place: { screen: 'mail', params: { selectedEmailId } },
  }),
  'comment:': (name, { title = name }) =>
    onProfile(words.draftOfComment({ username: title }), { username: title, tab: 'comments' as const }),
  'reply:': (commentId, { title = '', profile }) =>
    profile === undefined
      ? null
      : onProfile(words.draftOfCommentReply({ author: title }), {
          username: profile,
          tab: 'comments' as const,
          commentId,
        }),
};

const inForum = (what: string, { postId, replyId }: { postId: string | undefined; replyId?: string }): Found =>
  postId === undefined
    ? null
    : {
        what,
        place: { screen: 'forum', params: { selectedPostId: postId, ...(replyId && { selectedReplyId: replyId }) } },
      };

const onProfile = (what: string, params: { username: string; tab?: 'comments'; commentId?: string }): Found => ({
  what,
  place: { screen: 'profile', params },
});

/** Newest first, a new post before the others. */
export function listDrafts(): ListedDraft[] {
  const others = draftsLike(/./).flatMap(({ key, text, about }): ListedDraft[] => {
    const found = placeOf(key, about);
    return found === null ? [] : [{ key, words: shownText(text, WORDS_LENGTH), ...found }];
  });
  return [...newPost(), ...others];
}

function newPost(): ListedDraft[] {
  const [title, message] = [readDraft(`${NEW_POST_DRAFT}title`).trim(), readDraft(`${NEW_POST_DRAFT}message`)];
  if (title === '' && message.trim() === '') return [];
  const what = draftOfPost(title);
  return [{ key: NEW_POST_DRAFT, what, words: shownText(message, WORDS_LENGTH), place: { screen: 'forum' } }];
}

function placeOf(key: string, about: Draft['about'] = { title: '' }): Found {
  const start = Object.keys(KINDS).find((kind) => (kind.endsWith(':') ? key.startsWith(kind) : key === kind));
  const { title, ...rest } = about;
  return start === undefined
    ? null
    : (KINDS[start]?.(key.slice(start.length), { ...rest, ...(title !== '' && { title }) }) ?? null);
}

/** The draft whose editor opens when its place is shown. */
let continued: string | null = null;

export function continueDraft({ key, place }: Pick<ListedDraft, 'key' | 'place'>): void {
  continued = key;
  openScreenByName(place.screen, place.params);
}

/** True once, for the editor of the draft that was chosen. */
export function takeContinued(key: string): boolean {
  if (continued !== key) return false;
  continued = null;
  return true;
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  [NEW_POST_DRAFT]: NEW_POST_PARTS,
  [NEW_MAIL_DRAFT]: [NEW_MAIL_DRAFT, NEW_MAIL_RECIPIENT_DRAFT],
};

/** Returns a function that brings the draft back. */
export function discardListed({ key }: ListedDraft): () => void {
  const keys = PARTS[key] ?? [key];
  const kept = keys.flatMap((one) => draftsLike(/./).filter((draft) => draft.key === one));
  for (const one of keys) forgetDraft(one);
  return () => {
    for (const one of kept) keepDraft(one.key, one.text, one.base, one.about);
  };
}
