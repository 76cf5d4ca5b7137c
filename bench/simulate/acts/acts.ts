/** All acts of players. */
import type { Act } from './act.ts';
import { gameActs } from './games.ts';
import { giftActs } from './gifts.ts';
import { orderActs } from './order.ts';
import { paymentActs } from './payments.ts';
import { setActs } from './sets.ts';
import { socialActs } from './social.ts';
import { townActs } from './town.ts';
import { tradeActs } from './trade.ts';
import { visitorActs } from './visitors.ts';

export const acts: readonly Act[] = [
  ...townActs,
  ...socialActs,
  ...tradeActs,
  ...setActs,
  ...giftActs,
  ...gameActs,
  ...orderActs,
  ...paymentActs,
  ...visitorActs,
];
