/** HTTP routes of the copies of wishlists. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/wishlist.ts';
import { implement } from '../../plugins/implement.ts';
import type { Wishes } from './service.ts';

export function wishRoutes(app: FastifyInstance, { wishes }: { wishes: Wishes }): void {
  implement(app, contract.getWishlist, async ({ player }) => ({ success: true, ...(await wishes.get(player.id)) }));
  implement(app, contract.keepWishlist, async ({ player, body }) => ({
    success: true,
    ...(await wishes.keep(player.id, body.items, body.hasNews)),
  }));
  implement(app, contract.changeWish, async ({ player, body }) => ({
    success: true,
    ...(await wishes.change(player.id, body.itemId, body.isWished)),
  }));
  implement(app, contract.forgetWishlist, async ({ player }) => ({
    success: true,
    ...(await wishes.forget(player.id)),
  }));
}
