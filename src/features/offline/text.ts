/** Texts of the offline message (specification: world, sections 2.2 and 2.4), and of a tab that another one replaced. */
import messages from '../../languages/en/offline.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
