/** HTTP routes of the news behind the doors of the town. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/doors.ts';
import { DomainError } from '../../domain-error.ts';
import { implement } from '../../plugins/implement.ts';
import type { Doors } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function doorRoutes(app: FastifyInstance, { doors }: { doors: Doors }): void {
  implement(app, contract.getDoorNews, async ({ player }) => {
    const news = await doors.news(player.id);
    if (news === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'));
    return { success: true, news };
  });
  implement(app, contract.visitStore, async ({ player }) => {
    await doors.visitStore(player.id);
    return { success: true };
  });
  implement(app, contract.visitBoard, async ({ player, body }) => {
    await doors.visitBoard(player.id, body);
    return { success: true };
  });
}
