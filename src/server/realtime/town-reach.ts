/** The part of the town that reaches players in any process of the world, for HTTP routes and admin commands. Owns no state. */
import type { HandshakeRefusal, NotificationKind } from '../../shared/realtime/events.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import type { ServerReward } from '../../shared/realtime/rewards.ts';
import type { SentenceData } from '../../shared/rules/sentence.ts';
import type { ChatLine, Disconnection, TownChannels, TownWish } from '../ports.ts';
import type { Direction } from './directory/directory.ts';
import type { Reach } from './directory/reach.ts';
import { TownListeners } from './town-listeners.ts';

export class TownReach extends TownListeners implements Reach {
  readonly #reach: Reach;

  constructor(reach: Reach) {
    super();
    this.#reach = reach;
  }

  onlineCount(): number {
    return this.#reach.onlineCount();
  }

  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#reach.onlineOf(playerIds);
  }

  onlineForFriends(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#reach.onlineForFriends(playerIds);
  }

  channels(playerIds: readonly string[], location?: string): Promise<TownChannels> {
    return this.#reach.channels(playerIds, location);
  }

  placesOf(playerIds: readonly string[]): ReturnType<Reach['placesOf']> {
    return this.#reach.placesOf(playerIds);
  }

  direct(playerId: string, wish: TownWish): Promise<Direction | null> {
    return this.#reach.direct(playerId, wish);
  }

  changed(playerId: string): Promise<void> {
    return this.#reach.changed(playerId);
  }

  blocksChanged(playerId: string): Promise<void> {
    return this.#reach.blocksChanged(playerId);
  }

  honorChanged(playerId: string, honor: number): void {
    this.#reach.honorChanged(playerId, honor);
  }

  reward(playerId: string, reward: ServerReward): void {
    this.#reach.reward(playerId, reward);
  }

  friendMoved(playerIds: readonly string[]): void {
    this.#reach.friendMoved(playerIds);
  }

  cardAsked(playerId: string): void {
    this.#reach.cardAsked(playerId);
  }

  notify(to: string | readonly string[], kind: NotificationKind, said: SentenceData, notice: Notice): Promise<void> {
    return this.#reach.notify(to, kind, said, notice);
  }

  expel(playerId: string, refusal: Exclude<HandshakeRefusal['code'], 'kicked' | 'elsewhere'>): Promise<void> {
    return this.#reach.expel(playerId, refusal);
  }

  disconnect(playerId: string, kicked: string | null): Promise<readonly Disconnection[]> {
    return this.#reach.disconnect(playerId, kicked);
  }

  recentChat(): Promise<readonly ChatLine[]> {
    return this.#reach.recentChat();
  }

  redact(lineId: string): Promise<ChatLine | null> {
    return this.#reach.redact(lineId);
  }
}
