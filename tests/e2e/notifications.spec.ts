/**
 * Notifications while the page is closed. No push service is reached in tests, so that a browser cannot subscribe: the test registers
 * the address of a push service of its own, which decrypts the server's message, and hands it to the service worker as a push
 * service would.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PushService } from '../../src/server/testing/push-service.ts';
import type { Stoppable } from '../support/server/kept-servers.ts';
import type { TownServer } from '../support/server/town-server.ts';
import { callAs } from './calls.ts';
import { expect, type Player, SERVER_START_MS, startServer, test as base } from './test.ts';

interface WithPushService {
  town: TownServer;
  pushService: PushService;
}

async function startWithPushService(): Promise<WithPushService & Stoppable> {
  const pushService = await PushService.start();
  const folder = mkdtempSync(path.join(tmpdir(), 'promenade-push-'));
  const certificate = path.join(folder, 'push-service.pem');
  writeFileSync(certificate, pushService.certificate);
  const town = await startServer({ PUSH_HOSTS: pushService.host, NODE_EXTRA_CA_CERTS: certificate });
  const stop = async (): Promise<void> => {
    await town.stop();
    await pushService.stop();
    rmSync(folder, { recursive: true });
  };
  return { town, pushService, stop };
}

const test = base.extend<{ started: WithPushService; pushService: PushService }>({
  started: [
    async ({ servers }, use) => use(await servers.of('push service', startWithPushService)),
    { scope: 'test', timeout: SERVER_START_MS },
  ],
  server: ({ started }, use) => use(started.town),
  pushService: ({ started }, use) => use(started.pushService),
});

// In order: one server does for all of them.
test.describe.configure({ mode: 'default' });

interface Shown {
  title: string;
  body: string;
  data: string;
}

/** The part of the service worker's scope that the test uses. */
interface WorkerScope extends EventTarget {
  shown: Shown[];
  registration: { showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void> };
}

/** Runs in the service worker. Chromium's headless shell shows no notifications, so that the worker's wish is kept instead. */
function keepShown(): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.shown = [];
  scope.registration.showNotification = (title, { body, data }) => {
    scope.shown.push({ title, body, data });
    return Promise.resolve();
  };
}

async function publicKeyFor({ context }: Player): Promise<string> {
  const { serverSessionKey } = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
  const reply = await context.request.get('/web-push', { headers: { 'x-session-key': serverSessionKey } });
  return ((await reply.json()) as { publicKey: string }).publicKey;
}

test('a mail is announced while the page is closed, and a click on it opens the mails', async ({
  players,
  pushService,
  server,
}) => {
  const ben = await players.arrive('ben');
  const ada = await players.arrive('ada', { visited: await players.visit({ serviceWorkers: 'allow' }) });
  const { context, town } = ada;
  const { page } = town;
  await context.grantPermissions(['notifications'], { origin: server.url });
  pushService.publicKey = await publicKeyFor(ada);
  await callAs(ada, '/web-push/browsers', pushService.subscribe('ada'));

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferences' });
  const group = preferences.getByRole('region', { name: 'While the page is closed' });
  const mails = group.getByRole('switch', { name: 'Mails' });
  await expect(mails).not.toBeChecked();
  await mails.click();
  await expect(mails).toBeChecked();
  await group.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(group.getByLabel('From')).toHaveValue('22:00');
  await group.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(group.getByLabel('From')).toHaveCount(0);

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.goto('about:blank');
  let mailCount = 0;
  const mail = async (): Promise<number> => {
    mailCount += 1;
    await callAs(ben, `/mail/${ada.username}`, { message: `Letter ${mailCount}` });
    return pushService.payloadsTo('ada').length;
  };
  // Until the server has noticed that the page is gone, nothing is announced.
  await expect.poll(mail).toBeGreaterThan(0);
  const [payload] = pushService.payloadsTo('ada');

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const push = { origin: server.url, registrationId: await registered, data: JSON.stringify(payload) };
  await worker.evaluate(keepShown);
  await devtools.send('ServiceWorker.deliverPushMessage', push);
  const shown = (): Promise<Shown[]> => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: ben.username, body: `You have mail from ${ben.username}.`, data: '/?open=mail' }]);

  await page.goto('/');
  await expect(town.player(ada.username)).toBeAttached();
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const click = new Event('notificationclick');
    const notification = { data: scope.shown[0]?.data, close: () => (scope.shown = []) };
    scope.dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }));
  });
  await expect(page.getByRole('dialog', { name: 'Email' })).toBeVisible();
  expect(await shown()).toEqual([]);
});

test('an address that the push service replaces is registered while no page is open', async ({
  players,
  pushService,
}) => {
  const ben = await players.arrive('ben');
  const ida = await players.arrive('ida', { visited: await players.visit({ serviceWorkers: 'allow' }) });
  const { context, town } = ida;
  const { page } = town;
  const publicKey = await publicKeyFor(ida);
  pushService.publicKey = publicKey;
  const before = pushService.subscribe('ida-before');
  await callAs(ida, '/web-push/browsers', before);
  await callAs(ida, '/web-push', { whisper: false, mail: true, friend: false, quiet: null, timeZone: 'UTC' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.goto('about:blank');

  const after = pushService.subscribe('ida-after');
  await worker.evaluate(
    async ({ before, after, publicKey }) => {
      const bytes = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      );
      const subscriptionOf = ({ endpoint, keys }: typeof before) => ({
        endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => ({ keys }),
        unsubscribe: () => Promise.resolve(true),
      });
      const works: Promise<unknown>[] = [];
      const change = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: subscriptionOf(before),
        newSubscription: subscriptionOf(after),
        waitUntil: (work: Promise<unknown>) => works.push(work),
      });
      globalThis.dispatchEvent(change);
      await Promise.all(works);
    },
    { before, after, publicKey },
  );
  let mailCount = 0;
  const mail = async (): Promise<number> => {
    mailCount += 1;
    await callAs(ben, `/mail/${ida.username}`, { message: `Letter ${mailCount}` });
    return pushService.payloadsTo('ida-after').length;
  };
  await expect.poll(mail).toBeGreaterThan(0);
  expect(pushService.payloadsTo('ida-before')).toEqual([]);
});

test('a shortcut of the installed page opens its screen', async ({ players }) => {
  const { town } = await players.arrive('cleo');
  await town.page.goto('/?open=flow');
  await expect(town.page.getByRole('dialog', { name: 'FLOW' })).toBeVisible();
  expect(new URL(town.page.url()).search).toBe('');
});
