/** Texts of the game screen. */
export const RESIDENT = 'Resident';
export const RECONNECTED = 'You are back online.';
