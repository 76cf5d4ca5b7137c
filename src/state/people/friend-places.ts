/** Where friends are who are in town: the queries of their locations and channels, and of a location's name. */
import { queryOptions } from '@tanstack/react-query';
import { language } from '../../languages/texts.ts';
import { call } from '../../net/http.ts';
import { channelKeys } from '../../net/query-keys.ts';
import { listFriendPlaces } from '../../shared/contract/channels.ts';
import { LOCATION_NAME, type LocationData, locationPathOf } from '../../shared/rules/town.ts';

const REFRESH_MS = 5000;

export const friendPlacesQuery = () =>
  queryOptions({
    queryKey: channelKeys.friends,
    queryFn: ({ signal }) => call(listFriendPlaces, { signal }),
    refetchInterval: REFRESH_MS,
  });

/** As the location's file says; the town's, which no file says, where it cannot be read. */
export const locationNameQuery = (slug: string) =>
  queryOptions({
    queryKey: channelKeys.locationName(slug),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string> => {
      const response = await fetch(locationPathOf(slug), { signal });
      const { Texts } = (await response.json()) as LocationData;
      return Texts?.[language]?.name ?? LOCATION_NAME;
    },
  });
