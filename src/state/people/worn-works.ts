/** Who drew what a player wears. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { creatorKeys } from '../../net/query-keys.ts';
import { listWornWorks } from '../../shared/contract/creators.ts';

/** A look may change at any time; opening the same card again soon asks nothing. */
const FRESH_MS = 30_000;

export const wornWorksQuery = (username: string) =>
  queryOptions({
    queryKey: creatorKeys.worn(username),
    queryFn: ({ signal }) => call(listWornWorks, { params: { username }, signal }),
    staleTime: FRESH_MS,
  });
