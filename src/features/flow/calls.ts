/** The query of the day's lantern board. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import { flowKeys } from '../../net/query-keys.ts';
import { readDailyBoard } from '../../shared/contract/flow.ts';

export const dailyQuery = queryOptions({
  queryKey: flowKeys.daily,
  queryFn: ({ signal }) => call(readDailyBoard, { signal }),
  // Others play too.
  staleTime: 0,
});

/** After a try was dealt or ended. */
export const refreshDaily = (): void => void queryClient.invalidateQueries({ queryKey: flowKeys.daily });
