/**
 * Registers a route from an endpoint of the contract. Validation of request and reply, authorisation, rate limits and
 * `no-store` follow from the endpoint's value; the handler contains only the work.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthLevel, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../shared/contract/endpoint.ts';
import { failure } from '../../shared/contract/replies.ts';
import { DomainError } from '../domain-error.ts';
import { OperatorText, type Spoken, textOf } from '../sentences.ts';
import type { PlayerRecord } from '../ports.ts';
import { FileReply } from './file-reply.ts';
import { streamOf, WrittenReply } from './written-reply.ts';
import { compressed } from './compression.ts';
import { addressKey } from './rate-limits.ts';
import { sentence } from '../../shared/rules/sentence.ts';

export const SESSION_KEY_HEADER = 'x-session-key';
const MODERATOR_ACCESS = 1;
const ADMIN_ACCESS = 2;

export interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Only for endpoints with auth; throws otherwise. */
  readonly accountId: string;
  /** Only for endpoints with auth `player` and above; throws otherwise. */
  readonly player: PlayerRecord;
  /** For headers and the address. Handlers return the reply and do not send it. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The reply of a call that only has a message for the player. */
export const messageReply = (message: Spoken) => ({ success: true, message });

/**
 * A reply as its handler returns it. The message is a sentence of the list, never a text: the wire gets its English text as
 * `message`, and its code and params as `sentence`.
 */
export type Said<Reply> = Reply extends { message: string }
  ? 'sentence' extends keyof Reply
    ? Omit<Reply, 'message' | 'sentence'> & { message: Spoken | '' }
    : Reply
  : Reply;

type Answer<E> = Said<ReplyOf<E>> | WrittenReply<ReplyOf<E>> | FileReply;

interface Caller {
  accountId: string;
  player: PlayerRecord | null;
}

export function implement<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  const { implemented, sessions, accountLimit, openRateLimit } = app.context;
  const name = `${endpoint.method} ${endpoint.path}`;
  if (implemented.has(name)) throw new Error(`${name} is implemented twice`);
  implemented.add(name);
  const limitOf = (by: string, points: number | undefined) =>
    points === undefined ? null : openRateLimit({ name: `${name} ${by}`, points });
  const limit = limitOf('address', endpoint.ratePerMinute);
  const endpointAccountLimit = limitOf('account', endpoint.accountRatePerMinute);
  const callers = new WeakMap<FastifyRequest, Caller>();

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...compressed,
    exposeHeadRoute: endpoint.changesState !== true,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.auth === 'none' ? {} : { security: [{ sessionKey: [] }] }),
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
      response: { 200: endpoint.reply, '4xx': failure, '5xx': failure },
    },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (limit !== null) await limit.consume(addressKey(request.ip));
      if (endpoint.auth === 'none') return;
      const key = request.headers[SESSION_KEY_HEADER];
      const caller = typeof key === 'string' ? await sessions.resolve(key) : null;
      const admitted = admit(endpoint.auth, caller, key !== undefined);
      await accountLimit.consume(admitted.accountId);
      if (endpointAccountLimit !== null) await endpointAccountLimit.consume(admitted.accountId);
      callers.set(request, admitted);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      const answer = await handler({
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        get accountId() {
          return caller?.accountId ?? missing(name);
        },
        get player() {
          return caller?.player ?? missing(name);
        },
        request,
        reply,
      });
      if (answer instanceof FileReply) {
        reply.type(answer.type).header('content-disposition', `attachment; filename="${answer.fileName}"`);
        return answer.content;
      }
      if (!(answer instanceof WrittenReply)) return withText(answer);
      reply.type('application/json; charset=utf-8');
      return streamOf(answer);
    },
  });
}

function withText(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer as { message: Spoken | string };
  // Empty, or a text of a player.
  if (typeof message === 'string') return answer;
  const text = textOf(message);
  return message instanceof OperatorText
    ? { ...answer, message: text }
    : { ...answer, message: text, sentence: message };
}

/** Returns the caller if `level` permits the call. Throws a DomainError with the reason otherwise. */
function admit(level: Exclude<AuthLevel, 'none'>, caller: Caller | null, hasKey: boolean): Caller {
  if (!hasKey) throw new DomainError('unauthorized', sentence('noSessionKeyAvailable'), { code: 'no-session-key' });
  if (caller === null) throw new DomainError('unauthorized', sentence('notAuthenticated'), { code: 'bad-session-key' });
  if (level === 'session') return caller;
  if (caller.player === null) {
    throw new DomainError('forbidden', sentence('pleaseFinishCreatingYourAccount'), { code: 'no-username' });
  }
  const needed = level === 'admin' ? ADMIN_ACCESS : level === 'moderator' ? MODERATOR_ACCESS : 0;
  if (caller.player.access < needed) throw new DomainError('forbidden', sentence('youAreNotAllowedTo'));
  return caller;
}

function missing(name: string): never {
  throw new Error(`${name} has no such caller: its auth level does not require one`);
}
