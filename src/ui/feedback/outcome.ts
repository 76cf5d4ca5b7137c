/**
 * Every call that changes something tells its outcome in a toast: the server's message, green when it worked and red
 * when it was refused or failed (specification: social, section 7).
 */
import { showToast } from './toast.ts';

export interface Outcome {
  success: boolean;
  message: string;
}

/** Shows the message of the reply or of the error. Resolves to the reply when it worked, else to null; never rejects. */
export async function showOutcome<Reply extends Outcome>(underway: Promise<Reply>): Promise<Reply | null> {
  try {
    const reply = await underway;
    showToast({ text: reply.message, tone: reply.success ? 'ok' : 'bad' });
    return reply.success ? reply : null;
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    return null;
  }
}
