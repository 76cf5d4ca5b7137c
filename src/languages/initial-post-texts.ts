/** The town's first forum posts in the page's language. Pages load this file when they show one of them. */
import messages from './en/initial-posts.ts';
import { texts } from './texts.ts';

export const INITIAL_POST_TEXTS = texts(messages);
