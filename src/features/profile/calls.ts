/**
 * The profile's own calls: comments, what its owner sets, and the owner's account. Comments are cached page by page; what
 * one writes or deletes shows at once, a deletion that the server refuses comes back.
 */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import * as account from '../../shared/contract/account.ts';
import * as mail from '../../shared/contract/mail.ts';
import * as comments from '../../shared/contract/comments.ts';
import * as contract from '../../shared/contract/profile.ts';
import type { ProfileComment, ProfileCommentReply } from '../../shared/contract/comments.ts';
import { type Outcome, refreshPeople } from '../../state/people/people.ts';
import { selfPlayer } from '../../state/people/players.ts';
import { session } from '../../state/session/session.ts';
import { runtime } from '../../shared/runtime/client.ts';

const COMMENT_PAGE_SIZE = 50;

type Pages = InfiniteData<ProfileComment[]>;

export const commentsQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', username.toLowerCase()],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit: COMMENT_PAGE_SIZE };
      return call(comments.listComments, { params: { username }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === COMMENT_PAGE_SIZE ? page + 1 : undefined),
  });

/** Every comment once: a new one shifts the pages that are fetched after it. */
export function commentsOf(data: Pages | undefined): ProfileComment[] {
  const byId = new Map(data?.pages.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()];
}

export async function addComment(username: string, comment: string): Promise<Outcome> {
  const reply = await call(comments.addComment, { params: { username }, body: { comment } });
  const added = { ...byMyself(reply.id, comment), isDeleted: false, replies: [] };
  change(username, (comments, page) => (page === 0 ? [added, ...comments] : comments));
  return reply;
}

export async function addReply(username: string, commentId: string, message: string): Promise<Outcome> {
  const reply = await call(comments.replyToComment, { params: { id: commentId }, body: { reply: message } });
  const added = byMyself(reply.id, message);
  change(username, (comments) =>
    comments.map((one) => (one.id === commentId ? { ...one, replies: [...one.replies, added] } : one)),
  );
  return reply;
}

/** A comment, or a reply by its own id. It disappears at once and comes back when the server refuses. */
export async function deleteComment(username: string, id: string): Promise<Outcome> {
  const { queryKey } = commentsQuery(username);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Pages>(queryKey);
  change(username, (comments) => comments.flatMap((comment) => without(comment, id)));
  try {
    const reply = await call(comments.deleteComment, { params: { id } });
    if (!reply.success) queryClient.setQueryData(queryKey, before);
    return reply;
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
}

/** A comment with answers leaves a tombstone, as on the server; a tombstone without any goes with its last answer. */
function without(comment: ProfileComment, id: string): ProfileComment[] {
  if (comment.id === id) {
    return comment.replies.length > 0 ? [{ ...comment, isDeleted: true, sender: '', author: null, message: '' }] : [];
  }
  const replies = comment.replies.filter((reply) => reply.id !== id);
  return comment.isDeleted && replies.length === 0 ? [] : [{ ...comment, replies }];
}

function change(username: string, edit: (comments: ProfileComment[], page: number) => ProfileComment[]): void {
  queryClient.setQueryData<Pages>(
    commentsQuery(username).queryKey,
    (data) => data && { ...data, pages: data.pages.map(edit) },
  );
}

/** What one has just written, as the server will list it. */
function byMyself(id: string, message: string): ProfileCommentReply {
  const { username, membership = 0, badges = 0 } = session.user ?? {};
  const sender = username ?? '';
  const nametagColor = membership > 0 ? (selfPlayer()?.user.customization.nametagColor ?? null) : null;
  const author = { username: sender, membership, badges, profile: { bioColor: null }, customization: { nametagColor } };
  return { id, sender, author, message, createdAt: new Date(runtime.now()).toISOString() };
}

async function thenRefresh<Reply>(underway: Promise<Reply>): Promise<Reply> {
  const reply = await underway;
  void refreshPeople();
  return reply;
}

export const setBio = (bio: string) => thenRefresh(call(contract.setBio, { body: { bio } }));
export const setLocation = (location: string) => thenRefresh(call(contract.setLocation, { body: { location } }));
export const setBioColor = (bioColor: string) => thenRefresh(call(contract.setBioColor, { body: { bioColor } }));
export const setNameColor = (nameColor: string) => thenRefresh(call(contract.setNameColor, { body: { nameColor } }));
export const setNametag = (nametag: string) => thenRefresh(call(contract.setNametag, { body: { nametag } }));

export const sendMail = (username: string, message: string) =>
  call(mail.sendMail, { params: { username }, body: { message } });

export const accountQuery = () =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => call(account.getAccount, { signal }) });

export const changePassword = (currentPassword: string | undefined, newPassword: string, confirmPassword: string) =>
  call(account.changePassword, { body: { currentPassword, newPassword, confirmPassword } });

export async function signOutOtherDevices(): Promise<Outcome> {
  const reply = await call(account.signOutOtherDevices);
  void queryClient.invalidateQueries({ queryKey: accountQuery().queryKey });
  return reply;
}

export const deleteAccount = (username: string, password: string | undefined) =>
  call(account.deleteAccount, { body: { username, password } });
