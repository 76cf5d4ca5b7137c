/** HTTP routes of the inventory. */
import type { FastifyInstance } from 'fastify';
import { equipItem, listInventory, setFavouriteItems } from '../../../shared/contract/inventory.ts';
import { implement } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Inventory } from './service.ts';

export function inventoryRoutes(app: FastifyInstance, { inventory }: { inventory: Inventory }): void {
  implement(app, listInventory, ({ player, query }) => inventory.list(player, sliceOf(query)));
  implement(app, equipItem, async ({ player, params }) => ({
    success: true,
    message: await inventory.equip(player, params.id, params.on === '1'),
  }));
  implement(app, setFavouriteItems, async ({ player, body }) => {
    await inventory.setFavourites(player, body.itemIds, body.isFavourite);
    return { success: true };
  });
}
