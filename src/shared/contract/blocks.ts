/** Blocks between players (specification: social, section 4). */
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { toggleParams } from './fields.ts';
import { messageReply } from './replies.ts';

/** A block ends the friendship, friend requests and hearts between the two players. */
export const blockPlayer = endpoint({
  method: 'GET',
  path: '/profile/:username/block/:on',
  auth: 'player',
  summary: 'Block or unblock a player',
  params: toggleParams,
  reply: messageReply,
  changesState: true,
  ...WRITE_RATES,
});
