/** Texts of the offline message (specification: world, sections 2.2 and 2.4), and of a tab that another one replaced. */
export const OFFLINE_TITLE = "Oh no! You're offline.";
export const OFFLINE_TEXT =
  'Our service may be undergoing maintenance, or your internet connection may be unstable. Please check your connection and try again.';
export const TRY_AGAIN = 'Try Again';
export const REPLACED_TITLE = 'You are playing in another window';
export const PLAY_HERE = 'Play here';
