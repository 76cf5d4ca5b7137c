/** Id of the button that opens the panel. */
export const FRIENDS_TOGGLE_ID = 'friends-toggle';
