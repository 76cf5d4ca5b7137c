/** The page's connection to the town: what the page understands, its tab, and when it becomes active again. Owns no state. */
import { FEATURE_CHANNELS } from '../shared/realtime/channels.ts';
import {
  FEATURE_BATCHED_MOVES,
  FEATURE_PACKED_LOOKS,
  FEATURE_TOWNSFOLK,
  FEATURE_WALKS,
} from '../shared/realtime/events.ts';
import { FEATURE_GESTURES } from '../shared/realtime/gestures.ts';
import { FEATURE_LANTERNS } from '../shared/realtime/lanterns.ts';
import { FEATURE_CODES } from '../shared/realtime/notices.ts';
import { FEATURE_PUSHES } from '../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../shared/realtime/rewards.ts';
import { watchForReturn } from './page/wake.ts';
import { tabId } from './socket-tab.ts';
import { openTownSocket, type TownSocket, type TownSocketOptions } from './town-socket.ts';

export type { TownSocket } from './town-socket.ts';

const FEATURES = [
  FEATURE_BATCHED_MOVES,
  FEATURE_WALKS,
  FEATURE_PACKED_LOOKS,
  FEATURE_CODES,
  FEATURE_PUSHES,
  FEATURE_REWARDS,
  FEATURE_TOWNSFOLK,
  FEATURE_LANTERNS,
  FEATURE_GESTURES,
  FEATURE_CHANNELS,
];

type OfThePage = 'url' | 'features' | 'tabId' | 'watchReturn' | 'localAddress';

export interface PageSocketOptions extends Omit<TownSocketOptions, OfThePage> {
  /** Base URL of the game instance server; the page's own origin when left out. */
  url?: string | undefined;
}

/** Connects at once and reconnects until it is closed, replaced, or finally refused. */
export const createTownSocket = ({ url = window.location.origin, ...options }: PageSocketOptions): TownSocket =>
  openTownSocket({ ...options, url, features: FEATURES, tabId, watchReturn: watchForReturn });
