/** Directory and bus of a world that is served by one process. Messages are carried out at once. */
import type { Whisper, WhisperOutcome } from '../../ports.ts';
import type { Bus, BusHandlers, Directory, Entry, World } from './directory.ts';
import type { Answer, Asked, PlayerMessage, QuestionKind } from './messages.ts';

export class InProcessDirectory implements Directory {
  /** Epoch of each player's claim. */
  readonly #entries = new Map<string, number>();

  // There are no others.
  onSuperseded(): void {}
  onUncertain(): void {}

  // The signatures are asynchronous for the implementations that ask another program.
  enter({ playerId, epoch }: Entry): Promise<boolean> {
    if (epoch >= (this.#entries.get(playerId) ?? epoch)) this.#entries.set(playerId, epoch);
    return Promise.resolve(false);
  }

  leave({ playerId, epoch }: Pick<Entry, 'playerId' | 'epoch'>): Promise<void> {
    if (this.#entries.get(playerId) === epoch) this.#entries.delete(playerId);
    return Promise.resolve();
  }

  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(playerIds.filter((id) => this.#entries.has(id))));
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

/** The world of one process. */
export const oneProcess = (): World => ({
  directory: new InProcessDirectory(),
  bus: new InProcessBus(),
  openCounter: null,
  close: () => Promise.resolve(),
});
