/** Fetches a model's file without cookies and referrer, and stops at the size limit. */
import { MODEL_MAX_BYTES } from '../../shared/rules/bbcode/values.ts';
import { fetchFile } from '../../net/fetch-file.ts';

const TIMEOUT_MS = 30_000;

/** Rejects when it is unavailable or larger than 10 MB. */
export async function fetchModel(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetchFile(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok || response.body === null) throw new Error(`the model answered ${response.status}`);
  if (Number(response.headers.get('content-length')) > MODEL_MAX_BYTES) throw new Error('the model is too large');
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let byteLength = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    byteLength += value.byteLength;
    if (byteLength > MODEL_MAX_BYTES) {
      await reader.cancel();
      throw new Error('the model is too large');
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(byteLength);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes.buffer;
}
