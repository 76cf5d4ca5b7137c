/** The outlet's texts, word for word where the specification gives them (avatar, sections 2.7 and 8). */
import messages from '../../languages/en/outlet.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
