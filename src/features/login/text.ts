/** Texts of sign-in, registration and the forgotten password (specification: world, sections 2.3, 5 and 8). */

export const WELCOME_TITLE = 'Welcome back';
export const WELCOME_TEXT = 'The lamps are lit. Come on in.';
export const BODY_TITLE = "Who's arriving?";
export const BODY_TEXT = 'Choose a body type. You can change it later.';
export const NAME_TITLE = 'Your name in the Bay';
export const NAME_TEXT = 'Almost there.';

export const FORGOT_TITLE = 'Forgot your password?';
export const FORGOT_TEXT = 'Tell us your e-mail address and we will send you a link that sets a new password.';
export const USERNAME_NOTE = "This is your in-game name. It can't be changed later.";
export const PASSWORDS_DIFFER = 'The two passwords differ.';

/** Why a provider's button is disabled. */
export const NOT_SET_UP = 'Not set up on this server';
export const APPLE_UNAVAILABLE = 'Apple sign-in is not available';

export const MISSING = {
  email: 'Enter your e-mail address.',
  password: 'Enter your password.',
  username: 'Choose a username.',
  newPassword: 'Choose a password.',
  confirmPassword: 'Enter the password again.',
} as const;

/** How long a refused sign-in stays, and the answers to registering and to a forgotten password. */
export const LOGIN_ERROR_MS = 10_000;
export const ANSWER_MS = 15_000;

/** In words, beside the toast that carries the code itself. */
const SIGN_IN_ERRORS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'That e-mail and password do not belong together. Check both and try again.',
  INVALID_EMAIL: 'That does not look like an e-mail address.',
};

/** Codes that a provider's sign-in comes back with in `?error=`. */
const PROVIDER_ERRORS: Readonly<Record<string, string>> = {
  account_not_linked: 'An account with this e-mail exists. Sign in with your password, or reset it first.',
  email_not_found: 'The provider sent no e-mail address. Sign in another way.',
  access_denied: 'You stopped the sign-in at the provider.',
  state_mismatch: 'That sign-in took too long. Please try again.',
};

export const signInErrorText = (code: string | undefined, message: string): string =>
  (code && SIGN_IN_ERRORS[code]) || message;

export const providerErrorText = (code: string): string =>
  PROVIDER_ERRORS[code] ?? 'Signing in with the provider did not work. Please try again.';
