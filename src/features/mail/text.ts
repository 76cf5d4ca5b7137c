/** Texts of the mail dialog (specification: social, section 2). */
import messages from '../../languages/en/mail.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
