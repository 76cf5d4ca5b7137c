/** `/openapi.json` and its page at `/docs`, both generated from the contract's routes. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { SESSION_KEY_HEADER } from './implement.ts';

/** Allows inline styles, which the page uses. Does not upgrade requests to HTTPS, which home networks do not have. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'self'";

/** Must be called before the routes are registered, because it collects them with a hook. */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Promenade',
        version: '1',
        description: 'Errors are 4xx or 5xx with `{ success: false, message, code, params, sentence }`.',
      },
      components: { securitySchemes: { sessionKey: { type: 'apiKey', in: 'header', name: SESSION_KEY_HEADER } } },
    },
    hideUntagged: false,
    transform: (document) => {
      // Routes without a summary are not endpoints: files, pages and metrics.
      const isEndpoint = document.schema?.summary !== undefined;
      return isEndpoint ? transform(document) : { schema: { hide: true }, url: document.url };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: false, validatorUrl: null },
  });
}
