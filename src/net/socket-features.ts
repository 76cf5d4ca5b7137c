/** What the product's page announces in its handshake. Where several processes serve the town, `town-socket.ts` adds its own feature. */
import { FEATURE_CHANNELS } from '../shared/realtime/channels.ts';
import {
  FEATURE_BATCHED_MOVES,
  FEATURE_PACKED_LOOKS,
  FEATURE_REPORTS,
  FEATURE_TOWNSFOLK,
  FEATURE_WALKS,
} from '../shared/realtime/events.ts';
import { FEATURE_GESTURES } from '../shared/realtime/gestures.ts';
import { FEATURE_LANTERNS } from '../shared/realtime/lanterns.ts';
import { FEATURE_CODES } from '../shared/realtime/notices.ts';
import { FEATURE_PUSHES } from '../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../shared/realtime/rewards.ts';

export const PAGE_FEATURES: readonly string[] = [
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
  FEATURE_REPORTS,
];
