/** Texts of this folder. */
import messages from '../languages/en/state.ts';
import { texts } from '../languages/texts.ts';

export const text = texts(messages);
