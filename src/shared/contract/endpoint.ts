/**
 * An endpoint is a value: the server registers its route from it, the client builds its caller from it, the OpenAPI page
 * is made from it and a test walks over all of them. Schemas are zod/mini, so that the browser pays little for them.
 */
import type * as z from 'zod/mini';

/** Who may call: anyone; a session even without a username; a player; a moderator (access 1); an administrator (access 2). */
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
  /** What a 200 carries. Refusals are 4xx with `failure`. */
  reply: Reply;
  /** A GET that changes state: the specification wants it so. Never retried by the client, never prefetched. */
  changesState?: boolean;
  /** Answered by the auth provider, not by a route of ours. */
  isProvided?: boolean;
  /** Calls a minute allowed by one address; the server scales it by configuration. */
  ratePerMinute?: number;
  /** Likewise by one account, from wherever it calls. */
  accountRatePerMinute?: number;
}

/** Limits of calls by which a player writes something that others may see. */
export const WRITE_RATES = { ratePerMinute: 60, accountRatePerMinute: 20 } as const;

/** Keeps the types of the schemas that are given. */
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
