/** Titles of the dialogs, which the town needs before their code. */
import messages from '../languages/en/titles.ts';
import { texts } from '../languages/texts.ts';

export const titles = texts(messages);
