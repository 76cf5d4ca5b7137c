import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ContractServer } from '../../tests/support/server/contract-server.ts';
import { pointPageAt } from '../../tests/support/page.ts';
import * as access from '../shared/contract/login.ts';
import { endpoint } from '../shared/contract/endpoint.ts';
import { getStatus } from '../shared/contract/status.ts';
import { getCustomization } from '../shared/contract/wardrobe.ts';
import { ApiError } from './api-error.ts';
import { call, connectHttp, type HttpSession, TIMEOUT_MS } from './http.ts';

const server = new ContractServer();
const expired: string[] = [];
let session: HttpSession = { status: 'authenticated', sessionKey: 'key-1' };

const accept = endpoint({
  method: 'GET',
  path: '/friend/:id/accept',
  auth: 'player',
  summary: 'Changes something although it is a GET',
  changesState: true,
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.number()), sort: z.optional(z.string()) }),
  reply: z.object({ success: z.boolean() }),
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

beforeAll(async () => {
  await server.start();
  pointPageAt(server.url);
  connectHttp({ session: () => session, onSessionExpired: (message) => expired.push(message) });
});
beforeEach(() => {
  server.reset();
  expired.length = 0;
  session = { status: 'authenticated', sessionKey: 'key-1' };
});
afterEach(() => {
  vi.useRealTimers();
});

describe('call', () => {
  it('fills the path, sends query and key, and resolves to the parsed reply', async () => {
    server.answers.set('GET /friend/a%2Fb%20c/accept', () => [200, { success: true, extra: 1 }]);
    const reply = await call(accept, { params: { id: 'a/b c' }, query: { page: 2, sort: undefined } });
    expect(reply).toEqual({ success: true });
    expect(server.asked[0]?.query).toBe('page=2');
    expect(server.asked[0]?.headers['x-session-key']).toBe('key-1');
  });

  it('sends no key to endpoints without sessions, unless one is given', async () => {
    const status = { success: true, onlinePlayerCount: 1, playerCount: 2 };
    server.answers.set('GET /game-api/status', () => [200, status]);
    server.answers.set('POST /auth/sign-out', () => [200, { success: true }]);
    await call(getStatus, { host: 'admin' });
    await call(access.signOut, { sessionKey: 'key-2' });
    expect(server.asked.map((asked) => asked.headers['x-session-key'])).toEqual([undefined, 'key-2']);
  });

  it('sends a body as JSON', async () => {
    server.answers.set('POST /game-api/forgot-password', () => [200, { success: true, message: 'sent' }]);
    await call(access.forgotPassword, { body: { email: 'a@b.c' } });
    expect(server.asked[0]?.body).toEqual({ email: 'a@b.c' });
    expect(server.asked[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('the error catalogue', () => {
  it.each([
    ['loading', null, 'Session loading, please wait'],
    ['unauthenticated', null, 'Not authenticated'],
    ['authenticated', null, 'No session key available'],
  ] as const)('rejects before anything is sent while the session is %s', async (status, sessionKey, message) => {
    session = { status, sessionKey };
    const error = await failureOf(call(getCustomization, { params: { username: 'wren' } }));
    expect(error).toMatchObject({ status: 401, message });
    expect(server.asked).toEqual([]);
    expect(expired).toEqual([]);
  });

  it('rejects with an expired session after a 401 of a call that needs a session, and calls the hook', async () => {
    server.answers.set('GET /profile/customization/wren', () => [401, { success: false, message: 'no' }]);
    const error = await failureOf(call(getCustomization, { params: { username: 'wren' } }));
    expect(error).toMatchObject({ status: 401, message: 'Session expired. Please sign in again.' });
    expect(expired).toEqual(['Session expired. Please sign in again.']);
  });

  it('rejects with a refusal and its code after a 401 of a sign-in, and no session expires', async () => {
    server.answers.set('POST /auth/sign-in/email', () => [
      401,
      { message: 'Invalid', code: 'INVALID_EMAIL_OR_PASSWORD' },
    ]);
    const error = await failureOf(call(access.signIn, { body: { email: 'a@b.c', password: 'x' } }));
    expect(error).toMatchObject({
      status: 401,
      message: 'Invalid',
      code: 'INVALID_EMAIL_OR_PASSWORD',
      isRefusal: true,
    });
    expect(expired).toEqual([]);
  });

  it("rejects with the server's message after a refusal", async () => {
    server.answers.set('GET /friend/1/accept', () => [409, { success: false, message: 'You are friends already.' }]);
    const error = await failureOf(call(accept, { params: { id: '1' }, query: {} }));
    expect(error).toMatchObject({ status: 409, message: 'You are friends already.', isRefusal: true });
  });

  it.each([
    [500, '<html>'],
    [502, ''],
    [422, { success: false }],
  ])('rejects with "API request failed" after a %i without a message', async (status, body) => {
    server.answers.set('GET /friend/1/accept', () => [status, body]);
    const error = await failureOf(call(accept, { params: { id: '1' }, query: {} }));
    expect(error).toMatchObject({ status, message: 'API request failed', isRefusal: false });
  });

  it('rejects with "API request failed" after a reply of another shape', async () => {
    server.answers.set('GET /friend/1/accept', () => [200, { success: 'yes' }]);
    const error = await failureOf(call(accept, { params: { id: '1' }, query: {} }));
    expect(error).toMatchObject({ message: 'API request failed', code: 'bad_reply' });
  });

  it('times out after 30 s with status 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = new Promise<void>((resolve) => {
      server.answers.set('GET /friend/1/accept', () => {
        resolve();
        return 'hang';
      });
    });
    const failing = failureOf(call(accept, { params: { id: '1' }, query: {} }));
    await arrived;
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await failing).toMatchObject({ status: 408, message: 'Request timeout' });
    expect(TIMEOUT_MS).toBe(30_000);
  });

  it.each(['', 'Failed to fetch'])('rejects with "Network error" after a failure "%s"', async (words) => {
    const wordless = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(words));
    const error = await failureOf(call(getStatus));
    wordless.mockRestore();
    expect(error).toMatchObject({ status: 500, message: 'Network error', code: 'network' });
  });

  it('rejects with the code of a cancellation', async () => {
    const stop = new AbortController();
    server.answers.set('GET /game-api/status', () => {
      stop.abort();
      return 'hang';
    });
    expect(await failureOf(call(getStatus, { signal: stop.signal }))).toMatchObject({ code: 'cancelled' });
  });

  it('rejects with status 500 without a connection, and does not retry; stops the server', async () => {
    let tries = 0;
    server.answers.set('GET /friend/1/accept', () => {
      tries += 1;
      return 'hang';
    });
    const failing = failureOf(call(accept, { params: { id: '1' }, query: {} }));
    await vi.waitUntil(() => tries === 1);
    await server.stop();
    const error = await failing;
    expect(error.status).toBe(500);
    expect(error.message).toBe('Network error');
    expect(tries).toBe(1);
  });
});
