/** Outfits over HTTP. */
import type { FastifyInstance } from 'fastify';
import {
  arrangeOutfits,
  deleteOutfit,
  getOutfit,
  listOutfits,
  overwriteOutfit,
  renameOutfit,
  saveOutfit,
  setFavouriteOutfit,
  wearOutfit,
} from '../../../shared/contract/outfits.ts';
import { implement } from '../../plugins/implement.ts';
import type { Outfits } from './service.ts';

export function outfitRoutes(app: FastifyInstance, { outfits }: { outfits: Outfits }): void {
  implement(app, listOutfits, ({ player }) => outfits.list(player));
  implement(app, getOutfit, ({ player, params }) => outfits.find(player, params.id));
  implement(app, saveOutfit, async ({ player, body }) => ({
    success: true,
    message: await outfits.save(player, body.name),
  }));
  implement(app, setFavouriteOutfit, async ({ player, body }) => ({
    success: true,
    message: await outfits.setFavourite(player, body.outfitId === '' ? null : body.outfitId),
  }));
  implement(app, deleteOutfit, async ({ player, params }) => ({
    success: true,
    message: await outfits.remove(player, params.id),
  }));
  implement(app, renameOutfit, async ({ player, params, body }) => ({
    success: true,
    message: await outfits.rename(player, params.id, body.name),
  }));
  implement(app, overwriteOutfit, async ({ player, params }) => ({
    success: true,
    message: await outfits.overwrite(player, params.id),
  }));
  implement(app, arrangeOutfits, async ({ player, body }) => ({
    success: true,
    message: await outfits.arrange(player, body.outfitIds),
  }));
  implement(app, wearOutfit, async ({ player, params }) => ({
    success: true,
    message: await outfits.wear(player, params.id),
  }));
}
