/** Texts of the wardrobe (specification: avatar, sections 2.3 and 8). */
import messages from '../../languages/en/wardrobe.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
