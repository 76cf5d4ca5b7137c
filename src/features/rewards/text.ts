/** Texts of the cards of good news. */
import messages from '../../languages/en/rewards.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** Beyond the daily limit, a level pays nothing. */
export const levelText = (reached: number, coins: number): string =>
  coins === 0 ? text.level({ reached }) : text.levelWithCoins({ reached, coins });
