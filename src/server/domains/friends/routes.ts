/** HTTP routes of friends. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/friends.ts';
import { numberOfId } from '../../ids.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Friends } from './service.ts';

export function friendRoutes(app: FastifyInstance, { friends }: { friends: Friends }): void {
  implement(app, contract.listFriends, ({ player, query }) => friends.list(player, sliceOf(query)));
  implement(app, contract.listOnlineFriends, ({ player }) => friends.online(player.id));
  implement(app, contract.listFriendRequests, ({ player }) => friends.requests(player.id));
  implement(app, contract.seeFriendRequests, async ({ player, body }) => {
    await friends.markShown(player.id, body.upTo);
    return { success: true };
  });
  implement(app, contract.listMutualFriends, ({ player, params, query }) =>
    friends.mutual(player, params.username, sliceOf(query)),
  );
  implement(app, contract.addFriend, async ({ player, params }) =>
    messageReply(await friends.add(player, params.username)),
  );
  implement(app, contract.removeFriend, async ({ player, params }) =>
    messageReply(await friends.remove(player, params.username)),
  );
  implement(app, contract.acceptFriend, async ({ player, params }) =>
    messageReply(await friends.accept(player, numberOfId(params.id))),
  );
}
