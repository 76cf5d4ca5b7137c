/**
 * The cache of the server's replies: lists and details that screens read again. Live state and interface state belong to
 * the stores, not here. The cache is cleared at sign-out, so that the next player of the tab reads none of it.
 */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Network failures are retried once. Refusals are not retried. */
const MAX_RETRIES = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MAX_RETRIES && !(error instanceof ApiError && error.isRefusal),
    },
    // Sent once and at once, also when the browser reports to be offline. Their arguments, passwords among them, are not kept.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});
