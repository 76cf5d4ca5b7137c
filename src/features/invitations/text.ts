/** Texts of invitations. */
import messages from '../../languages/en/invitations.ts';
import { texts } from '../../languages/texts.ts';

import { INVITATION_DAYS } from '../../shared/rules/limits.ts';

export const text = texts(messages);

export const EXPLAINED = text.explained({ days: INVITATION_DAYS });
export const COPIED = text.copied({ days: INVITATION_DAYS });
