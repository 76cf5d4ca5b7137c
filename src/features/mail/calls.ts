/**
 * Queries and mutations of mail. Lists are cached page by page for each folder and search. A change of a mail is shown in
 * all lists at once and undone when the server refuses it. New mail is inserted on top without a refetch of every page.
 */
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { applyCacheEdits, type CacheEdit, cacheEdit, defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { mailKeys } from '../../net/query-keys.ts';
import { inPageLanguage, repliesReady } from '../../net/reply-words.ts';
import * as contract from '../../shared/contract/mail.ts';
import type { Mail, MailFolder } from '../../shared/contract/mail.ts';
import { acceptFriend } from '../../shared/contract/friends.ts';
import { refreshPeople } from '../../state/people/people.ts';
import { refreshUnreadMail, setUnreadMailCount, unread } from '../../state/session/unread.ts';

const PAGE_SIZE = 50;
/** The server's largest page size. */
const SEEK_PAGE_SIZE = 200;

type Pages = InfiniteData<Mail[]>;

export const mailsQuery = (folder: MailFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: mailKeys.list(folder, search),
    queryFn: ({ pageParam, signal }) => fetchPage(folder, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE_SIZE ? page + 1 : undefined),
  });

const fetchPage = async (folder: MailFolder, search: string, page: number, signal?: AbortSignal) => {
  const query = { folder, page, limit: PAGE_SIZE, search: search === '' ? undefined : search };
  return translateMails(await call(contract.listMails, { query, signal }));
};

/** Texts of the server are shown in the page's language; those of players stay. */
async function translateMails(mails: readonly Mail[]): Promise<Mail[]> {
  await repliesReady;
  return mails.map((mail) =>
    mail.sentence === undefined ? mail : { ...mail, message: inPageLanguage(mail.message, mail.sentence) },
  );
}

/** Removes duplicates: a mail that arrives shifts the pages that are fetched later. */
export function mailsOf(data: Pages | undefined): Mail[] {
  const byId = new Map(data?.pages.flat().map((mail) => [mail.id, mail]));
  return [...byId.values()];
}

/** Inserts newly arrived mail on top of an open list. A failure leaves the list unchanged. */
export async function insertNewMail(folder: MailFolder, search: string): Promise<void> {
  const { queryKey } = mailsQuery(folder, search);
  try {
    const newest = await fetchPage(folder, search, 1);
    queryClient.setQueryData<Pages>(queryKey, (data) => {
      if (!data) return data;
      const known = new Set(data.pages.flat().map(({ id }) => id));
      const arrived = newest.filter(({ id }) => !known.has(id));
      const [first = [], ...rest] = data.pages;
      return { ...data, pages: [[...arrived, ...first], ...rest] };
    });
  } catch {
    // The next notification or opening of the list fetches it.
  }
}

/** Removes lists that are not shown, so that they are refetched when they are shown next. */
export function removeOtherFolders(): void {
  queryClient.removeQueries({ queryKey: mailKeys.lists, type: 'inactive' });
}

/** Searches all folders for a mail by its id. Null when no folder has it. */
export async function findMail(id: string, signal?: AbortSignal): Promise<Mail | null> {
  for (let page = 1; ; page += 1) {
    const mails = await call(contract.listMails, { query: { page, limit: SEEK_PAGE_SIZE }, signal });
    const [found] = await translateMails(mails.filter((mail) => mail.id === id));
    if (found) return found;
    if (mails.length < SEEK_PAGE_SIZE) return null;
  }
}

/** The mail after this one in a cached list, else the one before it. */
export function neighbourOf(folder: MailFolder, search: string, id: string): Mail | null {
  const mails = mailsOf(queryClient.getQueryData(mailsQuery(folder, search).queryKey));
  const at = mails.findIndex((mail) => mail.id === id);
  return (at < 0 ? undefined : (mails[at + 1] ?? mails[at - 1])) ?? null;
}

/** The mail that many places below (above, if negative) this one in a cached list; the first one without a mail. */
export function mailBeside(folder: MailFolder, search: string, id: string | undefined, places: number): Mail | null {
  const mails = mailsOf(queryClient.getQueryData(mailsQuery(folder, search).queryKey));
  const at = mails.findIndex((mail) => mail.id === id);
  return mails[at < 0 ? 0 : at + places] ?? null;
}

/** Opening a mail marks it read. Shows no message, because the player did not request it. */
export async function markRead(mail: Mail): Promise<void> {
  if (mail.isRead || mail.isSender || mail.type === contract.MAIL_FRIEND_REQUEST) return;
  setUnreadMailCount(Math.max(0, unread.unreadMailCount - 1));
  await sendRead(mail.id).catch(() => undefined);
  void refreshUnreadMail();
}

type Talk = InfiniteData<contract.Conversation>;
/** Around the opened mail. */
const FIRST_PAGE: { before?: number; after?: number } = {};

/** The mails around one. Older pages are the previous ones. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: mailKeys.conversation(id),
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(contract.getConversation, { params: { id }, query: pageParam, signal });
      return { ...page, mails: await translateMails(page.mails) };
    },
    initialPageParam: FIRST_PAGE,
    getPreviousPageParam: ({ mails, hasOlder }) => (hasOlder ? { before: Number(mails[0]?.id ?? id) } : undefined),
    getNextPageParam: ({ mails, hasNewer }) => (hasNewer ? { after: Number(mails.at(-1)?.id ?? id) } : undefined),
    gcTime: 0,
  });

/** Oldest first, each once; the opened mail alone before the others are there. */
export function conversationOf(data: Talk | undefined, opened: Mail): Mail[] {
  const byId = new Map(data?.pages.flatMap(({ mails }) => mails).map((mail) => [mail.id, mail]));
  if (!byId.has(opened.id)) byId.set(opened.id, opened);
  return [...byId.values()].toSorted((a, b) => Number(a.id) - Number(b.id));
}

export const refreshConversations = (): void =>
  void queryClient.invalidateQueries({ queryKey: mailKeys.conversations });

const sendRead = defineMutation({
  send: (id: string) => call(contract.readMail, { params: { id } }),
  optimistic: (id) => [editMail(id, (mail) => ({ ...mail, isRead: true })), editTalk(id)],
});

export const setSaved = defineMutation({
  send: (id: string, isSaved: boolean) => call(contract.saveMail, { params: { id, on: isSaved ? '1' : '0' } }),
  optimistic: (id, isSaved) => [editMail(id, (mail) => ({ ...mail, isSaved }))],
});

/** Declines, when it is a friend request. */
export const deleteMail = defineMutation({
  send: (id: string) => call(contract.deleteMail, { params: { id } }),
  optimistic: (id) => [removeMail(id)],
  onSuccess: refreshCounts,
});

/** From Trash, or right after the deletion. */
export const restoreMail = defineMutation({
  send: (id: string) => call(contract.restoreMail, { params: { id } }),
  onSuccess: refreshCounts,
  invalidates: () => [mailKeys.lists, mailKeys.conversations],
});

/** Accepts a friend request, which leaves the mailbox. */
export const acceptRequest = defineMutation({
  send: (id: string) => call(acceptFriend, { params: { id } }),
  onSuccess: (_, id) => {
    applyCacheEdits([removeMail(id)]);
    refreshCounts();
  },
});

/** Sends a new mail, which then appears in Sent. */
export const sendMail = defineMutation({
  send: (username: string, message: string) => call(contract.sendMail, { params: { username }, body: { message } }),
  invalidates: () => [mailKeys.lists],
});

export const replyTo = defineMutation({
  send: (id: string, message: string) => call(contract.replyToMail, { params: { id }, body: { message } }),
  onSuccess: (_, id) => void applyCacheEdits([editMail(id, (mail) => ({ ...mail, isReplied: true }))]),
  invalidates: () => [mailKeys.conversations],
});

export const clearFolder = defineMutation({
  send: (folder: MailFolder) => call(contract.clearMailFolder, { body: { folder } }),
  onSuccess: () => void refreshUnreadMail(),
  invalidates: () => [mailKeys.lists],
});

function refreshCounts(): void {
  void refreshUnreadMail();
  void refreshPeople();
}

const editMail = (id: string, edit: (mail: Mail) => Mail): CacheEdit =>
  editPages((page) => page.map((mail) => (mail.id === id ? edit(mail) : mail)));

const removeMail = (id: string): CacheEdit => editPages((page) => page.filter((mail) => mail.id !== id));

/** Marks a mail as read in every conversation. */
const editTalk = (id: string): CacheEdit =>
  cacheEdit<Talk>(mailKeys.conversations, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      mails: page.mails.map((mail) => (mail.id === id ? { ...mail, isRead: true } : mail)),
    })),
  }));

/** Edits every page of every list. */
const editPages = (edit: (page: Mail[]) => Mail[]): CacheEdit =>
  cacheEdit<Pages>(mailKeys.lists, (data) => ({ ...data, pages: data.pages.map(edit) }));
