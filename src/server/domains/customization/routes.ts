/** What a player wears, for other players' clients to draw. */
import type { FastifyInstance } from 'fastify';
import { getCustomization } from '../../../shared/contract/world.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { PlayerService } from '../../ports.ts';

export interface CustomizationDeps {
  players: Pick<PlayerService, 'byUsername'>;
}

export function customizationRoutes(app: FastifyInstance, { players }: CustomizationDeps): void {
  implement(app, getCustomization, async ({ params }) => {
    const player = await players.byUsername(params.username);
    if (player === null) throw new DomainError('not-found', `No player is called ${params.username}.`);
    return { success: true, ...player.customization };
  });
}
