/** Texts of gifts. */
import messages from '../../languages/en/gifts.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const priceText = ({ currency, amount }: { currency: 'coins' | 'gems'; amount: number }): string =>
  text.price({ currency, amount });
