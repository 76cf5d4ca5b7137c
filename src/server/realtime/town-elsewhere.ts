/**
 * The town for a process that serves no players: it reaches them in other processes, by the directory and the bus. Nobody comes, leaves
 * or speaks here.
 */
import type { TownLog } from '../log.ts';
import type { World } from './directory/directory.ts';
import { createReach } from './directory/reach.ts';
import type { Town } from './town-deps.ts';

export interface TownElsewhereDeps {
  world: World;
  /** Players a channel holds. */
  channelCapacity: number;
  /** Name of this process; null for one that only runs a command. */
  nodeName: string | null;
  log: TownLog;
}

const nothing = (): void => undefined;
/** Subscribes to nothing. */
const never = (): (() => void) => nothing;

export function townElsewhere({ world, channelCapacity, nodeName, log }: TownElsewhereDeps): Town {
  const { directory, bus } = world;
  bus.listen({
    deliver: () => Promise.resolve(),
    whisper: () => false,
    answer: {
      'recent-chat': () => [],
      redact: () => null,
      disconnect: () => (nodeName === null ? null : { node: nodeName, wasHere: false }),
    },
  });
  return {
    ...createReach({ directory, bus, registryOf: (slug) => world.registryOf(slug), capacity: channelCapacity, log }),
    handle: nothing,
    onEntered: never,
    onJoined: never,
    onLeft: never,
    onGone: never,
    onReturned: never,
    onGesture: never,
    onFriendMoved: never,
    onCardAsked: never,
    onWhisperMissed: never,
    onSaid: never,
    push: () => false,
    sendLanterns: nothing,
    sendMoment: nothing,
    sendHere: nothing,
    eachPlace: nothing,
    placeOf: () => null,
    playerIds: () => [],
    isHere: () => false,
    recheck: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
