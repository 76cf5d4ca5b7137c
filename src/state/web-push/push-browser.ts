/**
 * This browser's address at its push service, which the service worker holds. Which player it belongs to is kept in local storage,
 * so that nobody else who signs in here is notified.
 */
import { readText, writeText } from '../../net/browser-storage.ts';
import { call } from '../../net/http.ts';
import * as contract from '../../shared/contract/web-push.ts';
import { publicKeyOf, pushBrowserOf } from '../../shared/rules/push-subscription.ts';

const OWNER_KEY = 'notifiedPlayer';

/** Why this browser cannot be notified: it has no push at all, or needs to be on the home screen, or the player forbade it. */
export type PushObstacle = 'unsupported' | 'homeScreen' | 'denied';

export function pushObstacle(): PushObstacle | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    // Safari on phones and tablets has push only for pages of the home screen.
    return 'standalone' in navigator && navigator.standalone === false ? 'homeScreen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

/**
 * The browser did not subscribe although it may: its push service cannot be reached. The tests have no push service of a browser, so
 * that a successful `subscribe` is not tested; Chromium there rejects with an AbortError.
 */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable';
}

async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (pushObstacle() === 'unsupported') return null;
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : null;
}

const pushManager = async (): Promise<PushManager | null> => (await activeRegistration())?.pushManager ?? null;

async function subscription(): Promise<PushSubscription | null> {
  return (await (await pushManager())?.getSubscription()) ?? null;
}

/** Whether the browser has an address and it is the player's. */
export const isNotified = async (username: string): Promise<boolean> =>
  readText('local', OWNER_KEY) === username && (await subscription()) !== null;

/**
 * Asks the player for the permission, subscribes and registers the address at the server. Resolves to the server's message; null: the
 * player does not permit it. Throws PushUnavailable and the call's errors.
 */
export async function notifyThisBrowser(username: string, publicKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await pushManager();
  if (manager === null) throw new PushUnavailable();
  return await register(manager, username, publicKey);
}

async function register(manager: PushManager, username: string, publicKey: string): Promise<string> {
  let current = await manager.getSubscription();
  // Made for another key, for example before the server got another secret: nothing would arrive.
  if (current !== null && publicKeyOf(current) !== publicKey) {
    await current.unsubscribe();
    current = null;
  }
  try {
    current ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (error) {
    throw new PushUnavailable('subscribing failed', { cause: error });
  }
  const { message } = await call(contract.addPushBrowser, { body: pushBrowserOf(current) });
  writeText('local', OWNER_KEY, username);
  return message;
}

/** Registers the browser again for a new session of its player. Removes the address of another player. */
export async function renewThisBrowser(username: string): Promise<void> {
  const manager = await pushManager();
  const current = await manager?.getSubscription();
  if (!manager || !current) return;
  if (readText('local', OWNER_KEY) !== username || Notification.permission !== 'granted')
    return await forgetThisBrowser();
  const { publicKey, settings } = await call(contract.getPushSettings);
  if (publicKey === null) return await forgetThisBrowser();
  await register(manager, username, publicKey);
  await takeTimeZone(settings);
}

/** Quiet hours are those of the clock that the player looks at, which may be in another time zone than at the last visit. */
async function takeTimeZone(settings: contract.PushSettings): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (settings.quiet === null || settings.timeZone === timeZone) return;
  await call(contract.savePushSettings, { body: { ...settings, timeZone } });
}

/** Removes the address here and at the server. Resolves to the server's message. */
export async function leaveThisBrowser(): Promise<string | null> {
  const current = await subscription();
  await forgetThisBrowser();
  if (current === null) return null;
  return (await call(contract.removePushBrowser, { body: { endpoint: current.endpoint } })).message;
}

/**
 * Removes the address here, and the notifications that are still shown: they name who wrote to the player. The server removes the
 * address with the session, or at the next message.
 */
export async function forgetThisBrowser(): Promise<void> {
  writeText('local', OWNER_KEY, null);
  await (await subscription())?.unsubscribe();
  for (const shown of (await (await activeRegistration())?.getNotifications()) ?? []) shown.close();
}
