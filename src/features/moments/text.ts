/** Texts of lanterns and moments in the town. */
import messages from '../../languages/en/moments.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
