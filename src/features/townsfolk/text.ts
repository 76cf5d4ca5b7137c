/** Texts of the townsfolk's card and list. What they say is in `languages/townsfolk-text.ts`. */
import messages from '../../languages/en/townsfolk.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
