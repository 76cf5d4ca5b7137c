/** Who drew what a player wears. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { creatorKeys } from '../../net/query-keys.ts';
import { listWornWorks } from '../../shared/contract/creators.ts';

/** A look may change at any time: each opening of a card asks. */
export const wornWorksQuery = (username: string) =>
  queryOptions({
    queryKey: creatorKeys.worn(username),
    queryFn: ({ signal }) => call(listWornWorks, { params: { username }, signal }),
  });
