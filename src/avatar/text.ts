/** Texts of a figure's stage. */
import messages from '../languages/en/avatar.ts';
import { texts } from '../languages/texts.ts';

export const text = texts(messages);
