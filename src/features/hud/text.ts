/** Texts of the bars and menus (specification: world, section 2.5). */
import messages from '../../languages/en/hud.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
