/** HTTP routes of creators' pages and of the favourites of a month. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/creators.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Creators } from './service.ts';

export function creatorRoutes(app: FastifyInstance, { creators }: { creators: Creators }): void {
  implement(app, contract.getCreator, async ({ player, params }) => ({
    success: true,
    ...(await creators.page(player, params.username)),
  }));
  implement(app, contract.followCreator, async ({ player, params, body }) =>
    messageReply(await creators.follow(player, params.username, body.isFollowed)),
  );
  implement(app, contract.listFavourites, async ({ player }) => ({
    success: true,
    ...(await creators.favourites(player)),
  }));
  implement(app, contract.listWornWorks, async ({ player, params }) => ({
    success: true,
    worn: await creators.worn(player, params.username),
  }));
}
