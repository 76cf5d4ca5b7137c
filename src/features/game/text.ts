/** Texts of the game screen. */
export const RESIDENT = 'Resident';
/** What `notification_message` says when a friend comes online (specification: world, section 7.1). */
export const ONLINE_PATTERN = /^(.+) is now online\.$/;
export const RECONNECTED = 'You are back online.';
