/** Channels of the town as a player sees them: how full they are, which friends are in each, and where a player's own is served. */
import type { Channel, FriendPlace, TownPlace } from '../../../shared/contract/channels.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown } from '../../ports.ts';

export interface ChannelsDeps {
  town: Pick<LiveTown, 'channels' | 'placesOf' | 'direct'>;
  /** Slugs of all locations. */
  locations: readonly string[];
  /** Ordered by username. */
  friendsOf(playerId: string): Promise<readonly { id: string; username: string }[]>;
}

export interface ChannelLists {
  /** `location` is a slug; the town by default. */
  list(playerId: string, location?: string): Promise<Channel[]>;
  /** Where the player's friends are who are online. */
  friends(playerId: string): Promise<FriendPlace[]>;
  /** `lost`: path of the process from which the client lost its connection. */
  place(
    playerId: string,
    wish: { channel: number | null; lost: string | null; location?: string | undefined },
  ): Promise<TownPlace>;
}

export const createChannelLists = ({ town, locations, friendsOf }: ChannelsDeps): ChannelLists => ({
  list: async (playerId, location) => {
    expectLocation(locations, location);
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

  friends: async (playerId) => {
    const friends = await friendsOf(playerId);
    const places = await town.placesOf(friends.map(({ id }) => id));
    return friends.flatMap(({ id, username }) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ username, location: place.location, channel: place.channel }];
    });
  },

  place: async (playerId, { channel, lost, location }) => {
    expectLocation(locations, location);
    const friendIds = async (): Promise<string[]> => (await friendsOf(playerId)).map(({ id }) => id);
    return (
      (await town.direct(playerId, { channel, friendIds, lostPath: lost, location })) ?? { path: null, channel: null }
    );
  },
});

/** Each location that is asked for is kept in memory, so only those that exist may be. */
function expectLocation(locations: readonly string[], location: string | undefined): void {
  if (location !== undefined && !locations.includes(location))
    throw new DomainError('not-found', sentence('thereIsNoSuchPlace'));
}
