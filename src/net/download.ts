/** Downloads the file with which an endpoint of the contract replies. Otherwise it behaves like `call`. */
import type { BodyOf, Endpoint } from '../shared/contract/endpoint.ts';
import { runtime } from '../shared/runtime/client.ts';
import { clientConfig } from './client-config.ts';
import { fetchFile, networkError } from './fetch-file.ts';
import { parseJson, refusal, requireSessionKey, SESSION_KEY_HEADER } from './http.ts';
import { repliesReady, translateMessage } from './reply-words.ts';

const REVOKE_AFTER_MS = 60_000;

export interface DownloadedFile {
  content: Blob;
  name: string;
}

/** Rejects only with an `ApiError`. It has no time limit: a file may be large and the connection slow. */
export async function download<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Promise<DownloadedFile> {
  const headers = { [SESSION_KEY_HEADER]: requireSessionKey(), 'content-type': 'application/json' };
  const { method, path } = endpoint;
  const url = clientConfig().hosts.instance + path;
  const response = await fetchFile(url, { method, headers, body: JSON.stringify(body), cache: 'no-store' });
  if (!response.ok) {
    const data = parseJson(await response.text().catch(() => ''));
    await repliesReady;
    translateMessage(data);
    throw refusal(endpoint, response.status, data);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  try {
    return { content: await response.blob(), name };
  } catch (cause) {
    throw networkError(cause);
  }
}

/** Lets the browser store the file. */
export function saveFile({ content, name }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after this turn of the event loop.
  runtime.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
