/** Directory, bus and channels of a world that is served by one process. Messages are carried out at once. */
import type { Whisper, WhisperOutcome } from '../../ports.ts';
import type {
  Bus,
  BusHandlers,
  ChannelCount,
  ChannelRegistry,
  Direction,
  Directory,
  Entry,
  Known,
  LocatedPlayer,
  Wish,
  World,
} from './directory.ts';
import type { Answer, Asked, PlayerMessage, QuestionKind } from './messages.ts';

export class InProcessDirectory implements Directory {
  /** By player. */
  readonly #entries = new Map<string, Entry>();

  readonly heldMs = 0;

  // There are no others.
  onSuperseded(): void {}
  onUncertain(): void {}

  // The signatures are asynchronous for the implementations that ask another program.
  enter(entry: Entry): Promise<Known> {
    const { playerId, epoch } = entry;
    if (epoch >= (this.#entries.get(playerId)?.epoch ?? epoch)) this.#entries.set(playerId, entry);
    return Promise.resolve('new');
  }

  leave({ playerId, epoch }: Pick<Entry, 'playerId' | 'epoch'>): Promise<void> {
    if (this.#entries.get(playerId)?.epoch === epoch) this.#entries.delete(playerId);
    return Promise.resolve();
  }

  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(playerIds.filter((id) => this.#entries.has(id))));
  }

  onlineForFriends(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.onlineOf(playerIds);
  }

  channelsOf(location: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const channels = new Map<string, number>();
    for (const id of playerIds) {
      const entry = this.#entries.get(id);
      if (entry?.location === location) channels.set(id, entry.channel);
    }
    return Promise.resolve(channels);
  }

  placesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, LocatedPlayer>> {
    const places = playerIds.map((id) => [id, this.#entries.get(id)] as const);
    return Promise.resolve(new Map(places.flatMap(([id, entry]) => (entry === undefined ? [] : [[id, entry]]))));
  }

  count(): number {
    return this.#entries.size;
  }
}

class InProcessBus implements Bus {
  #handlers: BusHandlers | null = null;

  listen(handlers: BusHandlers): void {
    this.#handlers = handlers;
  }

  async tell(playerIds: readonly string[], message: PlayerMessage): Promise<void> {
    const handlers = this.#handlers;
    if (handlers !== null) await Promise.all(playerIds.map((playerId) => handlers.deliver(playerId, message)));
  }

  async save(playerId: string): Promise<boolean> {
    await this.tell([playerId], { kind: 'save' });
    return true;
  }

  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome> {
    return Promise.resolve(this.#handlers?.whisper(playerId, whisper) === true ? 'arrived' : 'absent');
  }

  ask<Kind extends QuestionKind>(kind: Kind, asked: Asked<Kind>): Promise<readonly Answer<Kind>[]> {
    return Promise.resolve(this.#handlers === null ? [] : [this.#handlers.answer[kind](asked)]);
  }

  // There are no others.
  cast(): void {}
  onCast(): void {}
  onGap(): void {}
}

class InProcessRegistry implements ChannelRegistry {
  #counts: () => readonly ChannelCount[] = () => [];

  serve(counts: () => readonly ChannelCount[]): void {
    this.#counts = counts;
  }

  channels(): Promise<readonly ChannelCount[]> {
    return Promise.resolve(this.#counts());
  }

  open(): Promise<number> {
    return Promise.resolve(lowestUnused(this.#counts().map(({ number }) => number)));
  }

  take(): Promise<boolean> {
    return Promise.resolve(false);
  }

  // There are no others.
  close(): void {}
  onLost(): void {}

  direct({ channels: [channel] }: Wish): Promise<Direction> {
    return Promise.resolve({ path: '', channel: channel ?? null });
  }
}

export function lowestUnused(numbers: readonly number[]): number {
  let number = 1;
  while (numbers.includes(number)) number += 1;
  return number;
}

/** The world of one process. */
export function oneProcess(): World {
  const registries = new Map<string, ChannelRegistry>();
  return {
    directory: new InProcessDirectory(),
    bus: new InProcessBus(),
    registryOf: (location) => {
      const registry = registries.get(location) ?? new InProcessRegistry();
      registries.set(location, registry);
      return registry;
    },
    openCounter: null,
    nodes: () => [],
    drain: () => Promise.resolve(),
    onDraining: () => undefined,
    isAway: () => false,
    onFrozen: () => undefined,
    close: () => Promise.resolve(),
  };
}
