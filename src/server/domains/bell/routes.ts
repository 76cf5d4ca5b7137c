/** HTTP routes of the bell. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/bell.ts';
import { implement } from '../../plugins/implement.ts';
import type { Bell } from './service.ts';

export function bellRoutes(app: FastifyInstance, { bell }: { bell: Bell }): void {
  implement(app, contract.listBell, async ({ player, query }) => ({
    success: true,
    ...(await bell.list(player.id, query.before)),
  }));
  implement(app, contract.countBell, async ({ player }) => ({
    success: true,
    count: await bell.countUnread(player.id),
  }));
  implement(app, contract.readBell, async ({ player, body }) => ({
    success: true,
    unread: await bell.read(player.id, body.upTo, body.ids),
  }));
}
