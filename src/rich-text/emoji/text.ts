/** Texts of the emoji picker and the autocomplete. */
import messages from '../../languages/en/emoji.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
