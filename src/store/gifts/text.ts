/** Texts of the dialog that gives an item to a friend. */
import messages from '../../languages/en/gifts.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
