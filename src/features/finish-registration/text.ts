/** Texts of the dialog for an account without a username (specification: world, sections 2.1, 5 and 8). */
import messages from '../../languages/en/finish-registration.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const ANSWER_MS = 15_000;
