/** Texts of the full profile (specification: social, sections 2, 3 and 8). */
import messages from '../../languages/en/profile.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const UNAVAILABLE_ACTIONS = Object.values(text.unavailableActions);
