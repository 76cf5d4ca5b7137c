/** HTTP routes of gifts. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/gifts.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Gifts } from './service.ts';

export function giftRoutes(app: FastifyInstance, { gifts }: { gifts: Gifts }): void {
  implement(app, contract.listGifts, async ({ player }) => ({ success: true, ...(await gifts.lists(player)) }));
  implement(app, contract.getGiftChoice, async ({ player, params }) => ({
    success: true,
    ...(await gifts.choice(player, params.id)),
  }));
  implement(app, contract.sendGift, async ({ player, body }) => {
    const { idempotencyKey: key, ...order } = body;
    return { success: true, ...(await gifts.send(player, { ...order, key })) };
  });
  implement(app, contract.openGift, async ({ player, params }) => ({
    success: true,
    gift: await gifts.open(player, params.id),
  }));
  implement(app, contract.returnGift, async ({ player, params }) =>
    messageReply(await gifts.giveBack(player, params.id)),
  );
}
