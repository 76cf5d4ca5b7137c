/** Names of keys, as keyboards of the page's language have them. */
import messages from './en/key-names.ts';
import { texts } from './texts.ts';

export const keyNames = texts(messages);
