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

let changer: ((number: number) => Promise<ChannelChange>) | null = null;

/** The connection changes channels. */
export function connectChannel(change: (number: number) => Promise<ChannelChange>): void {
  changer = change;
}

/** Log, drafts, dialogs and the place on the map stay. */
export async function changeChannel(number: number): Promise<ChannelChange> {
  if (number === ownChannel.number) return 'joined';
  if (changer === null || ownChannel.isChanging) return 'failed';
  ownChannel.isChanging = true;
  try {
    return await changer(number);
  } finally {
    ownChannel.isChanging = false;
  }
}
