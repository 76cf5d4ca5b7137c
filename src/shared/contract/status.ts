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
