/** Why a submission could not be sent: the server's own words, or what the failure of the call means. Pure. */
import { ApiError } from '../../net/api-error.ts';
import { text } from './text.ts';

/** By status, for answers without words of the server, for example those of a proxy before it. */
const BY_STATUS: Readonly<Record<number, string>> = {
  408: text.sendFailures.timeout,
  413: text.sendFailures.tooLarge,
  429: text.sendFailures.busy,
};

/** Of what `sendSubmission` rejects with: a refusal, or an error whose cause is the failure of the call. */
export function sendFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  if (!(cause instanceof ApiError)) return text.sendFailures.server;
  // Without a session the client's own words say what to do.
  if (cause.isRefusal || cause.status === 401) return cause.message;
  if (cause.code === 'network') return text.sendFailures.network;
  return BY_STATUS[cause.status] ?? text.sendFailures.server;
}
