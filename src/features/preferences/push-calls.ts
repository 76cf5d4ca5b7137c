/** The player's choice of notifications while the page is closed. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { cacheEdit, defineMutation } from '../../net/mutation.ts';
import { pushKeys } from '../../net/query-keys.ts';
import * as contract from '../../shared/contract/web-push.ts';
import type { PushSettings } from '../../shared/contract/web-push.ts';

export const pushQuery = queryOptions({
  queryKey: pushKeys.settings,
  queryFn: ({ signal }) => call(contract.getPushSettings, { signal }),
});

export const savePushSettings = defineMutation({
  send: (settings: PushSettings) => call(contract.savePushSettings, { body: settings }),
  optimistic: (settings) => [cacheEdit<object>(pushKeys.settings, (reply) => ({ ...reply, settings }))],
  invalidates: () => [pushKeys.settings],
});
