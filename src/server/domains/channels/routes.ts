/** HTTP routes of the town's channels. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/channels.ts';
import { implement } from '../../plugins/implement.ts';
import type { ChannelLists } from './service.ts';

export function channelRoutes(app: FastifyInstance, { channels }: { channels: ChannelLists }): void {
  implement(app, contract.listChannels, ({ player, query }) => channels.list(player.id, query.location));
  implement(app, contract.listFriendPlaces, ({ player }) => channels.friends(player.id));
  implement(app, contract.placeInTown, ({ player, body }) => channels.place(player.id, body));
}
