/** Texts of the moderation screen. */
export const TABS_LABEL = 'Moderation';
export const CHAT = 'Recent chat';
export const MUTE = 'Mute';
export const LOG = 'Audit log';
export const LOADING = 'Loading...';
export const LOAD_FAILED = 'Error loading user data: ';
export const NO_CHAT = 'Nothing said in public in the last 15 minutes';
export const NO_LOG = 'No moderator has acted here yet';
export const REDACT = 'Redact';
export const REDACTED = 'Redacted';
export const REDACT_BIO = 'Redact bio';
export const REDACT_NAMETAG = 'Redact name tag';
export const MUTE_FOR = 'For how long';
export const UNMUTE = 'Unmute';
export const ALL_ACTS = 'All players';
export const MORE = 'Show more';
export const mayTalk = (username: string): string => `${username} may talk.`;
export const mutedUntil = (username: string, until: string): string => `${username} is muted until ${until}.`;
/** 'Delete account' for the act that the log calls 'delete-account'. */
export const actName = (action: string): string => {
  const words = action.replaceAll(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const only = (username: string): string => `Only about ${username}`;

export const MUTE_CHOICES = [
  { minutes: 10, label: '10 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 24 * 60, label: '1 day' },
  { minutes: 7 * 24 * 60, label: '7 days' },
  { minutes: 30 * 24 * 60, label: '30 days' },
] as const;
