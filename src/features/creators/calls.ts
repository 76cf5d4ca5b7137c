/** Queries of creators' pages and favourites, and following. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { cacheEdit, defineMutation } from '../../net/mutation.ts';
import { creatorKeys } from '../../net/query-keys.ts';
import * as contract from '../../shared/contract/creators.ts';

export const creatorQuery = (username: string) =>
  queryOptions({
    queryKey: creatorKeys.page(username),
    queryFn: ({ signal }) => call(contract.getCreator, { params: { username }, signal }),
  });

export const favouritesQuery = () =>
  queryOptions({
    queryKey: creatorKeys.favourites,
    queryFn: ({ signal }) => call(contract.listFavourites, { signal }),
  });

export const follow = defineMutation({
  send: (username: string, isFollowed: boolean) =>
    call(contract.followCreator, { params: { username }, body: { isFollowed } }),
  optimistic: (username, isFollowed) => [
    cacheEdit<contract.CreatorPage>(creatorKeys.page(username), (page) => ({
      ...page,
      isFollowed,
      followers: page.followers + (isFollowed === page.isFollowed ? 0 : isFollowed ? 1 : -1),
    })),
  ],
  invalidates: (username) => [creatorKeys.page(username)],
});
