/**
 * Who is signed in (specification: world, sections 2.1, 3 and 4). This store owns the session; each tab keeps its own in
 * `sessionStorage`, and a tab without one is refilled by the cookie through GET /session.
 */
import { proxy, snapshot } from 'valtio';
import * as z from 'zod/mini';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import * as access from '../../shared/contract/login.ts';
import type { SessionReply, SessionUser } from '../../shared/contract/login.ts';
import { NARROW_QUERY } from '../../shared/rules/viewport.ts';
import { takeAccountLanguage } from '../settings/language.ts';
import { emptyPurse, fillPurse, purse } from '../shopping/purse.ts';
import { readStored, writeStored } from '../../net/browser-storage.ts';

export const SESSION_STORAGE_KEY = 'session';

/** Timeout and rate limit do not mean that the session is invalid. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429]);

export interface SessionState {
  status: 'loading' | 'unauthenticated' | 'authenticated';
  sessionKey: string | null;
  user: SessionUser | null;
}

export const session = proxy<SessionState>({ status: 'loading', sessionKey: null, user: null });

const stored = z.object({
  sessionKey: z.string(),
  username: z.nullable(z.string()),
  isMobile: z.boolean(),
  session: access.sessionReply,
});
type StoredSession = z.infer<typeof stored>;

const isMobileWidth = (): boolean => window.matchMedia(NARROW_QUERY).matches;

/** A session that begins takes the language of the account. */
const BEGINS = { begins: 'yes' } as const;

/**
 * Loads the session by this tab's key, or by the cookie. When the server is unreachable, the tab's stored session is used,
 * so that a reload during an outage recovers automatically.
 *
 * @param hasCookie what the page knows about the cookie; null when nothing. Without a cookie and a stored session the status
 *   is set at once, without a call.
 */
export async function loadSession(hasCookie: boolean | null = null): Promise<void> {
  const kept = readSession();
  if (kept === null && hasCookie === false) {
    apply(null);
    return;
  }
  try {
    let reply = await call(access.getSession, { sessionKey: kept?.sessionKey, query: BEGINS });
    if (kept && reply.status === 'unauthenticated') reply = await call(access.getSession, { query: BEGINS });
    applyInItsLanguage(reply);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && !PASSING_STATUSES.has(error.status);
    apply(kept && !isRefused ? kept.session : null);
  }
}

/** Signs in with e-mail and password. Rejects with the `ApiError` of the refusal and then changes nothing. */
export async function signIn(email: string, password: string): Promise<void> {
  const { token } = await call(access.signIn, { body: { email, password } });
  applyInItsLanguage(await call(access.getSession, { sessionKey: token, query: BEGINS }));
}

const signOutListeners = new Set<() => void>();

/** Calls the listener before the player signs out, while calls still have the session's key. */
export function beforeSignOut(listener: () => void): void {
  signOutListeners.add(listener);
}

/** Ends the session in this tab, also when the server is unreachable. */
export async function signOut(): Promise<void> {
  for (const listener of signOutListeners) listener();
  const { sessionKey } = session;
  try {
    await call(access.signOut, { sessionKey });
  } finally {
    apply(null);
  }
}

let latestRefresh = 0;
/** Counts balance updates from replies of other calls. */
let balanceUpdates = 0;

/**
 * Refetches balances, membership and blocked players. A network failure changes nothing; an outdated reply is dropped.
 * Resolves to false when the key has expired, which ends the session.
 */
export async function refreshSession(): Promise<boolean> {
  const { sessionKey } = session;
  if (session.status !== 'authenticated' || !sessionKey) return true;
  latestRefresh += 1;
  const refresh = latestRefresh;
  const honorBefore = purse.honor;
  const balanceUpdatesBefore = balanceUpdates;
  try {
    const reply = await call(access.getSession, { sessionKey, query: {} });
    if (refresh !== latestRefresh || session.sessionKey !== sessionKey) return true;
    // A live update of honor during the request is newer than the reply.
    if (reply.user && purse.honor !== honorBefore) reply.user.honor = purse.honor;
    // Balances of a checkout during the request are newer than the reply.
    if (reply.user && balanceUpdates !== balanceUpdatesBefore) {
      reply.user.coins = purse.coins;
      reply.user.gems = purse.gems;
    }
    apply(reply);
    return reply.status === 'authenticated';
  } catch {
    return true;
  }
}

/** Ends the session after its key has expired. */
export function expireSession(): void {
  apply(null);
}

/** Updates the local list of blocked players after a block or unblock. Names are compared ignoring case. */
export function setBlocked(username: string, isBlocked: boolean): void {
  const { user, sessionKey } = session;
  if (!user) return;
  const others = user.blockedList.filter((name) => name.toLowerCase() !== username.toLowerCase());
  user.blockedList = isBlocked ? [...others, username] : others;
  storeUser(user, sessionKey);
}

/** Takes the balances that the reply of a purchase carries, which saves a refetch of the session. */
export function setBalances({ coins, gems }: { coins: number; gems: number }): void {
  const { user, sessionKey } = session;
  if (!user) return;
  balanceUpdates += 1;
  user.coins = coins;
  user.gems = gems;
  purse.coins = coins;
  purse.gems = gems;
  storeUser(user, sessionKey);
}

/** Takes what the server pushed of the session's user; it is newer than a reply under way. */
export function takePushedUser(change: Partial<SessionUser>): void {
  const { user, sessionKey } = session;
  if (!user || !sessionKey) return;
  latestRefresh += 1;
  apply({
    success: true,
    status: 'authenticated',
    serverSessionKey: sessionKey,
    user: { ...snapshot(user), ...change } as SessionUser,
  });
}

function storeUser(user: SessionUser, sessionKey: string | null): void {
  if (!sessionKey) return;
  const reply: SessionReply = { success: true, status: 'authenticated', serverSessionKey: sessionKey, user };
  keepSession(sessionKey, user, reply);
}

const keepSession = (sessionKey: string, { username }: SessionUser, reply: SessionReply): void =>
  storeSession({ sessionKey, username, isMobile: isMobileWidth(), session: reply });

/** The page of a session that begins reloads where the account has another language. */
function applyInItsLanguage(reply: SessionReply): void {
  const { serverSessionKey, user } = reply;
  if (!takeAccountLanguage(reply.language)) return apply(reply);
  if (serverSessionKey && user) keepSession(serverSessionKey, user, reply);
  window.location.reload();
}

function apply(reply: SessionReply | null): void {
  const { serverSessionKey, user } = reply ?? {};
  if (reply?.status === 'authenticated' && serverSessionKey && user) {
    session.sessionKey = serverSessionKey;
    // A new object would render all components that use the session.
    if (JSON.stringify(session.user) !== JSON.stringify(user)) session.user = user;
    session.status = 'authenticated';
    fillPurse(user);
    keepSession(serverSessionKey, user, reply);
    return;
  }
  session.status = 'unauthenticated';
  session.sessionKey = null;
  session.user = null;
  emptyPurse();
  storeSession(null);
}

const readSession = (): StoredSession | null => readStored('session', SESSION_STORAGE_KEY, stored);

/** Without storage only the cookie keeps the session over a reload. */
function storeSession(value: StoredSession | null): void {
  writeStored('session', SESSION_STORAGE_KEY, value);
}
