/**
 * What domains ask of the town about players, wherever they are served: it finds them by the directory and sends by the bus. What
 * cannot be sent is logged and does not fail the caller, whose own work is stored already. Owns no state.
 */
import type { ServerReward } from '../../../shared/realtime/rewards.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import type { TownLog } from '../../log.ts';
import type { ChatLine, LiveTown } from '../../ports.ts';
import type { Bus, ChannelRegistry, Directory } from './directory.ts';
import type { PlayerMessage } from './messages.ts';
import { RedisAway } from './redis-away.ts';
import { textOf } from '../../sentences.ts';

export interface Reach extends Omit<LiveTown, 'close'> {
  /** To the player, and to those near by that a level was reached; only to clients with the feature. */
  reward(playerId: string, reward: ServerReward): void;
  /** A friend of these players came to the town or left it. */
  friendMoved(playerIds: readonly string[]): void;
  /** The player asked for another player's card. */
  cardAsked(playerId: string): void;
}

export interface ReachDeps {
  directory: Directory;
  bus: Bus;
  /** The channels of the location of this slug. Messages reach players in every location. */
  registryOf(location: string): Pick<ChannelRegistry, 'channels' | 'direct'>;
  /** Players a channel holds; Infinity where the town has one channel. */
  capacity: number;
  log: TownLog;
}

export function createReach({ directory, bus, registryOf, capacity, log }: ReachDeps): Reach {
  const tell = async (playerIds: readonly string[], message: PlayerMessage): Promise<void> => {
    try {
      await bus.tell(playerIds, message);
    } catch (error) {
      // While Redis is away, the outage is logged once.
      const level = error instanceof RedisAway ? 'debug' : 'error';
      log[level]({ err: error, kind: message.kind }, 'a message to players was not delivered');
    }
  };
  /** The player's own channel, then those of friends, the one with most friends first. */
  const preferredChannels = async (
    location: string,
    playerId: string,
    friendIds: readonly string[],
  ): Promise<number[]> => {
    const channelOf = await directory.channelsOf(location, [playerId, ...friendIds]);
    const own = channelOf.get(playerId);
    const counts = new Map<number, number>();
    for (const id of friendIds) {
      const channel = channelOf.get(id);
      if (channel !== undefined) counts.set(channel, (counts.get(channel) ?? 0) + 1);
    }
    const ofFriends = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([channel]) => channel);
    return own === undefined ? ofFriends : [own, ...ofFriends];
  };
  return {
    onlineCount: () => directory.count(),
    onlineOf: (playerIds) => directory.onlineOf(playerIds),
    onlineForFriends: (playerIds) => directory.onlineForFriends(playerIds),
    placesOf: (playerIds) => directory.placesOf(playerIds),
    channels: async (playerIds, location = LOCATION_SLUG) => {
      const [channels, channelOf] = await Promise.all([
        registryOf(location).channels(),
        directory.channelsOf(location, playerIds),
      ]);
      return { capacity, channels, channelOf };
    },
    direct: async (playerId, { channel, friendIds, lostPath, location = LOCATION_SLUG }) => {
      // The process that serves the player now has saved the place before the player is elsewhere.
      const saved = lostPath === null ? bus.save(playerId) : null;
      const channels = channel === null ? await preferredChannels(location, playerId, await friendIds()) : [channel];
      const direction = await registryOf(location).direct({ playerId, channels, lostPath });
      await saved;
      return direction;
    },
    changed: (playerId) => tell([playerId], { kind: 'changed' }),
    blocksChanged: (playerId) => tell([playerId], { kind: 'blocks' }),
    honorChanged: (playerId, honor) => void tell([playerId], { kind: 'honor', honor }),
    reward: (playerId, reward) => void tell([playerId], { kind: 'reward', reward }),
    friendMoved: (playerIds) => void tell(playerIds, { kind: 'friends' }),
    cardAsked: (playerId) => void tell([playerId], { kind: 'card' }),
    notify: (to, as, said, notice) =>
      tell([to].flat(), { kind: 'notify', as, text: textOf(said), notice: { ...notice, sentence: said } }),
    expel: (playerId, code) => tell([playerId], { kind: 'expel', code }),
    disconnect: async (playerId, kicked) => {
      const answers = await bus.ask('disconnect', { kind: 'disconnect', playerId, kicked });
      // Processes of the version before do not know the question. A kick is none of their messages.
      if (kicked === null) await tell([playerId], { kind: 'expel', code: 'bad-session' });
      return answers.filter((answer) => answer !== null);
    },
    recentChat: async () => {
      const lines = (await bus.ask('recent-chat', { kind: 'recent-chat' })).flat();
      return lines.toSorted((a, b) => a.at - b.at);
    },
    redact: async (lineId): Promise<ChatLine | null> => {
      const lines = await bus.ask('redact', { kind: 'redact', lineId });
      return lines.find((line) => line !== null) ?? null;
    },
  };
}
