/** Queries and mutations of the membership screen. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { membershipKeys } from '../../net/query-keys.ts';
import { sendFeedback } from '../../shared/contract/feedback.ts';
import { listBundles } from '../../shared/contract/membership.ts';
import { CANCEL_MESSAGE } from '../../shared/rules/membership.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import * as text from './text.ts';

const CANCEL_TOAST_MS = 15_000;

/** How many of each bundle are left, by its id. */
export const bundlesLeftQuery = queryOptions({
  queryKey: membershipKeys.bundlesLeft,
  queryFn: async ({ signal }) => {
    const { bundles } = await call(listBundles, { signal });
    return new Map<string, number>(bundles.map(({ id, left }) => [id, left]));
  },
});

/** Sends the operator a request to end the subscription and shows the outcome. */
export async function cancelSubscription(): Promise<void> {
  try {
    const { success, message } = await call(sendFeedback, { body: { message: CANCEL_MESSAGE } });
    if (success) showToast({ text: text.CANCEL_SENT, tone: 'ok', durationMs: CANCEL_TOAST_MS });
    else showToast({ text: message, tone: 'bad' });
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}
