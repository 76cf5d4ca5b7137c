/** Texts of the cookie game (specification: avatar and commerce, sections 2.9 and 8). */
import messages from '../../languages/en/cookie.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** Below the number of cookies. */
export const perSecond = (count: number, rate: string): string => text.perSecond({ count: Math.floor(count), rate });

/** `amount` is `count` as text. */
export const earnedAway = (count: number, amount: string): string =>
  text.earnedAway({ amount, count: Math.floor(count) });

/** By id. An achievement of a newer server has its English words. */
export const ACHIEVEMENT_TEXTS: Readonly<Record<string, { name: string; description: string }>> = text.achievementTexts;
