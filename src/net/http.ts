/**
 * The HTTP client generated from the contract: takes an endpoint and its input, resolves to the parsed reply or rejects
 * with an `ApiError`. It never retries, so that calls that change something, GETs included, are sent once.
 * `connectHttp` injects the session, because this room must not import the stores.
 */
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../shared/contract/endpoint.ts';
import { runtime } from '../shared/runtime/client.ts';
import { ApiError, ERROR_TEXTS } from './api-error.ts';
import { clientConfig, type Host } from './client-config.ts';
import { networkError } from './fetch-file.ts';
import { repliesReady, translateMessage } from './reply-words.ts';

export const TIMEOUT_MS = 30_000;
export const SESSION_KEY_HEADER = 'x-session-key';

export interface HttpSession {
  status: 'loading' | 'unauthenticated' | 'authenticated';
  sessionKey: string | null;
}

export interface HttpConnection {
  session: () => HttpSession;
  /** Called when the server refuses a key that the client considers valid. */
  onSessionExpired: (message: string) => void;
}

let connection: HttpConnection = {
  session: () => ({ status: 'loading', sessionKey: null }),
  onSessionExpired: () => {},
};

/** Sets the source of the session. Called once by the composition root. */
export function connectHttp(next: HttpConnection): void {
  connection = next;
}

type Part<Name extends string, Value> = unknown extends Value
  ? { [key in Name]?: undefined }
  : { [key in Name]: Value };

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** The host to call. Default: the instance. */
    host?: Host;
    /** For endpoints that accept a session but do not need one. */
    sessionKey?: string | null;
    signal?: AbortSignal;
    /** The request continues when the page is closed. Its body may have at most 64 KiB. */
    isKeptAlive?: boolean;
  };

type Args<E extends Endpoint> = Record<never, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>];

/** Calls an endpoint. Rejects only with an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Args<E>): Promise<ReplyOf<E>> {
  const { params, query, body, host, sessionKey, signal, isKeptAlive }: LooseInput = input ?? {};
  const key = endpoint.auth === 'none' ? sessionKey : requireSessionKey();
  const url = clientConfig().hosts[host ?? 'instance'] + fillPath(endpoint.path, params) + queryString(query);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (key) headers[SESSION_KEY_HEADER] = key;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const request: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) request.body = JSON.stringify(body);
  if (isKeptAlive) request.keepalive = true;
  const { response, data } = await exchange(url, request, signal);
  if (!response.ok) throw refusal(endpoint, response.status, data);
  const reply = endpoint.reply.safeParse(data);
  if (!reply.success) throw new ApiError(500, ERROR_TEXTS.failed, { code: 'bad_reply', cause: reply.error });
  return reply.data as ReplyOf<E>;
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  host?: Host;
  sessionKey?: string | null;
  signal?: AbortSignal;
  isKeptAlive?: boolean;
}

export function requireSessionKey(): string {
  const { status, sessionKey } = connection.session();
  if (status === 'loading') throw new ApiError(401, ERROR_TEXTS.sessionLoading);
  if (status === 'unauthenticated') throw new ApiError(401, ERROR_TEXTS.notAuthenticated);
  if (!sessionKey) throw new ApiError(401, ERROR_TEXTS.noSessionKey);
  return sessionKey;
}

/** Sends one request. The timeout includes reading the body. */
async function exchange(url: string, request: RequestInit, signal?: AbortSignal) {
  const stop = new AbortController();
  const cancelTimeout = runtime.setTimeout(() => stop.abort('timeout'), TIMEOUT_MS);
  const cancel = () => stop.abort('cancelled');
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch(url, { ...request, signal: stop.signal });
    const data = parseJson(await response.text());
    await repliesReady;
    translateMessage(data);
    return { response, data };
  } catch (cause) {
    if (stop.signal.reason === 'timeout') throw new ApiError(408, ERROR_TEXTS.timeout, { cause });
    if (signal?.aborted) throw new ApiError(500, ERROR_TEXTS.network, { cause, code: 'cancelled' });
    throw networkError(cause);
  } finally {
    cancelTimeout();
    signal?.removeEventListener('abort', cancel);
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function refusal(endpoint: Endpoint, status: number, data: unknown): ApiError {
  if (status === 401 && endpoint.auth !== 'none') {
    connection.onSessionExpired(ERROR_TEXTS.sessionExpired);
    return new ApiError(401, ERROR_TEXTS.sessionExpired);
  }
  const { message, code, params } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = typeof message === 'string' && message ? message : undefined;
  return new ApiError(status, text ?? ERROR_TEXTS.failed, {
    code: typeof code === 'string' ? code : undefined,
    params: typeof params === 'object' && params !== null ? { ...params } : {},
    isRefusal: text !== undefined,
  });
}

/** Replaces the parameters of a path: `/a/:b` with `{ b: 'x y' }` is `/a/x%20y`. */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function queryString(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
