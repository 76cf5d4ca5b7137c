/** A client of the current build that enters the town, for tests of its channel. */
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { PlayerRecord } from '../ports.ts';
import type { Arrival } from '../realtime/lobby/handshake-gate.ts';

export const arrivalOf = (player: PlayerRecord, change: Partial<Arrival> = {}): Arrival => ({
  accountId: player.id,
  sessionKey: '',
  player,
  claim: { epoch: 1, place: null, cameFrom: null },
  location: LOCATION_SLUG,
  channel: 1,
  blockedIds: new Set(),
  tabId: null,
  hasBatchedMoves: true,
  hasCodes: false,
  hasPushes: false,
  hasLanterns: false,
  hasRewards: false,
  hasWalks: false,
  hasPackedLooks: false,
  hasTownsfolk: false,
  hasGestures: false,
  hasChannels: false,
  hasNodes: false,
  hasReports: false,
  ...change,
});
