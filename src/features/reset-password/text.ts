/** Texts of the page that a mailed link opens. */
export const RESET_TITLE = 'A new password';
export const RESET_TEXT = 'Choose one that nobody else would guess.';
export const EXPIRED_TITLE = 'This link has expired';
export const EXPIRED_TEXT = 'Links work once and for a short while. Ask for a new one from the sign-in card.';
export const DONE_TEXT = 'Your password has been changed. Please sign in.';
export const MISSING_PASSWORD = 'Choose a password.';
export const MISSING_CONFIRMATION = 'Enter the password again.';
export const PASSWORDS_DIFFER = 'The two passwords differ.';
/** The server's code for a used, wrong or expired link. */
export const INVALID_TOKEN = 'INVALID_TOKEN';
export const ANSWER_MS = 15_000;
