/** The group of notifications while the page is closed, with a browser that subscribes, refuses, or cannot reach its push service. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ContractServer } from '../../../tests/support/server/contract-server.ts';
import { fillPageGaps, pointPageAt } from '../../../tests/support/page.ts';
import { connectHttp } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import type { PushSettings } from '../../shared/contract/web-push.ts';
import Toaster from '../../ui/feedback/toaster.tsx';
import { session } from '../../state/session/session.ts';
import { notifyThisBrowser, renewThisBrowser } from '../../state/web-push/push-browser.ts';
import { ClosedPageGroup } from './closed-page-group.tsx';

const server = new ContractServer();
const OFF: PushSettings = { whisper: false, mail: false, friend: false, quiet: null, timeZone: 'UTC' };
const ADDRESS = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } };
let stored = OFF;
let permission: NotificationPermission = 'granted';
let hasService = true;
let subscription: object | null = null;
/** Who wrote to the player, of notifications that are still shown. */
let shown: string[] = [];

/** The parts of a browser's push that the page uses; jsdom has none. */
const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: () => {
    if (!hasService) return Promise.reject(new DOMException('push service error', 'AbortError'));
    subscription = {
      endpoint: ADDRESS.endpoint,
      options: { applicationServerKey: new TextEncoder().encode('key').buffer },
      toJSON: () => ADDRESS,
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    };
    return Promise.resolve(subscription);
  },
};

beforeAll(async () => {
  fillPageGaps();
  await server.start();
  pointPageAt(server.url);
  connectHttp({ session: () => ({ status: 'authenticated', sessionKey: 'key' }), onSessionExpired: () => {} });
  const getNotifications = () =>
    Promise.resolve(shown.map((name) => ({ close: () => (shown = shown.filter((other) => other !== name)) })));
  const registration = { active: {}, pushManager, getNotifications };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await server.stop();
});

beforeEach(() => {
  server.reset();
  queryClient.clear();
  localStorage.clear();
  stored = OFF;
  permission = 'granted';
  hasService = true;
  subscription = null;
  shown = [];
  Object.assign(session, { user: { username: 'ana' } });
  server.answers.set('GET /web-push', () => [200, { success: true, publicKey: 'a2V5', settings: stored }]);
  server.answers.set('POST /web-push', ({ body }) => {
    stored = body as PushSettings;
    return [200, { success: true, message: 'Saved.' }];
  });
  server.answers.set('POST /web-push/browsers', () => [200, { success: true, message: 'This browser is notified.' }]);
  server.answers.set('POST /web-push/browsers/remove', () => [200, { success: true, message: 'No longer.' }]);
});
afterEach(cleanup);

const open = async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <ClosedPageGroup />
      <Toaster />
    </QueryClientProvider>,
  );
  return await screen.findByRole('switch', { name: 'Notify this browser' });
};
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';
const asked = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body);

it('notifies this browser after the permission, and no longer when it is switched off', async () => {
  const browser = await open();
  expect(isOn(browser)).toBe(false);
  await userEvent.click(browser);
  await expect.poll(() => isOn(browser)).toBe(true);
  expect(asked('POST /web-push/browsers')).toEqual([ADDRESS]);
  expect(localStorage.getItem('notifiedPlayer')).toBe('ana');
  await userEvent.click(browser);
  await expect.poll(() => isOn(browser)).toBe(false);
  expect(asked('POST /web-push/browsers/remove')).toEqual([{ endpoint: ADDRESS.endpoint }]);
  expect([subscription, localStorage.getItem('notifiedPlayer')]).toEqual([null, null]);
});

it('takes the time zone of a player who travels, and closes what is shown when the browser is given up', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  stored = { ...OFF, timeZone: 'Pacific/Chatham' };
  await notifyThisBrowser('ana', 'a2V5');
  await renewThisBrowser('ana');
  // Without quiet hours it does not matter.
  expect(asked('POST /web-push')).toEqual([]);
  stored = { ...stored, mail: true, quiet: { from: 1320, to: 480 } };
  await renewThisBrowser('ana');
  await renewThisBrowser('ana');
  expect(asked('POST /web-push')).toEqual([{ ...OFF, mail: true, quiet: { from: 1320, to: 480 }, timeZone }]);
  shown = ['ben', 'cleo'];
  await renewThisBrowser('odette');
  expect([subscription, shown]).toEqual([null, []]);
});

it('says that the player did not permit it, and that the push service cannot be reached', async () => {
  permission = 'default';
  const browser = await open();
  await userEvent.click(browser);
  await screen.findByText('The browser did not permit notifications.');
  permission = 'granted';
  hasService = false;
  await userEvent.click(browser);
  await screen.findByText('The push service of this browser cannot be reached. Please try again later.');
  expect([isOn(browser), asked('POST /web-push/browsers')]).toEqual([false, []]);
});

it('cannot be switched on where the player forbade it', async () => {
  permission = 'denied';
  const browser = await open();
  expect(browser.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^You forbade notifications/)).toBeDefined();
});

it('saves each kind, and quiet hours once a time is complete', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Mails' }));
  await expect.poll(() => stored.mail).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await expect.poll(() => stored.quiet).toEqual({ from: 1320, to: 480 });
  const to = await screen.findByLabelText('To');
  fireEvent.change(to, { target: { value: '' } });
  fireEvent.blur(to);
  fireEvent.change(to, { target: { value: '06:30' } });
  expect(stored.quiet?.to).toBe(480);
  fireEvent.blur(to);
  await expect.poll(() => stored.quiet).toEqual({ from: 1320, to: 390 });
  expect([stored.mail, stored.whisper]).toEqual([true, false]);
});

it('offers another attempt when the settings cannot be loaded, and says where a world sends none', async () => {
  server.answers.set('GET /web-push', () => [404, { success: false, message: 'Not now.' }]);
  render(
    <QueryClientProvider client={queryClient}>
      <ClosedPageGroup />
    </QueryClientProvider>,
  );
  const group = within(screen.getByRole('region', { name: 'While the page is closed' }));
  const again = await group.findByRole('button', { name: 'Try again' });
  server.answers.set('GET /web-push', () => [200, { success: true, publicKey: null, settings: OFF }]);
  await userEvent.click(again);
  await group.findByText('This world sends no notifications.');
});
