/** Security headers of responses: the client's content security policy, and helmet's other headers. */
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { VIDEO_PLAYER_ORIGIN } from '../../shared/rules/bbcode/values.ts';
import type { Config } from '../config/config.ts';

/** `isDev`: the development server needs inline scripts for hot reload. */
export async function secure(app: FastifyInstance, config: Config, isDev: boolean): Promise<void> {
  const hosts = [...new Set(Object.values(config.hosts).filter((host) => host !== ''))].map(
    (url) => new URL(url).origin,
  );
  const sockets = hosts.map((origin) => origin.replace(/^http/, 'ws'));
  const isEncrypted = config.publicUrl.startsWith('https:');
  // Players can link pictures and models of any origin; the client loads them after a click.
  const anywhere = isEncrypted ? ['https:'] : ['https:', 'http:'];
  await app.register(helmet, {
    contentSecurityPolicy: isDev
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
            workerSrc: ["'self'", 'blob:'],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:', ...hosts, ...config.mediaOrigins, ...anywhere],
            mediaSrc: ["'self'", ...hosts, ...config.mediaOrigins, ...radioOf(config)],
            fontSrc: ["'self'", 'data:'],
            connectSrc: ["'self'", 'data:', 'blob:', ...hosts, ...sockets, ...config.mediaOrigins, ...anywhere],
            frameSrc: [VIDEO_PLAYER_ORIGIN],
            frameAncestors: ["'none'"],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            formAction: ["'self'"],
          },
        },
    // On plain HTTP outside localhost, as in home networks, browsers reject both with a console error.
    crossOriginOpenerPolicy: isEncrypted,
    originAgentCluster: isEncrypted,
    strictTransportSecurity: isEncrypted,
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // Without credentials: the session key is sent in a header, and the cookie is limited to its origin.
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins, credentials: false });
}

/** The origin of a configured station; the stream may redirect within its host. */
const radioOf = ({ radioStreamUrl }: Config): string[] =>
  radioStreamUrl === null ? [] : [new URL(radioStreamUrl).origin];
