/** Texts about the copy of the wishlist. */
import messages from '../../languages/en/wishlist.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
