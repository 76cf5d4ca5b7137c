/** Texts of the friends dialog (specification: social, section 2). */
import messages from '../../languages/en/friends.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
