/** Texts of invitations. */
import { INVITATION_DAYS } from '../../shared/rules/limits.ts';

export const INVITE = 'Invite a friend';
export const EXPLAINED = `A link brings a friend to you in town. It works for ${INVITATION_DAYS} days.`;
export const COPIED = `Link copied. It brings a friend to you for ${INVITATION_DAYS} days.`;
export const LINK = 'Your invitation link';
export const COPY = 'Copy link';
export const REVOKE = 'Turn all links off';
export const onTheWay = (name: string): string => `You are on the way to ${name}.`;
export const notInTown = (name: string): string => `${name} is not in town now. This is the profile.`;
