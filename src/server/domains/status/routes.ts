/** The status line of the landing screen. Any page may ask: the client asks before anyone has signed in, from wherever it is served. */
import type { FastifyInstance } from 'fastify';
import { getStatus } from '../../../shared/contract/world.ts';
import { implement } from '../../plugins/implement.ts';
import type { LiveTown, PlayerService } from '../../ports.ts';

export interface StatusDeps {
  players: Pick<PlayerService, 'count'>;
  town: Pick<LiveTown, 'onlineCount'>;
}

export function statusRoutes(app: FastifyInstance, { players, town }: StatusDeps): void {
  implement(app, getStatus, async ({ reply }) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return { success: true, onlinePlayerCount: town.onlineCount(), playerCount: await players.count() };
  });
}
