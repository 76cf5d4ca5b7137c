/**
 * The error handler: each error becomes `{ success: false, message, code, params, sentence }`, server faults without details.
 * `message` is for players; `params.reason` is for developers.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '../../shared/contract/replies.ts';
import { DomainError } from '../domain-error.ts';
import { readMessage, REQUEST_REFUSED, refusalOf } from '../refusals.ts';
import { textOf } from '../sentences.ts';
import { isStorageFull, storageFull } from '../storage-full.ts';
import { sentence, type SentenceData } from '../../shared/rules/sentence.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | DomainError>((raised, request, reply) => {
    const isFileFull = isStorageFull(raised) && !(raised instanceof DomainError);
    const error = isFileFull ? storageFull(raised) : raised;
    const { status, retryAfterS, ...body } = describe(error);
    // A 503 without a cause is an expected reply and is not logged. Outages are logged once a second.
    const isOutage = OUTAGES.includes(body.code ?? '') && !isFileFull;
    if (status === 500 || (status > 500 && error.cause !== undefined && !isOutage))
      request.log.error({ err: error }, 'request failed');
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Codes of refusals that every call gets during an outage of the database or of the disk. */
const OUTAGES: readonly string[] = ['database', 'storage-full'];

/** Answers of routes that say nothing about caches are not kept: they may set cookies or depend on the caller. */
export function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Answers requests that reach no route, such as those with a malformed URL. Hooks do not run for them. */
export function answerUnroutable(error: FastifyError, reply: FastifyReply): void {
  const { statusCode = 400, code } = error;
  void reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type(JSON_TYPE)
    .send(JSON.stringify(unreadable(code)));
}

/** Answers bytes that are no HTTP request, headers that are too long or too slow, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF_PARSER_ERROR[error.code ?? ''] ?? 400;
  const body = JSON.stringify(unreadable(error.code ?? 'unknown'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const JSON_TYPE = 'application/json; charset=utf-8';
const STATUS_OF_PARSER_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const failureOf = (said: SentenceData, code: string, params: Failure['params'] = {}): Failure => ({
  success: false,
  message: textOf(said),
  code,
  params,
  sentence: said,
});

const unreadable = (reason: string): Failure => failureOf(REQUEST_REFUSED, 'bad-request', { reason });

/** Sends the client's page, which shows its own 404 text, to requests for a page, and JSON to others. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, page: string | null): FastifyReply {
  reply.code(404).header('cache-control', 'no-store');
  if (page !== null && wantsPage(request)) return reply.type('text/html; charset=utf-8').send(page);
  return reply.send(failureOf(sentence('thereIsNothingAtThis'), 'not-found'));
}

const wantsPage = (request: FastifyRequest): boolean => {
  const accepted = request.headers.accept ?? '';
  return request.method === 'GET' && accepted.includes('text/html') && !accepted.includes('application/json');
};

function describe(error: FastifyError | DomainError): Failure & { status: number; retryAfterS?: number } {
  if (error instanceof DomainError) {
    const { status, message, code, params, retryAfterS, sentence: said } = error;
    return { success: false, message, code, params, ...(said !== null && { sentence: said }), status, retryAfterS };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const field = (first?.instancePath ?? '').split('/').filter(Boolean).join('.');
    const where = field === '' ? (error.validationContext ?? 'request') : field;
    const said = refusalOf({ ...first?.params, code: first?.keyword, message: first?.message });
    const own = readMessage(first?.message ?? '');
    const reason = own === null ? (first?.message ?? 'is not valid') : textOf(own);
    return { ...failureOf(said, 'invalid', { field: where, reason }), status: 422 };
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { ...failureOf(sentence('thisIsTooLarge'), 'too-large'), status: 413 };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return { ...unreadable(error.message), status };
  }
  return { ...failureOf(sentence('somethingWentWrongOnThe'), 'server-error'), status: status === 503 ? 503 : 500 };
}
