/**
 * The channel of the town in which the player is. The connection writes its number and changes it; several parts of the page ask
 * for a change.
 */
import { proxy } from 'valtio';

export interface ChannelState {
  /** Null while the town has only one channel, and before it is joined. */
  number: number | null;
  isChanging: boolean;
}

export const ownChannel = proxy<ChannelState>({ number: null, isChanging: false });

/** `full`: somebody took the last place, and the player is where the server has room. */
export type ChannelChange = 'joined' | 'full' | 'failed';

type Change = (number: number | null, location?: string) => Promise<ChannelChange>;

let changer: Change | null = null;

/** The connection changes channels. */
export function connectChannel(change: Change): void {
  changer = change;
}

/**
 * Log, drafts, dialogs and the place on the map stay. With the slug of another `location`, the player enters it by its door; null:
 * the server chooses the channel.
 */
export async function changeChannel(number: number | null, location?: string): Promise<ChannelChange> {
  if (number !== null && number === ownChannel.number) return 'joined';
  if (changer === null || ownChannel.isChanging) return 'failed';
  ownChannel.isChanging = true;
  try {
    return await changer(number, location);
  } finally {
    ownChannel.isChanging = false;
  }
}
