/** Blocking over HTTP. */
import type { FastifyInstance } from 'fastify';
import { blockPlayer } from '../../../shared/contract/blocks.ts';
import { implement } from '../../plugins/implement.ts';
import type { Blocks } from './service.ts';

export function blockRoutes(app: FastifyInstance, { blocks }: { blocks: Blocks }): void {
  implement(app, blockPlayer, async ({ player, params }) => {
    const act = params.on === '1' ? blocks.block : blocks.unblock;
    return { success: true, message: await act(player, params.username) };
  });
}
