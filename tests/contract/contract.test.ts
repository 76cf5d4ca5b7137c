/** Checks every endpoint of the contract: it is implemented and answers in its shape. Nothing else is reachable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/shared/contract/endpoint.ts';
import { contract } from '../../src/shared/contract/index.ts';
import { failure } from '../../src/shared/contract/replies.ts';
import { runCommand } from '../../src/server/admin/commands.ts';
import { TestServer } from '../../src/server/testing/test-server.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Routes outside the contract: pages, files, documentation and metrics. */
const BESIDE_THE_CONTRACT = [
  /^GET \/$/,
  /^GET \/(login|reset-password)$/,
  /^GET \/\*$/,
  /^GET \/(openapi\.json|metrics)$/,
  /^GET \/assets\//,
  /^GET \/docs/,
  /^GET \/(avatars|storage|game-assets|ui|emojis|gltf)\//,
  /^GET \/radio\/(?:stream\.mp3|programme\.json)$/,
  /^GET \/(favicon\.ico|site\.webmanifest)$/,
];

describe('the contract', () => {
  let server: TestServer;
  const routes: string[] = [];
  beforeAll(async () => {
    server = await TestServer.start({ server: { onRoute: (method, url) => routes.push(`${method} ${url}`) } });
  });
  afterAll(() => server.stop());

  it('contains each method and path once', () => {
    const names = endpoints.map(([, endpoint]) => nameOf(endpoint));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is implemented completely', () => {
    const wanted = endpoints.map(([, endpoint]) => nameOf(endpoint)).toSorted();
    expect([...server.server.app.context.implemented].toSorted()).toEqual(wanted);
  });

  it('covers all routes except pages and files', () => {
    const known = new Set(endpoints.map(([, endpoint]) => nameOf(endpoint)));
    const extra = routes
      .filter((route) => !route.startsWith('HEAD ') && !known.has(route))
      .filter((route) => !BESIDE_THE_CONTRACT.some((pattern) => pattern.test(route)));
    expect(extra).toEqual([]);
    expect(routes.length).toBeGreaterThan(endpoints.length);
  });

  it('matches the OpenAPI page', async () => {
    const { body } = await server.get('/openapi.json');
    const paths = body.paths as Record<string, Record<string, { summary?: string }>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.toSorted()).toEqual(endpoints.map(([, endpoint]) => nameOf(endpoint)).toSorted());
    expect(JSON.stringify(body)).toContain('"x-session-key"');
  });

  it.each(endpoints.filter(([, { auth }]) => auth !== 'none'))(
    '%s refuses callers without and with a wrong key',
    async (_, endpoint) => {
      const url = endpoint.path.replace(/:\w+/g, 'someone');
      for (const headers of [{}, { 'x-session-key': 'wrong' }]) {
        const response = await server.server.app.inject({ method: endpoint.method, url, headers });
        expect(response.statusCode).toBe(401);
        expect(failure.safeParse(response.json()).success).toBe(true);
        expect(response.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(endpoints.filter(([, { body }]) => body !== undefined))(
    '%s refuses a body that is none',
    async (_, endpoint) => {
      const { key, username } = await server.newPlayer(`Body_${endpoints.findIndex(([, one]) => one === endpoint)}`);
      await runCommand(server.server.admin, ['access', username, '2'], username);
      for (const payload of [{}, [], { nothing: true }]) {
        const response = await server.server.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          payload,
          headers: { 'x-session-key': key },
        });
        expect(response.statusCode).toBe(422);
        expect(failure.safeParse(response.json()).success).toBe(true);
      }
    },
  );

  it.each(endpoints.filter(([, { auth, method }]) => auth === 'none' && method === 'GET'))(
    '%s answers in its shape and is stored nowhere',
    async (_, endpoint) => {
      const response = await server.server.app.inject({ method: 'GET', url: endpoint.path });
      expect(response.statusCode).toBe(200);
      expect(endpoint.reply.safeParse(response.json()).success).toBe(true);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );
});
