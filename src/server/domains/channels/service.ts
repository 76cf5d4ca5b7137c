/** Channels of the town as a player sees them: how full they are, which friends are in each, and where a player's own is served. */
import type { Channel, TownPlace } from '../../../shared/contract/channels.ts';
import type { LiveTown } from '../../ports.ts';

export interface ChannelsDeps {
  town: Pick<LiveTown, 'channels' | 'direct'>;
  /** Ordered by username. */
  friendsOf(playerId: string): Promise<readonly { id: string; username: string }[]>;
}

export interface ChannelLists {
  /** `location` is a slug; the town by default. */
  list(playerId: string, location?: string): Promise<Channel[]>;
  /** `lost`: path of the process from which the client lost its connection. */
  place(
    playerId: string,
    wish: { channel: number | null; lost: string | null; location?: string | undefined },
  ): Promise<TownPlace>;
}

export const createChannelLists = ({ town, friendsOf }: ChannelsDeps): ChannelLists => ({
  list: async (playerId, location) => {
    const friends = await friendsOf(playerId);
    const { capacity, channels, channelOf } = await town.channels(
      friends.map(({ id }) => id),
      location,
    );
    return channels.map(({ number, players }) => ({
      number,
      players,
      isFull: players >= capacity,
      friends: friends.filter(({ id }) => channelOf.get(id) === number).map(({ username }) => username),
    }));
  },

  place: async (playerId, { channel, lost, location }) => {
    const friendIds = async (): Promise<string[]> => (await friendsOf(playerId)).map(({ id }) => id);
    return (
      (await town.direct(playerId, { channel, friendIds, lostPath: lost, location })) ?? { path: null, channel: null }
    );
  },
});
