/** What the server needs to know of a browser's address at its push service. Pages and the service worker read it the same way. */
import type { PushBrowser } from '../contract/web-push.ts';

/** The part of the DOM's `PushSubscription` that is read. */
export interface SubscribedBrowser {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): { keys?: Record<string, string> };
}

export function pushBrowserOf(subscription: SubscribedBrowser): PushBrowser {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** The server's key that the address was made for, base64url; empty when it was made for none. */
export function publicKeyOf({ options }: SubscribedBrowser): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
