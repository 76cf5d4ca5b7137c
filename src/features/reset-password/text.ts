/** Texts of the page that a mailed link opens. */
import messages from '../../languages/en/reset-password.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** The server's code for a used, wrong or expired link. */
export const INVALID_TOKEN = 'INVALID_TOKEN';
export const ANSWER_MS = 15_000;
