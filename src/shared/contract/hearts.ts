/** Hearts: each player's heart points at one other player at a time (specification: social, section 4). */
import { endpoint } from './endpoint.ts';
import { toggleParams } from './fields.ts';
import { messageReply } from './replies.ts';

/** `on` is 1 to point my heart at the player and 0 to remove it. */
export const matchPlayer = endpoint({
  method: 'GET',
  path: '/profile/:username/match/:on',
  auth: 'player',
  summary: 'Point my heart at a player, or stop pointing it there',
  params: toggleParams,
  reply: messageReply,
  changesState: true,
  ratePerMinute: 60,
  accountRatePerMinute: 20,
});
