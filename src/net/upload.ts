/**
 * Sends a form with files to an endpoint of the contract and reports the progress. Otherwise it behaves like `call`.
 */
import type { Endpoint, ParamsOf, ReplyOf } from '../shared/contract/endpoint.ts';
import { ApiError, ERROR_TEXTS } from './api-error.ts';
import { clientConfig } from './client-config.ts';
import { networkError } from './fetch-file.ts';
import { translateMessage } from './reply-words.ts';
import { fillPath, parseJson, refusal, requireSessionKey, SESSION_KEY_HEADER } from './http.ts';

/** Enough for 8 MiB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

export interface Upload<E extends Endpoint> {
  params?: ParamsOf<E>;
  form: FormData;
  /** Receives the share of the form that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Rejects only with an `ApiError`. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { params, form, onProgress }: Upload<E>,
): Promise<ReplyOf<E>> {
  const key = requireSessionKey();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, clientConfig().hosts.instance + fillPath(endpoint.path, params));
    request.setRequestHeader(SESSION_KEY_HEADER, key);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('timeout', () => reject(new ApiError(408, ERROR_TEXTS.timeout)));
    request.addEventListener('error', () => reject(networkError()));
    request.send(form);
  });
  const data = parseJson(text);
  translateMessage(data);
  if (status !== 200) throw refusal(endpoint, status, data);
  const reply = endpoint.reply.safeParse(data);
  if (!reply.success) throw new ApiError(500, ERROR_TEXTS.failed, { code: 'bad_reply', cause: reply.error });
  return reply.data as ReplyOf<E>;
}
