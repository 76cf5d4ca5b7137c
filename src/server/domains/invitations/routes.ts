/** HTTP routes of invitations. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/invitations.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Invitations } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function invitationRoutes(app: FastifyInstance, { invitations }: { invitations: Invitations }): void {
  implement(app, contract.createInvitation, async ({ player }) => {
    const { url, expiresAt } = await invitations.create(player);
    const message = sentence('yourInvitationLinkIsReady');
    return { success: true, message, url, expiresAt: new Date(expiresAt).toISOString() };
  });
  implement(app, contract.revokeInvitations, async ({ player }) => messageReply(await invitations.revoke(player)));
  implement(app, contract.followInvitation, async ({ player, body }) => ({
    success: true,
    ...(await invitations.follow(player, body.token)),
  }));
}
