/** Names of the badges, and how a player gets each. */
import type { BadgeName } from '../shared/rules/badges.ts';
import messages from './en/badges.ts';
import { texts } from './texts.ts';

const text = texts(messages);

export const BADGE_TEXT: Readonly<Record<BadgeName, string>> = text.names;
export const BADGE_WAYS: Readonly<Record<BadgeName, string>> = text.ways;
