import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  "rejects with 'Network error' in place of '%s'",
  async (words) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(words));
    await expect(fetchFile('/a')).rejects.toMatchObject({ message: 'Network error', status: 500, code: 'network' });
  },
);

it('rejects with the abort itself', async () => {
  const abort = new AbortController();
  const cause = new DOMException('aborted', 'AbortError');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
  abort.abort();
  await expect(fetchFile('/a', { signal: abort.signal })).rejects.toBe(cause);
});
