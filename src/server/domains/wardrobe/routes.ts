/** A player's look over HTTP: read by other clients, changed by the player. */
import type { FastifyInstance } from 'fastify';
import { getCustomization, setBodyType, setSize, setSkinTone } from '../../../shared/contract/wardrobe.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { PlayerService } from '../../ports.ts';
import type { Wardrobe } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface CustomizationDeps {
  players: Pick<PlayerService, 'byUsername'>;
}

export function lookRoutes(app: FastifyInstance, { players }: CustomizationDeps): void {
  implement(app, getCustomization, async ({ params }) => {
    const player = await players.byUsername(params.username);
    if (player === null)
      throw new DomainError('not-found', sentence('noPlayerIsCalledUsername', { username: params.username }), {
        code: 'no-player',
        params: { username: params.username },
      });
    return { success: true, ...player.customization };
  });
}

export function wardrobeRoutes(app: FastifyInstance, { wardrobe }: { wardrobe: Wardrobe }): void {
  implement(app, setSkinTone, async ({ player, body }) => ({
    success: true,
    message: await wardrobe.setSkinTone(player, body.skinTone),
  }));
  implement(app, setSize, async ({ player, body }) => ({
    success: true,
    message: await wardrobe.setSize(player, body),
  }));
  implement(app, setBodyType, async ({ player, body }) => ({
    success: true,
    message: await wardrobe.setBodyType(player, body.bodyType),
  }));
}
