/** Fetches a file, for all code that shows or passes on a failure. Calls of the contract use `http.ts`. */
import { ApiError, ERROR_TEXTS } from './api-error.ts';

/**
 * As `fetch`, but a failure of the network has the client's text instead of the browser's, which differs by browser and
 * explains nothing to players. An abort rejects as in `fetch`.
 */
export async function fetchFile(url: string, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

export const networkError = (cause?: unknown): ApiError =>
  new ApiError(500, ERROR_TEXTS.network, { code: 'network', cause });
