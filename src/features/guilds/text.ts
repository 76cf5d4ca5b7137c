/** Texts of the guilds' placeholder. */
import messages from '../../languages/en/guilds.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);
