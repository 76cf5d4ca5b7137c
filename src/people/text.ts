/** Texts of this folder. */
import messages from '../languages/en/people.ts';
import { texts } from '../languages/texts.ts';

export const text = texts(messages);
