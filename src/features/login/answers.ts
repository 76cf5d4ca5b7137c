/** Shows the server's answers to the forms (specification: world, section 8). */
import { ApiError, UNEXPECTED_ERROR } from '../../net/api-error.ts';
import { type FormRefusal, refusalOf } from '../../state/session/form-refusal.ts';
import type { Outcome } from '../../ui/feedback/outcome.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ANSWER_MS, LOGIN_ERROR_MS } from './text.ts';

export interface Answer {
  success: boolean;
  /** Null after success and after an unexpected failure. */
  refusal: FormRefusal | null;
}

/** An answer replaces the previous one. */
const ANSWER = 'access-answer';

/**
 * Shows the server's message for 15 s: green after success, red after a refusal. Any other failure is shown as
 * unexpected. Resolves to whether the call succeeded, and to the refusal for the form; never rejects.
 */
export async function showAnswer(underway: Promise<Outcome>): Promise<Answer> {
  const shown = { durationMs: ANSWER_MS, id: ANSWER };
  try {
    const { success, message } = await underway;
    showToast({ ...shown, text: message, tone: success ? 'ok' : 'bad' });
    return { success, refusal: success ? null : { field: null, text: message } };
  } catch (error) {
    const refusal = refusalOf(error);
    showToast({ ...shown, text: refusal?.text ?? UNEXPECTED_ERROR, tone: 'bad' });
    return { success: false, refusal };
  }
}

/** Shows the code of a refused sign-in for 10 s. Returns the refusal, or null for an unexpected failure. */
export function showSignInFailure(error: unknown): ApiError | null {
  const refusal = error instanceof ApiError && (error.isRefusal || error.code) && error.status < 500 ? error : null;
  showToast({
    text: refusal ? (refusal.code ?? refusal.message) : UNEXPECTED_ERROR,
    tone: 'bad',
    durationMs: LOGIN_ERROR_MS,
    id: ANSWER,
  });
  return refusal;
}
