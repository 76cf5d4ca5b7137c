/**
 * Sends rewards to the clients that announced `rewards-1`: to the player what a card shows, and to those near by that the player
 * reached a level. Others get nothing. Owns no state.
 */
import type { ServerReward } from '../../../shared/realtime/rewards.ts';
import { LEVEL_SEEN_PX } from '../../../shared/rules/rewards.ts';
import { type FramedEvent, frameEvent } from '../wire/packets.ts';
import type { Presence, Presences } from './presence.ts';

const takesRewards = ({ connection }: Presence): boolean => connection.hasJoined && connection.arrival.hasRewards;

export function sendReward(presences: Presences, playerId: string, reward: ServerReward): void {
  const presence = presences.of(playerId);
  if (presence === undefined) return;
  if (takesRewards(presence)) presence.connection.link.emit('rewarded', reward);
  if (reward.kind === 'level') celebrate(presences, presence);
}

/** Players who are separated by a block do not see each other's. */
function celebrate(presences: Presences, leveled: Presence): void {
  sendNearby(presences, leveled, frameEvent('leveled', leveled.record.netId));
}

/** The player shows the own look to those near by. The player's own client has shown it. */
export function showLook(presences: Presences, shown: Presence): void {
  sendNearby(presences, shown, frameEvent('look_shown', shown.record.netId), shown);
}

function sendNearby(presences: Presences, about: Presence, event: FramedEvent, except?: Presence): void {
  const { x, y } = about.state;
  for (const viewer of presences.all()) {
    if (viewer === except || !takesRewards(viewer) || viewer.isSeparatedFrom(about)) continue;
    if (Math.hypot(viewer.state.x - x, viewer.state.y - y) > LEVEL_SEEN_PX) continue;
    viewer.connection.link.queue(event);
  }
}
