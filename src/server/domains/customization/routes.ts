/** What a player looks like: for other players' clients to draw, and for the player to change. */
import type { FastifyInstance } from 'fastify';
import { setBodyType, setSize, setSkinTone } from '../../../shared/contract/wardrobe.ts';
import { getCustomization } from '../../../shared/contract/world.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { PlayerService } from '../../ports.ts';
import type { Figures } from './service.ts';

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

export function figureRoutes(app: FastifyInstance, { figures }: { figures: Figures }): void {
  implement(app, setSkinTone, async ({ player, body }) => ({
    success: true,
    message: await figures.setSkinTone(player, body.skinTone),
  }));
  implement(app, setSize, async ({ player, body }) => ({
    success: true,
    message: await figures.setSize(player, body),
  }));
  implement(app, setBodyType, async ({ player, body }) => ({
    success: true,
    message: await figures.setBodyType(player, body.bodyType),
  }));
}
