/** English: calls that failed. */
export default {
  errors: {
    sessionLoading: 'Session loading, please wait',
    notAuthenticated: 'Not authenticated',
    noSessionKey: 'No session key available',
    sessionExpired: 'Session expired. Please sign in again.',
    timeout: 'Request timeout',
    network: 'Network error',
    failed: 'API request failed',
  },
  unexpected: 'An unexpected error occurred',
} as const;
