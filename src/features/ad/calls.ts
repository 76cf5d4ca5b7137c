/** The membership page's one call. */
import { call } from '../../net/http.ts';
import { sendFeedback } from '../../shared/contract/membership.ts';
import { CANCEL_MESSAGE } from '../../shared/rules/membership.ts';
import { showToast } from '../../ui/toast.ts';
import * as text from './text.ts';

const CANCEL_TOAST_MS = 15_000;

/** Asks the operator to end the subscription, and says that it was asked. */
export async function cancelSubscription(): Promise<void> {
  try {
    const { success, message } = await call(sendFeedback, { body: { message: CANCEL_MESSAGE } });
    if (success) showToast({ text: text.CANCEL_SENT, tone: 'ok', durationMs: CANCEL_TOAST_MS });
    else showToast({ text: message, tone: 'bad' });
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}
