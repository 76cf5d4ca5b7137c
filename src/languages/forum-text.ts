/** Names of the forum's categories. */
import type { ForumFilter } from '../shared/rules/forum.ts';
import messages from './en/forum-categories.ts';
import { texts } from './texts.ts';

export const CATEGORY_LABELS: Readonly<Record<ForumFilter, string>> = texts(messages);
