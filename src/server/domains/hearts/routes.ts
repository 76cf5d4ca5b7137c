/** Hearts over HTTP. */
import type { FastifyInstance } from 'fastify';
import { matchPlayer } from '../../../shared/contract/hearts.ts';
import { implement } from '../../plugins/implement.ts';
import type { Hearts } from './service.ts';

export function heartRoutes(app: FastifyInstance, { hearts }: { hearts: Hearts }): void {
  implement(app, matchPlayer, async ({ player, params }) => {
    const act = params.on === '1' ? hearts.point : hearts.takeBack;
    return { success: true, message: await act(player, params.username) };
  });
}
