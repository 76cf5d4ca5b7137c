/** Creates the HTTP server with what all routes share: limits, time limits, errors, security headers and compression. */
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { CutReason } from './metrics.ts';
import { dutiesOf } from '../config/world-settings.ts';
import type { Log } from '../log.ts';
import { trustedProxies, warnOfUntrustedProxy } from '../plugins/client-address.ts';
import { offerCompression } from '../plugins/compression.ts';
import { limitConnections } from '../plugins/connection-limit.ts';
import { serveHealthOnly } from '../plugins/duties.ts';
import { answerErrors, answerUnreadable, answerUnroutable, keepOutOfCaches } from '../plugins/errors.ts';
import type { OpenRateLimit } from '../plugins/rate-limits.ts';
import { followRequestIds } from '../plugins/request-ids.ts';
import { limitRequests } from '../plugins/request-limit.ts';
import { secure } from '../plugins/security.ts';
import { TIME_LIMITS, type TimeLimits, timeoutOptions } from '../plugins/slow-clients.ts';
import { newRequestId } from '../request-id.ts';
import { isForTown } from '../realtime/town.ts';

export interface HttpOptions {
  config: Config;
  /** The development server upgrades connections too. */
  dev?: boolean;
  timeLimits?: TimeLimits;
  /** Called for each route when it is registered. */
  onRoute?: (method: string, path: string) => void;
}

const BODY_LIMIT_BYTES = 256 * 1024;

export async function createApp(
  options: HttpOptions,
  log: Log,
  { openRateLimit, cut }: { openRateLimit: OpenRateLimit; cut: (reason: CutReason) => void },
): Promise<FastifyInstance> {
  const { config } = options;
  z.config(z.locales.en());
  const app = Fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    ...httpOptions(options),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (error, _request, reply) => answerUnroutable(error, reply as unknown as FastifyReply),
    clientErrorHandler: answerUnreadable,
  }) as unknown as FastifyInstance;
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) options.onRoute?.(one, url);
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  followRequestIds(app);
  endConnectionsWhenClosing(app);
  answerErrors(app);
  keepOutOfCaches(app);
  limitConnections(app.server, config, () => cut('address'));
  if (!dutiesOf(config.role).api) serveHealthOnly(app);
  await secure(app, config, options.dev === true);
  warnOfUntrustedProxy(app, config.trustProxy);
  limitRequests(app, openRateLimit);
  await offerCompression(app);
  return app;
}

/**
 * Only the town upgrades connections. Without `shouldUpgradeCallback` Node would not answer calls of clients that offer an
 * upgrade of their own, such as to HTTP/2. The development server upgrades too.
 */
function httpOptions({ config, dev = false, timeLimits = TIME_LIMITS }: HttpOptions) {
  const nodePath = config.redis?.nodePath ?? null;
  const { town: servesTown } = dutiesOf(config.role);
  const shouldUpgradeCallback = (request: IncomingMessage): boolean => servesTown && isForTown(request, nodePath);
  const { http, ...timeouts } = timeoutOptions(timeLimits);
  return { ...timeouts, http: dev ? http : { ...http, shouldUpgradeCallback } };
}

/** A connection that is busy when the server closes must not be kept alive after its answer. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Browsers' fetch wrappers send the JSON header with calls that have no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
