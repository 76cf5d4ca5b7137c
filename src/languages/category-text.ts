/** Names of the categories of items. */
import messages from './en/categories.ts';
import { texts } from './texts.ts';

const NAMES: Readonly<Record<string, string>> = texts(messages);

/** The number as text for an unknown category. */
export const categoryName = (id: number): string => NAMES[id] ?? String(id);
