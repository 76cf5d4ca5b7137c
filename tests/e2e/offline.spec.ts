/** The service worker: the cached page opens offline, and a new version waits until the player accepts it. */
import { expect, SERVER_GONE, test } from './test.ts';

const isControlled = (): boolean => navigator.serviceWorker.controller !== null;

test('without a server the cached page opens and shows that it is offline', async ({ players, server }) => {
  players.expectErrors(SERVER_GONE);
  const { page } = await players.visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  // Caches the files that the first page load fetched before the worker was active.
  await page.reload();
  await expect(page.getByText(/players of .* online/)).toBeVisible();
  await server.kill();
  await page.reload();
  await expect(page.getByText("Oh no! You're offline.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await server.startAgain();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/players of .* online/)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter((path) => /^\/(session|game-api|radio|avatars|socket)/.test(path))).toEqual([]);
});

test('the cached page is in the language that was chosen last', async ({ players, server }) => {
  players.expectErrors(SERVER_GONE);
  const { page } = await players.visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
  await page.reload();
  const cachedLanguage = (): Promise<string | undefined> =>
    page.evaluate(async () => /lang="(\w+)"/.exec((await (await caches.match('/'))?.text()) ?? '')?.[1]);
  await expect.poll(cachedLanguage).toBe('de');
  await server.kill();
  await page.reload();
  await expect(page.getByText('Oh nein! Du bist offline.')).toBeVisible();
  await server.startAgain();
});

test('a new version is offered and installed when the player accepts it', async ({ players }) => {
  const access = await players.visit({ serviceWorkers: 'allow' });
  const { page } = access;
  await access.open('/login');
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  // A browser treats another script URL for the same scope as a changed worker: it installs and waits.
  await page.evaluate(() => void navigator.serviceWorker.register('/sw.js?next'));
  await access.email.fill('half@written');
  await expect(access.toast('A new version of Promenade is ready.')).toBeVisible();
  await expect(access.email).toHaveValue('half@written');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js?next');
  await expect(access.email).toHaveValue('half@written');
});

test('after a deployment a part that is gone is not awaited forever: a reload is offered', async ({ players }) => {
  players.expectErrors(/status of 404/);
  const access = await players.visit();
  const { page } = access;
  await access.open('/login');
  let tries = 0;
  await page.route('**/assets/forgot-password-dialog-*.js', (route) => {
    tries += 1;
    return route.fulfill({ status: 404 });
  });
  // The page of the next version has another entry.
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const reply = await route.fetch();
    return route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/assets\/index-/, 'assets/index-next-'),
    });
  });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'A new version of Promenade is ready.' });
  await expect(notice).toBeVisible();
  const asked = tries;
  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(asked).toBe(2);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});

test('the first visit is offered no new version, also where the worker controls the page early', async ({
  players,
}) => {
  const access = await players.visit({ serviceWorkers: 'allow' });
  const { page } = access;
  // A busy WebKit has the controller before it reports the installation.
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => ({}) });
  });
  await access.open('/login');
  const state = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
  await page.waitForLoadState('networkidle');
  await expect(access.toast(/./)).toHaveCount(0);
});
