/** Texts of the button that opens the emoji picker, which the town needs before the picker. */
import messages from '../../languages/en/emoji-button.ts';
import { texts } from '../../languages/texts.ts';

export const buttonText = texts(messages);
