/** Player counts and the health of the server (specification: world, section 7.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getStatus = endpoint({
  method: 'GET',
  path: '/game-api/status',
  auth: 'none',
  summary: 'Number of all players and of online players',
  reply: z.object({ success: z.boolean(), onlinePlayerCount: z.number(), playerCount: z.number() }),
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  auth: 'none',
  summary: 'Health of process and database',
  reply: z.object({ success: z.boolean(), database: z.string(), uptimeS: z.number() }),
});

export const getLiveness = endpoint({
  method: 'GET',
  path: '/livez',
  auth: 'none',
  summary: 'Whether the event loop of the process turns; asks nothing else',
  reply: z.object({ success: z.boolean(), uptimeS: z.number() }),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  auth: 'none',
  summary:
    'Whether new work may be sent to the process: 503 with code not-ready and params.reason database, art or draining',
  reply: z.object({ success: z.boolean() }),
});
