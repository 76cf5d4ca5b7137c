/** The query of the feed, and the deletion of an activity. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { translateInitial } from '../../languages/initial-post-words.ts';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { feedKeys } from '../../net/query-keys.ts';
import { type Activity, deleteActivity, getFeed } from '../../shared/contract/feed.ts';

const PAGE_SIZE = 60;

export const feedQuery = infiniteQueryOptions({
  queryKey: feedKeys.activities,
  queryFn: async ({ pageParam, signal }) => {
    const page = await call(getFeed, { query: { page: pageParam, limit: PAGE_SIZE }, signal });
    const activities = await translateInitial(page.activities, (one, { title }) => ({ ...one, forumTitle: title }));
    return { ...page, activities };
  },
  initialPageParam: 1,
  getNextPageParam: ({ activities }, _, page) => (activities.length < PAGE_SIZE ? undefined : page + 1),
});

export const removeActivity = defineMutation({
  send: ({ type, id }: Activity) => call(deleteActivity, { params: { type, id } }),
  invalidates: () => [feedKeys.activities],
});
