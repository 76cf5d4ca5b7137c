/** Texts of the landing screen (specification: world, section 2.2). */
import messages from '../../languages/en/landing.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
