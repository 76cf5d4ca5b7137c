/** The query of the bell's list, and marking entries as read, which is shown before the reply. */
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { translateInitial } from '../../languages/initial-post-words.ts';
import { translateNames } from '../../languages/item-words.ts';
import { call } from '../../net/http.ts';
import { type CacheEdit, cacheEdit, defineMutation } from '../../net/mutation.ts';
import { bellKeys } from '../../net/query-keys.ts';
import { type BellEntry, type BellPage, listBell, readBell } from '../../shared/contract/bell.ts';
import { takeBellCount } from '../../state/session/bell.ts';

type Pages = InfiniteData<BellPage>;

export const bellQuery = infiniteQueryOptions({
  queryKey: bellKeys.list,
  queryFn: async ({ pageParam, signal }) => {
    const page = await call(listBell, { query: { before: pageParam }, signal });
    takeBellCount(page.unread);
    const named = await nameItems(page.entries);
    return { ...page, entries: await translateInitial(named, (one, { title }) => ({ ...one, title })) };
  },
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? Number(entries.at(-1)?.id) : undefined),
});

/** Entries about items have the names that the page's language has for them. */
async function nameItems(entries: readonly BellEntry[]): Promise<BellEntry[]> {
  const ids = entries.map(({ itemId }) => itemId ?? '');
  const names = await translateNames(
    ids,
    entries.map(({ title }) => title ?? ''),
  );
  return entries.map((entry, at) => (ids[at] === '' ? entry : { ...entry, title: names[at] ?? entry.title }));
}

/** An entry that moved to a later page during a refetch is shown once. */
export function entriesOf(data: Pages | undefined): BellEntry[] {
  const byId = new Map(data?.pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  return [...byId.values()];
}

/** The entry with this id and all older ones. */
export const markAllRead = defineMutation({
  send: (newestId: string) => call(readBell, { body: { upTo: Number(newestId) } }),
  optimistic: (newestId) => [editRead(({ id }) => Number(id) <= Number(newestId))],
  onSuccess: ({ unread }) => takeBellCount(unread),
});

/** Entries that are shown as one row. */
export const markGroupRead = defineMutation({
  send: (ids: readonly string[]) => {
    const numbers = ids.map(Number);
    return call(readBell, { body: { upTo: Math.max(...numbers), ids: numbers } });
  },
  optimistic: (ids) => [editRead(({ id }) => ids.includes(id))],
  onSuccess: ({ unread }) => takeBellCount(unread),
});

const editRead = (isMarked: (entry: BellEntry) => boolean): CacheEdit =>
  cacheEdit<Pages>(bellKeys.list, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      entries: page.entries.map((entry) => (isMarked(entry) ? { ...entry, isRead: true } : entry)),
    })),
  }));
