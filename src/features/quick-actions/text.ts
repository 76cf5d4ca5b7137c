/** Texts of the quick actions (specification: social, section 2). */
import messages from '../../languages/en/quick-actions.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
