/** Texts of the town. */
import messages from '../../languages/en/town.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
