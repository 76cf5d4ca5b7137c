/**
 * The service worker, at `/sw.js`: caches the shell of this build and the art that was loaded. It activates only when a page
 * sends `take-over`, after the player has agreed to reload. It also shows what the server announces while the page is closed.
 */
import { readPush } from './notifications.ts';
import { renewPush } from './renew-push.ts';
import { assetsOf, handlingOf, isLeftOver, languageIn } from './service-rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** Changes with every build of the client. */
declare const BUILD_ID: string;

const SHELL = `shell-${BUILD_ID}`;
/** Kept across builds: its URLs contain the content's hash. */
const ART = 'art';
const PAGE = '/';

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(announce(event.data?.text())));
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: before, newSubscription: after } = event;
  event.waitUntil(renewPush(self.registration.pushManager, { before, after }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTown(String(event.notification.data)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { url, method, mode, headers } = request;
  const facts = { url, method, isNavigation: mode === 'navigate', isPartial: headers.has('range') };
  const handling = handlingOf(facts, self.location.origin);
  if (handling === 'page') event.respondWith(openPage(request, (work) => event.waitUntil(work)));
  else if (handling === 'forever') event.respondWith(cacheFirst(request));
  else if (handling === 'fresh') event.respondWith(networkFirst(request));
});

async function cacheShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error('the page cannot be cached');
  await cache.put(PAGE, page.clone());
  await cache.addAll(assetsOf(await page.text()));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== ART).map((name) => caches.delete(name)));
  const art = await caches.open(ART);
  const leftOver = (await art.keys()).filter(({ url }) => isLeftOver(url));
  await Promise.all(leftOver.map((request) => art.delete(request)));
  await self.clients.claim();
}

/** The cached page detects by itself that the server is unreachable and shows it. */
async function openPage(request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) waitUntil(keepLanguage(response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const cached = await caches.match(PAGE);
    if (cached === undefined) throw error;
    return cached;
  }
}

/** A player who has chosen another language sees the cached page in it as well. */
async function keepLanguage(page: Response): Promise<void> {
  const cached = await caches.match(PAGE);
  if (cached === undefined) return;
  const [shown, kept] = await Promise.all([page.text(), cached.text()]);
  if (languageIn(shown) !== languageIn(kept)) await cacheShell();
}

async function cacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  await putInCache(request, response);
  return response;
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await putInCache(request, response);
    return response;
  } catch (error) {
    const cached = await caches.match(request);
    if (cached === undefined) throw error;
    return cached;
  }
}

/** Caches a complete response and deletes older versions of the same URL. A full disk does not affect the response. */
async function putInCache(request: Request, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const isShell = new URL(request.url).pathname.startsWith('/assets/');
  try {
    const cache = await caches.open(isShell ? SHELL : ART);
    await cache.delete(request, { ignoreSearch: true });
    await cache.put(request, response.clone());
  } catch {
    // The storage quota is used up.
  }
}

/** A page that is in front shows the news by itself. */
async function announce(text: string | undefined): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return;
  const { title, page, ...shown } = readPush(text, navigator.languages);
  await self.registration.showNotification(title, {
    ...shown,
    data: page,
    icon: '/ui/icon-192.png',
    badge: '/ui/badge-96.png',
  });
}

/** Brings an open page of the town to the front, which then opens the screen, or opens a new one. */
async function openTown(page: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) return void (await self.clients.openWindow(page));
  open.postMessage({ kind: 'open-page', page });
  // The page opens the screen, also where the browser does not let it come to the front.
  await open.focus().catch(() => undefined);
}
