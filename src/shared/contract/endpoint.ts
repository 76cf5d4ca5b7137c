/**
 * An endpoint is a value. The server's route, the client's caller and the OpenAPI page are derived from it, and a test
 * checks all endpoints. Schemas use zod/mini, which keeps the client's bundle small.
 */
import type * as z from 'zod/mini';

/**
 * Who may call: anyone; a session even without a username; a player; a moderator (access 1); an administrator (access
 * 2).
 */
export type AuthLevel = 'none' | 'session' | 'player' | 'moderator' | 'admin';
export type Method = 'GET' | 'POST' | 'DELETE';
type Schema = z.ZodMiniType;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  method: Method;
  /** With `:name` parameters, as Fastify writes them. */
  path: string;
  auth: AuthLevel;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Body of a 200. Errors are 4xx or 5xx with `failure`. */
  reply: Reply;
  /** A GET that changes state, as the specification requires. The client neither retries nor prefetches it. */
  changesState?: boolean;
  /** The auth provider answers it; `implement` registers no route. */
  isProvided?: boolean;
  /**
   * Maximum calls per minute and address; the server's configuration scales it. An address may be a household of 300
   * players, so that calls of signed-in players are limited by account.
   */
  ratePerMinute?: number;
  /** Maximum calls per minute and account, for all addresses together; scaled likewise. */
  accountRatePerMinute?: number;
}

/** Limits of calls by which a player writes something that others may see. */
export const WRITE_RATES = { ratePerMinute: 2000, accountRatePerMinute: 20 } as const;

/** Infers the types of the schemas. */
export function endpoint<
  Reply extends Schema,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition;
}

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema> ? z.infer<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.infer<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema> ? z.infer<B> : never;
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.infer<R> : never;
