/** The store's texts, word for word where the specification gives them (avatar, sections 2.6 and 8). */
import messages from '../../languages/en/store.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
