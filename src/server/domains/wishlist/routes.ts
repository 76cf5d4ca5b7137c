/** HTTP routes of the copies of wishlists. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/wishlist.ts';
import { implement } from '../../plugins/implement.ts';
import type { Wishlists } from './service.ts';

export function wishlistRoutes(app: FastifyInstance, { wishlists }: { wishlists: Wishlists }): void {
  implement(app, contract.getWishlist, async ({ player }) => ({ success: true, ...(await wishlists.get(player.id)) }));
  implement(app, contract.keepWishlist, async ({ player, body }) => ({
    success: true,
    ...(await wishlists.keep(player.id, body.items, body.hasNews)),
  }));
  implement(app, contract.changeWishlistItem, async ({ player, body }) => ({
    success: true,
    ...(await wishlists.change(player.id, body.itemId, body.isOnWishlist)),
  }));
  implement(app, contract.forgetWishlist, async ({ player }) => ({
    success: true,
    ...(await wishlists.forget(player.id)),
  }));
}
