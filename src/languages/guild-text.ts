/** Names and purposes of the example guilds, by id. */
import messages from './en/example-guilds.ts';
import { texts } from './texts.ts';

export const GUILD_TEXT = texts(messages);
