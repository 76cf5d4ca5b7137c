/** Texts of the dialog for an account without a username (specification: world, sections 2.1, 5 and 8). */
export const FINISH_TITLE = 'Finish Creating Account';
export const SIGN_OUT = 'Signout';
export const USERNAME_HINT = 'This is your in-game name. Only an admin can change it.';
export const MISSING_USERNAME = 'Choose a username.';
export const ANSWER_MS = 15_000;
