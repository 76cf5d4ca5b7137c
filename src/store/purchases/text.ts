/** Texts of the moment after a purchase, of the cart on the own figure, and of the list of purchases. */
import messages from '../../languages/en/purchases.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
