/** HTTP route to block and unblock a player. */
import type { FastifyInstance } from 'fastify';
import { blockPlayer } from '../../../shared/contract/blocks.ts';
import { implement } from '../../plugins/implement.ts';
import type { Blocks } from './service.ts';

export function blockRoutes(app: FastifyInstance, { blocks }: { blocks: Blocks }): void {
  implement(app, blockPlayer, async ({ player, params }) => {
    const action = params.on === '1' ? blocks.block : blocks.unblock;
    return { success: true, message: await action(player, params.username) };
  });
}
