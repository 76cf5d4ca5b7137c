/** Player counts for the landing screen, and the health check. */
import type { FastifyInstance } from 'fastify';
import { getHealth, getStatus } from '../../../shared/contract/status.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { implement } from '../../plugins/implement.ts';
import type { LiveTown, PlayerService } from '../../ports.ts';

export interface StatusDeps {
  players: Pick<PlayerService, 'count'>;
  town: Pick<LiveTown, 'onlineCount'>;
  database: Pick<OpenDatabase, 'kind' | 'ping'>;
}

export function statusRoutes(app: FastifyInstance, { players, town, database }: StatusDeps): void {
  // Pages of any origin may read the status: a client served from another host shows it before sign-in.
  implement(app, getStatus, async ({ reply }) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return { success: true, onlinePlayerCount: town.onlineCount(), playerCount: await players.count() };
  });

  implement(app, getHealth, async () => {
    await database.ping();
    return { success: true, database: database.kind, uptimeS: Math.round(process.uptime()) };
  });
}
