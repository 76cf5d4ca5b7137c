/** Texts of the game screen. */
import messages from '../../languages/en/game.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
