/** How the server's answers to the forms are shown (specification: world, section 8). */
import { ApiError, UNEXPECTED_ERROR } from '../../net/api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { ANSWER_MS, LOGIN_ERROR_MS } from './text.ts';

/** An answer takes the place of the one before it. */
const ANSWER = 'access-answer';

/** The server's message for 15 s: green when it worked, red when it did not. */
export function showAnswer(reply: { success: boolean; message: string }): void {
  showToast({ text: reply.message, tone: reply.success ? 'ok' : 'bad', durationMs: ANSWER_MS, id: ANSWER });
}

/** A refusal shows its message for 15 s; whatever else went wrong is unexpected. */
export function showFailure(error: unknown): void {
  const isRefusal = error instanceof ApiError && error.isRefusal;
  showToast({ text: isRefusal ? error.message : UNEXPECTED_ERROR, tone: 'bad', durationMs: ANSWER_MS, id: ANSWER });
}

/** A refused sign-in shows its code for 10 s. Returns the refusal, or null when it was something unexpected. */
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
