/** Texts of the moment after a purchase, of the cart on the own figure, and of the list of purchases. */
import messages from '../../languages/en/purchases.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** For `wearItems`: of several, the number is named. */
export const wornMany = (count: number): string => text.wornMany({ count });
