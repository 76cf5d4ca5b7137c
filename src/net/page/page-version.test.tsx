import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageReplaced } from './page-version.ts';

const pageWith = (entry: string): string =>
  `<!doctype html><head><script type="application/json" id="client-config">{}</script>
   <script type="module" crossorigin src="${entry}"></script></head>`;
const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it.each([
  ['the same page', pageWith('/assets/index-old.js'), 200, false],
  ['a newer page', pageWith('/assets/index-new.js'), 200, true],
  ['the page of a proxy or a network sign-in', '<h1>Sign in to this network</h1>', 200, false],
  ['an error page', pageWith('/assets/index-new.js'), 503, false],
])('knows %s', async (_case, body, status, isReplaced) => {
  answer(body, status);
  await expect(isPageReplaced()).resolves.toBe(isReplaced);
});

it('says no while the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isPageReplaced()).resolves.toBe(false);
});
