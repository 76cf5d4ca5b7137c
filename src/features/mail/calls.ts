/**
 * The mail calls. Lists are cached page by page for each folder and search; what changes a mail shows in all of them at
 * once and is taken back when the server refuses. New mail is put on top without asking for every page again.
 */
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import * as contract from '../../shared/contract/mail.ts';
import type { Mail, MailFolder } from '../../shared/contract/mail.ts';
import { acceptFriend } from '../../shared/contract/friends.ts';
import { type Outcome, refreshPeople } from '../../state/people/people.ts';
import { refreshUnreadMail, setUnreadMailCount, unread } from '../../state/session/unread.ts';

const MAIL = 'mail';
const PAGE_SIZE = 50;
/** Largest page that the server gives. */
const SEEK_PAGE_SIZE = 200;

type Pages = InfiniteData<Mail[]>;
type Edit = (mail: Mail) => Mail | null;

export const mailsQuery = (folder: MailFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: [MAIL, folder, search],
    queryFn: ({ pageParam, signal }) => askForPage(folder, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === PAGE_SIZE ? page + 1 : undefined),
  });

const askForPage = (folder: MailFolder, search: string, page: number, signal?: AbortSignal) => {
  const query = { folder, page, limit: PAGE_SIZE, search: search === '' ? undefined : search };
  return call(contract.listMails, { query, signal });
};

/** Every mail once: one that arrives shifts the pages that are fetched after it. */
export function mailsOf(data: Pages | undefined): Mail[] {
  const byId = new Map(data?.pages.flat().map((mail) => [mail.id, mail]));
  return [...byId.values()];
}

/** Puts what arrived since on top of an open list. A failure leaves the list as it is. */
export async function takeInNewMail(folder: MailFolder, search: string): Promise<void> {
  const { queryKey } = mailsQuery(folder, search);
  try {
    const newest = await askForPage(folder, search, 1);
    queryClient.setQueryData<Pages>(queryKey, (data) => {
      if (!data) return data;
      const known = new Set(data.pages.flat().map(({ id }) => id));
      const arrived = newest.filter(({ id }) => !known.has(id));
      const [first = [], ...rest] = data.pages;
      return { ...data, pages: [[...arrived, ...first], ...rest] };
    });
  } catch {
    // The next notification or opening tells.
  }
}

/** Other folders are asked for again when they are next shown. */
export function forgetOtherFolders(): void {
  queryClient.removeQueries({ queryKey: [MAIL], type: 'inactive' });
}

/** One mail by its id, sought in all folders; null when it is not there. */
export async function findMail(id: string, signal?: AbortSignal): Promise<Mail | null> {
  for (let page = 1; ; page += 1) {
    const mails = await call(contract.listMails, { query: { page, limit: SEEK_PAGE_SIZE }, signal });
    const found = mails.find((mail) => mail.id === id);
    if (found) return found;
    if (mails.length < SEEK_PAGE_SIZE) return null;
  }
}

/** Opening a mail marks it read; without a word, because the player asked for nothing. */
export async function markRead(mail: Mail): Promise<void> {
  if (mail.isRead || mail.isSender || mail.type === contract.MAIL_FRIEND_REQUEST) return;
  const takeBack = showAhead(mail.id, (one) => ({ ...one, isRead: true }));
  setUnreadMailCount(Math.max(0, unread.unreadMailCount - 1));
  try {
    await call(contract.readMail, { params: { id: mail.id } });
  } catch {
    takeBack();
  } finally {
    void refreshUnreadMail();
  }
}

export const setSaved = (id: string, isSaved: boolean): Promise<Outcome> =>
  ahead(
    id,
    (mail) => ({ ...mail, isSaved }),
    () => call(contract.saveMail, { params: { id, on: isSaved ? '1' : '0' } }),
  );

/** Declines, when it is a friend request. */
export async function deleteMail(id: string): Promise<Outcome> {
  const reply = await ahead(
    id,
    () => null,
    () => call(contract.deleteMail, { params: { id } }),
  );
  void refreshUnreadMail();
  void refreshPeople();
  return reply;
}

/** The request leaves the mailbox. */
export async function accept(id: string): Promise<Outcome> {
  const reply = await call(acceptFriend, { params: { id } });
  if (reply.success) showAhead(id, () => null);
  void refreshUnreadMail();
  void refreshPeople();
  return reply;
}

export async function replyTo(id: string, message: string): Promise<Outcome> {
  const reply = await call(contract.replyToMail, { params: { id }, body: { message } });
  if (reply.success) showAhead(id, (mail) => ({ ...mail, isReplied: true }));
  return reply;
}

export async function clearFolder(folder: MailFolder): Promise<Outcome> {
  const reply = await call(contract.clearMailFolder, { body: { folder } });
  void queryClient.invalidateQueries({ queryKey: [MAIL] });
  void refreshUnreadMail();
  return reply;
}

async function ahead(id: string, edit: Edit, act: () => Promise<Outcome>): Promise<Outcome> {
  const takeBack = showAhead(id, edit);
  try {
    const reply = await act();
    if (!reply.success) takeBack();
    return reply;
  } catch (error) {
    takeBack();
    throw error;
  }
}

/** Edits a mail in every list; null takes it out. @returns what puts the lists back. */
function showAhead(id: string, edit: Edit): () => void {
  // One that has nothing to show yet goes on: cancelled, it would never begin again.
  void queryClient.cancelQueries({ queryKey: [MAIL], predicate: ({ state }) => state.data !== undefined });
  const before = queryClient.getQueriesData<Pages>({ queryKey: [MAIL] });
  queryClient.setQueriesData<Pages>({ queryKey: [MAIL] }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => page.flatMap((mail) => edited(mail, id, edit))) };
  });
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

function edited(mail: Mail, id: string, edit: Edit): Mail[] {
  if (mail.id !== id) return [mail];
  const next = edit(mail);
  return next === null ? [] : [next];
}
