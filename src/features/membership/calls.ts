/** Queries and mutations of the membership screen. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { membershipKeys } from '../../net/query-keys.ts';
import { sendFeedback } from '../../shared/contract/feedback.ts';
import { listBundles } from '../../shared/contract/membership.ts';
import { CANCEL_MESSAGE } from '../../shared/rules/membership.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text } from './text.ts';

const CANCEL_TOAST_MS = 15_000;

/** How many of each bundle are left, by its id, and when the player last asked to cancel (epoch milliseconds). */
export const membershipQuery = queryOptions({
  queryKey: membershipKeys.bundlesLeft,
  queryFn: async ({ signal }) => {
    const { bundles, cancellationSentAt } = await call(listBundles, { signal });
    return { left: new Map<string, number>(bundles.map(({ id, left }) => [id, left])), cancellationSentAt };
  },
});

const sendCancellation = defineMutation({
  send: () => call(sendFeedback, { body: { message: CANCEL_MESSAGE } }),
  invalidates: () => [membershipKeys.bundlesLeft],
});

/** Sends the operator a request to end the subscription and shows the outcome. Returns whether it was sent. */
export async function cancelSubscription(): Promise<boolean> {
  try {
    const { success, message } = await sendCancellation();
    if (success) showToast({ text: text.cancelSent, tone: 'ok', durationMs: CANCEL_TOAST_MS });
    else showToast({ text: message, tone: 'bad' });
    return success;
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    return false;
  }
}
