/** Texts of item pages and of the shelf of the day. */
import messages from '../../languages/en/item-page.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
