/**
 * Registers the browser at the server again after its push service has replaced its address, also while no page is open. Runs in the
 * service worker, whose requests carry the session's cookie. When it fails, the next visit does the same
 * (`src/state/web-push/push-browser.ts`); that visit also removes the address of a player who no longer uses this browser.
 */
import { publicKeyOf, pushBrowserOf } from '../src/shared/rules/push-subscription.ts';

/** Of `shared/contract/login.ts` and `shared/contract/web-push.ts`, without the schemas, which the service worker does not need. */
const SESSION = '/session';
const SETTINGS = '/web-push';
const BROWSERS = '/web-push/browsers';
const REMOVE = '/web-push/browsers/remove';

export interface ReplacedAddress {
  /** The address that the push service has ended. Some browsers do not name it. */
  before: PushSubscription | null | undefined;
  /** The new one, if the browser has it already. */
  after: PushSubscription | null | undefined;
}

/** Without a session, or where the operator has switched notifications off, the browser gives up its address. */
export async function renewPush(manager: PushManager, { before, after }: ReplacedAddress): Promise<void> {
  let current = after ?? (await manager.getSubscription());
  const { serverSessionKey } = (await ask(SESSION)) as { serverSessionKey: string | null };
  const settings =
    serverSessionKey === null ? null : ((await ask(SETTINGS, serverSessionKey)) as { publicKey: string | null });
  const publicKey = settings?.publicKey ?? null;
  if (serverSessionKey === null || publicKey === null) {
    await current?.unsubscribe();
    return;
  }
  if (current !== null && publicKeyOf(current) !== publicKey) {
    await current.unsubscribe();
    current = null;
  }
  current ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await ask(BROWSERS, serverSessionKey, pushBrowserOf(current));
  if (before && before.endpoint !== current.endpoint) {
    await ask(REMOVE, serverSessionKey, { endpoint: before.endpoint });
  }
}

/** @throws when the server cannot be reached or refuses. */
async function ask(path: string, sessionKey?: string, body?: object): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (sessionKey !== undefined) headers['x-session-key'] = sessionKey;
  const request: RequestInit = { headers, cache: 'no-store' };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    Object.assign(request, { method: 'POST', body: JSON.stringify(body) });
  }
  const reply = await fetch(path, request);
  if (!reply.ok) throw new Error(`${path} was refused with ${reply.status}`);
  return await reply.json();
}
