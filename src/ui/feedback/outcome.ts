/**
 * Shows the outcome of a mutation in a toast: the server's message, green on success, red on refusal or failure
 * (specification: social, section 7).
 */
import { showToast } from './toast.ts';

export interface Outcome {
  success: boolean;
  message: string;
}

/** Shows the message of the reply or of the error, in place of the toast `id` if one is given. Resolves to the reply, or to null on failure; never rejects. */
export async function showOutcome<Reply extends Outcome>(underway: Promise<Reply>, id?: string): Promise<Reply | null> {
  try {
    const reply = await underway;
    showToast({ text: reply.message, tone: reply.success ? 'ok' : 'bad', ...(id === undefined ? {} : { id }) });
    return reply.success ? reply : null;
  } catch (error) {
    showFailure(error);
    return null;
  }
}

/** Shows why something failed. */
export const showFailure = (error: unknown): void =>
  showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
