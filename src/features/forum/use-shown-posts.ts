/**
 * The posts of a list that are shown: up to the newest one when it was opened. Newer ones are counted until the player asks for
 * them, so that nothing moves what is read. A search shows all that it finds.
 */
import type { InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PostPreview } from '../../shared/contract/forum.ts';
import { namesInclude } from '../../state/chat/chat-log.ts';
import { isSamePlayer } from '../../state/people/people.ts';
import { session } from '../../state/session/session.ts';
import { type ListQuery, postsOf, refreshList, removeList } from './calls.ts';
import { shownKey, shownPosts, showPostsUpTo, sortBy } from './state.ts';
import { useNews } from './use-news.ts';

type Pages = InfiniteData<{ posts: PostPreview[]; hasMore: boolean }>;

/** `onShown` is called when new posts are at the top of the list. */
export function useShownPosts(query: ListQuery, data: Pages | undefined, onShown: () => void) {
  const { filter, sort, search } = query;
  const key = shownKey(filter, sort);
  const shown = useSnapshot(shownPosts)[key];
  const { user } = useSnapshot(session);
  const [isBusy, setIsBusy] = useState(false);
  const all = useMemo(() => postsOf(data), [data]);
  const newest = Math.max(0, ...all.map(({ id }) => Number(id)));
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && shownPosts[key] === undefined) showPostsUpTo(key, newest);
  }, [isLoaded, key, newest]);

  const upTo = search === '' ? (shown?.upTo ?? newest) : Number.POSITIVE_INFINITY;
  const posts = useMemo(() => all.filter(({ id }) => Number(id) <= upTo), [all, upTo]);
  const news = useNews({ filter }, search !== '' || shown === undefined ? null : String(shown.upTo));
  const waiting = all.flatMap(({ id, author }) => {
    const isHidden = Number(id) > upTo && !isSamePlayer(author, user?.username);
    return isHidden && !namesInclude(user?.blockedList ?? [], author) ? [id] : [];
  });
  const count = new Set([...waiting, ...news.filter((id) => Number(id) > upTo)]).size;

  const show = async (): Promise<void> => {
    setIsBusy(true);
    // In another order, new posts are not at the top.
    if (sort !== 'newest') {
      removeList({ ...query, sort: 'newest' });
      sortBy('newest');
      return;
    }
    const listed = await refreshList(query).finally(() => setIsBusy(false));
    showPostsUpTo(key, Math.max(upTo, ...listed.map(({ id }) => Number(id))));
    onShown();
  };
  return { posts, newAfter: shown?.newAfter ?? Number.POSITIVE_INFINITY, count, isBusy, show: () => void show() };
}
