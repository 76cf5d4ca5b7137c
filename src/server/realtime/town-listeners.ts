/** Who wants to know what happens in the town. `Town` describes each event. Owns the listeners. */
import type { MadeGesture } from './channel/gestures.ts';
import { Listeners } from './listeners.ts';

/** A whisper whose listener is not in the town. */
export interface MissedWhisper {
  fromId: string;
  /** Username. */
  from: string;
  toId: string;
}

export class TownListeners {
  protected readonly entered = new Listeners<{ id: string; username: string }>();
  protected readonly joined = new Listeners<{ id: string; hasPushes: boolean }>();
  protected readonly gestured = new Listeners<MadeGesture>();
  protected readonly left = new Listeners<{ id: string }>();
  protected readonly gone = new Listeners<{ id: string }>();
  protected readonly returned = new Listeners<{ id: string }>();
  protected readonly said = new Listeners<{ id: string }>();
  protected readonly friendsMoved = new Listeners<string | null>();
  protected readonly whispersMissed = new Listeners<MissedWhisper>();
  protected readonly cardsAsked = new Listeners<string>();

  onEntered(listener: (player: { id: string; username: string }) => void): () => void {
    return this.entered.add(listener);
  }

  onJoined(listener: (player: { id: string; hasPushes: boolean }) => void): () => void {
    return this.joined.add(listener);
  }

  onGesture(listener: (gesture: MadeGesture) => void): () => void {
    return this.gestured.add(listener);
  }

  onLeft(listener: (player: { id: string }) => void): () => void {
    return this.left.add(listener);
  }

  onGone(listener: (player: { id: string }) => void): () => void {
    return this.gone.add(listener);
  }

  onReturned(listener: (player: { id: string }) => void): () => void {
    return this.returned.add(listener);
  }

  onSaid(listener: (player: { id: string }) => void): () => void {
    return this.said.add(listener);
  }

  onFriendMoved(listener: (playerId: string | null) => void): () => void {
    return this.friendsMoved.add(listener);
  }

  onWhisperMissed(listener: (whisper: MissedWhisper) => void): () => void {
    return this.whispersMissed.add(listener);
  }

  onCardAsked(listener: (playerId: string) => void): () => void {
    return this.cardsAsked.add(listener);
  }
}
