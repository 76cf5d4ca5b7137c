/**
 * The cache of what the server was asked for: lists and details that screens read again. Live and interface state is not
 * kept here but in the stores. Forgotten at sign-out, so that the next player of the tab reads nothing of it.
 */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** One more try for what failed on the way; a refusal stays a refusal. */
const MAX_RETRIES = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MAX_RETRIES && !(error instanceof ApiError && error.isRefusal),
    },
    // Calls that change something go out once.
    mutations: { retry: false },
  },
});
