/** All acts of players. */
import type { Act } from './act.ts';
import { gameActs } from './games.ts';
import { orderActs } from './order.ts';
import { socialActs } from './social.ts';
import { townActs } from './town.ts';
import { tradeActs } from './trade.ts';

export const acts: readonly Act[] = [...townActs, ...socialActs, ...tradeActs, ...gameActs, ...orderActs];
