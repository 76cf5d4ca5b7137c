/** Moderation over HTTP. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/moderation.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Moderation } from './service.ts';

export function moderationRoutes(app: FastifyInstance, { moderation }: { moderation: Moderation }): void {
  implement(app, contract.getRecentChat, async ({ params }) => ({
    success: true,
    ...(await moderation.recentChat(params.username)),
  }));
  implement(app, contract.redact, async ({ player, body }) =>
    messageReply(await moderation.redact(player, body.kind, body)),
  );
  implement(app, contract.mutePlayer, async ({ player, params, body }) =>
    messageReply(await moderation.mute(player, params.username, body)),
  );
  implement(app, contract.unmutePlayer, async ({ player, params, body }) =>
    messageReply(await moderation.unmute(player, params.username, body.reason)),
  );
  implement(app, contract.listAudit, async ({ query }) => ({
    success: true,
    ...(await moderation.audit(query.username, sliceOf(query))),
  }));
}
