/**
 * Serves the built client: its page at the client's routes, hashed files as immutable, others with revalidation. Hashed files
 * of the build before it are served too: pages that were opened before an update still load their dialogs.
 */
import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../shared/rules/languages.ts';
import type { Config } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';
import { hasSessionCookie } from '../session-cookie.ts';
import { manifestIn } from './app-manifest.ts';
import { withClientConfig } from './client-config.ts';
import { answerNotFound } from './errors.ts';
import { inLanguage, languageOf, withLanguage } from './page-language.ts';
import { sentence } from '../../shared/rules/sentence.ts';

/** Routes that the client handles; all other unknown addresses answer 404. */
const CLIENT_ROUTES = ['/', '/login', '/reset-password'] as const;

/** `folder` is absolute and has `client` and `previous`. Without a built client in it, the client's routes answer 503. */
export async function serveClient(app: FastifyInstance, folder: string, config: Config): Promise<void> {
  const client = join(folder, 'client');
  const previous = join(folder, 'previous');
  const roots = existsSync(previous) ? [client, previous] : [client];
  await app.register(fastifyStatic, {
    root: roots,
    // Its own route reads the whole folder for each file, which takes longer than the rest of the answer.
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    decorateReply: true,
    setHeaders: (response, path) => {
      const isHashed = roots.some((root) => path.startsWith(join(root, 'assets')));
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params['*']),
  );
  serveLanguages(app, roots);
  serveManifest(app, client);
  const readPage = async (request: FastifyRequest, isOpened: boolean): Promise<string | null> => {
    const page = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return null;
    return inLanguage(
      withClientConfig(page, config, isOpened ? cookieSeenIn(request) : undefined),
      languageOf(request.headers),
    );
  };
  for (const url of CLIENT_ROUTES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const page = await readPage(request, true);
      if (page === null) throw new DomainError('unavailable', sentence('theClientIsNotBuilt'), { retryAfterS: 5 });
      return sendPage(reply, page);
    });
  }
  app.setNotFoundHandler(async (request, reply) => answerNotFound(request, reply, await readPage(request, false)));
}

/**
 * Scripts of a page in another language than English. The folder of the language has those with texts; the others are the same
 * in all languages.
 */
function serveLanguages(app: FastifyInstance, roots: readonly string[]): void {
  app.get<{ Params: { language: string; file: string } }>(
    '/assets/:language/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language, file } = request.params;
      if (!isLanguage(language) || !/^[\w.-]+\.js$/.test(file)) return answerNotFound(request, reply, null);
      const own = join('assets', language, file);
      const isOwn = await Promise.all(roots.map((root) => exists(join(root, own))));
      return reply.sendFile(isOwn.includes(true) ? own : join('assets', file));
    },
  );
}

/** In the language of the page that names it. */
function serveManifest(app: FastifyInstance, client: string): void {
  app.get('/site.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const file = await readFile(join(client, 'site.webmanifest'), 'utf8').catch(() => null);
    if (file === null) return answerNotFound(request, reply, null);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(manifestIn(file, languageOf(request.headers)));
  });
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Undefined unless the request opens the page: a service worker keeps the page that it fetches. */
const cookieSeenIn = ({ headers }: FastifyRequest): boolean | undefined =>
  headers['sec-fetch-dest'] === 'document' ? hasSessionCookie(headers.cookie) : undefined;

/** Private: the page tells something about its request. */
const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(page);

/** All interface components, for developers of screens. */
const COMPONENT_PAGE = 'kit.html';

/** In development Vite serves the sources, with hot reload over the same HTTP server. */
export async function serveClientSources(app: FastifyInstance, root: string, config: Config): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  const readPage = async (url: string, { headers }: FastifyRequest, file = 'index.html'): Promise<string> => {
    const page = await vite.transformIndexHtml(url, await readFile(join(root, file), 'utf8'));
    return withLanguage(withClientConfig(page, config), languageOf(headers));
  };
  app.get(`/${COMPONENT_PAGE}`, { schema: { hide: true } }, async (request, reply) =>
    sendPage(reply, await readPage(request.url, request, COMPONENT_PAGE)),
  );
  for (const url of CLIENT_ROUTES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) =>
      sendPage(reply, await readPage(request.url, request)),
    );
  }
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, null));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const isAnswered = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('close', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
        if (error === undefined) resolve(false);
        else reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    if (isAnswered) return reply.hijack();
    return answerNotFound(request, reply, await readPage('/', request));
  });
}
