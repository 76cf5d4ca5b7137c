/**
 * Queries and mutations of the profile: comments, the owner's settings and the owner's account. Comments are cached page by
 * page. A deleted comment disappears at once and comes back when the server refuses the deletion.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { type CacheEdit, cacheEdit, defineMutation, definePost } from '../../net/mutation.ts';
import { accountKeys, albumKeys, peopleKeys, profileKeys } from '../../net/query-keys.ts';
import * as account from '../../shared/contract/account.ts';
import * as album from '../../shared/contract/album.ts';
import * as mail from '../../shared/contract/mail.ts';
import * as comments from '../../shared/contract/comments.ts';
import * as contract from '../../shared/contract/profile.ts';
import type { ProfileComment, ProfileCommentReply } from '../../shared/contract/comments.ts';
import { selfPlayer } from '../../state/people/players.ts';
import { session } from '../../state/session/session.ts';
import { runtime } from '../../shared/runtime/client.ts';

const COMMENT_PAGE_SIZE = 50;
/** Switching tabs within this time fetches nothing. */
const COMMENTS_FRESH_MS = 30_000;

type Pages = InfiniteData<ProfileComment[]>;

export const commentsQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: profileKeys.comments(username),
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: COMMENT_PAGE_SIZE };
      return call(comments.listComments, { params: { username }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === COMMENT_PAGE_SIZE ? page + 1 : undefined),
    staleTime: COMMENTS_FRESH_MS,
  });

/** What the profile shows of the lantern album. */
export const playerAlbumQuery = (username: string) =>
  queryOptions({
    queryKey: albumKeys.of(username),
    queryFn: ({ signal }) => call(album.getPlayerAlbum, { params: { username }, signal }),
  });

/** Removes duplicates: a new comment shifts the pages that are fetched later. */
export function commentsOf(data: Pages | undefined): ProfileComment[] {
  const byId = new Map(data?.pages.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()];
}

export const addComment = definePost({
  send: (username: string, comment: string) => call(comments.addComment, { params: { username }, body: { comment } }),
  insert: (reply, username, comment) => [
    editComments(username, (listed, page) => {
      const added = { ...ownText(reply.id, comment), isDeleted: false, replies: [] };
      return page === 0 ? [added, ...listed] : listed;
    }),
  ],
});

export const addReply = definePost({
  send: (_username: string, commentId: string, message: string) =>
    call(comments.replyToComment, { params: { id: commentId }, body: { reply: message } }),
  insert: (reply, username, commentId, message) => [
    editComments(username, (listed) =>
      listed.map((comment) =>
        comment.id === commentId && comment.replies.every(({ id }) => id !== reply.id)
          ? { ...comment, replies: [...comment.replies, ownText(reply.id, message)] }
          : comment,
      ),
    ),
  ],
});

/** Deletes a comment, or a reply by its own id. */
export const deleteComment = defineMutation({
  send: (_username: string, id: string) => call(comments.deleteComment, { params: { id }, isKeptAlive: true }),
  optimistic: (username, id) => [
    editComments(username, (listed) => listed.flatMap((comment) => withoutText(comment, id))),
  ],
});

/** As on the server: a comment with replies leaves a tombstone, which disappears with its last reply. */
export function withoutText(comment: ProfileComment, id: string): ProfileComment[] {
  if (comment.id === id) {
    return comment.replies.length > 0 ? [{ ...comment, isDeleted: true, sender: '', author: null, message: '' }] : [];
  }
  const replies = comment.replies.filter((reply) => reply.id !== id);
  return comment.isDeleted && replies.length === 0 ? [] : [{ ...comment, replies }];
}

const editComments = (
  username: string,
  edit: (listed: ProfileComment[], page: number) => ProfileComment[],
): CacheEdit => cacheEdit<Pages>(profileKeys.comments(username), (data) => ({ ...data, pages: data.pages.map(edit) }));

/** A text that the player has posted, in the shape of the server's lists. */
function ownText(id: string, message: string): ProfileCommentReply {
  const { username, membership = 0, badges = 0 } = session.user ?? {};
  const sender = username ?? '';
  const nametagColor = membership > 0 ? (selfPlayer()?.user.customization.nametagColor ?? null) : null;
  const author = { username: sender, membership, badges, profile: { bioColor: null }, customization: { nametagColor } };
  return { id, sender, author, message, createdAt: new Date(runtime.now()).toISOString() };
}

const invalidatesPeople = () => [peopleKeys.all];

export const setBio = defineMutation({
  send: (bio: string) => call(contract.setBio, { body: { bio } }),
  invalidates: invalidatesPeople,
});

export const setLocation = defineMutation({
  send: (location: string) => call(contract.setLocation, { body: { location } }),
  invalidates: invalidatesPeople,
});

export const setBioColor = defineMutation({
  send: (bioColor: string) => call(contract.setBioColor, { body: { bioColor } }),
  invalidates: invalidatesPeople,
});

export const setNameColor = defineMutation({
  send: (nameColor: string) => call(contract.setNameColor, { body: { nameColor } }),
  invalidates: invalidatesPeople,
});

export const setNametag = defineMutation({
  send: (nametag: string) => call(contract.setNametag, { body: { nametag } }),
  invalidates: invalidatesPeople,
});

export const sendMail = defineMutation({
  send: (username: string, message: string) => call(mail.sendMail, { params: { username }, body: { message } }),
});

export const accountQuery = () =>
  queryOptions({ queryKey: accountKeys.account, queryFn: ({ signal }) => call(account.getAccount, { signal }) });

export const changePassword = defineMutation({
  send: (currentPassword: string | undefined, newPassword: string, confirmPassword: string) =>
    call(account.changePassword, { body: { currentPassword, newPassword, confirmPassword } }),
});

export const signOutOtherDevices = defineMutation({
  send: () => call(account.signOutOtherDevices),
  invalidates: () => [accountKeys.account],
});

export const mailVerification = defineMutation({
  send: () => call(account.mailVerification),
  invalidates: () => [accountKeys.account],
});

export const deleteAccount = defineMutation({
  send: (username: string, password: string | undefined) =>
    call(account.deleteAccount, { body: { username, password } }),
});
