/** Channels of the town as a player sees them: how full they are, and which friends are in each. */
import type { Channel } from '../../../shared/contract/channels.ts';
import type { LiveTown } from '../../ports.ts';

export interface ChannelsDeps {
  town: Pick<LiveTown, 'channels'>;
  /** Ordered by username. */
  friendsOf(playerId: string): Promise<readonly { id: string; username: string }[]>;
}

export interface ChannelLists {
  list(playerId: string): Promise<Channel[]>;
}

export const createChannelLists = ({ town, friendsOf }: ChannelsDeps): ChannelLists => ({
  list: async (playerId) => {
    const friends = await friendsOf(playerId);
    const { capacity, channels, channelOf } = await town.channels(friends.map(({ id }) => id));
    return channels.map(({ number, players }) => ({
      number,
      players,
      isFull: players >= capacity,
      friends: friends.filter(({ id }) => channelOf.get(id) === number).map(({ username }) => username),
    }));
  },
});
