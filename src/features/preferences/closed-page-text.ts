/** Texts of the notifications while the page is closed, and of the installation. */
import messages from '../../languages/en/notifications.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
