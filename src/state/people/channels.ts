/** The list of the town's channels, and changing to one with a word about the outcome. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { channelKeys } from '../../net/query-keys.ts';
import { listChannels } from '../../shared/contract/channels.ts';
import { ownLocation } from '../session/location.ts';

const REFRESH_MS = 5000;

export const channelsQuery = () =>
  queryOptions({
    queryKey: channelKeys.list,
    queryFn: ({ signal }) => call(listChannels, { query: { location: ownLocation.slug }, signal }),
    refetchInterval: REFRESH_MS,
  });

export const refetchChannels = (): Promise<void> => queryClient.invalidateQueries({ queryKey: channelKeys.list });
