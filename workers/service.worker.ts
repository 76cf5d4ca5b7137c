/**
 * The service worker, at `/sw.js`: keeps the shell of this build and the art that was seen, by content. It never takes over
 * from an older one by itself: a page asks it to, when its player wants to reload.
 */
import { assetsOf, handlingOf } from './service-rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** A text that changes with every build of the client. */
declare const BUILD_ID: string;

const SHELL = `shell-${BUILD_ID}`;
/** Outlives builds: its addresses carry the content's hash. */
const ART = 'art';
const PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { url, method, mode, headers } = request;
  const asked = { url, method, isNavigation: mode === 'navigate', isPartial: headers.has('range') };
  const handling = handlingOf(asked, self.location.origin);
  if (handling === 'page') event.respondWith(openPage(request));
  else if (handling === 'forever') event.respondWith(keptFirst(request));
  else if (handling === 'fresh') event.respondWith(networkFirst(request));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error('the page cannot be kept');
  await cache.put(PAGE, page.clone());
  await cache.addAll(assetsOf(await page.text()));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== ART).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The kept page finds out by itself that the server is away, and says so. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  await keep(request, response);
  return response;
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await keep(request, response);
    return response;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Keeps a whole answer in place of older versions of the same address; a full disk costs the copy, not the answer. */
async function keep(request: Request, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const isShell = new URL(request.url).pathname.startsWith('/assets/');
  try {
    const cache = await caches.open(isShell ? SHELL : ART);
    await cache.delete(request, { ignoreSearch: true });
    await cache.put(request, response.clone());
  } catch {
    // The browser has no room left.
  }
}
