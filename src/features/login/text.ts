/** Texts of sign-in, registration and the forgotten password (specification: world, sections 2.3, 5 and 8). */

export const WELCOME_TITLE = 'Welcome back';
export const WELCOME_TEXT = 'The lamps are lit. Come on in.';
export const BODY_TITLE = "Who's arriving?";
export const BODY_TEXT = 'Choose a body and a look. You can change both later.';
export const NAME_TITLE = 'Your name in the Bay';
export const NAME_TEXT = 'Almost there.';

export const FORGOT_TITLE = 'Forgot your password?';
export const FORGOT_TEXT = 'Tell us your e-mail address and we will send you a link that sets a new password.';
export const USERNAME_NOTE = "This is your in-game name. It can't be changed later.";
export const PASSWORDS_DIFFER = 'The two passwords differ.';

export const MISSING = {
  email: 'Enter your e-mail address.',
  password: 'Enter your password.',
  username: 'Choose a username.',
  newPassword: 'Choose a password.',
  confirmPassword: 'Enter the password again.',
} as const;

/** Why a provider's button is disabled. */
export const NOT_SET_UP = 'Not set up on this server';
export const APPLE_UNAVAILABLE = 'Apple sign-in is not available';

/** How long a refused sign-in, the answers to registering and to a forgotten password are shown. */
export const LOGIN_ERROR_MS = 10_000;
export const ANSWER_MS = 15_000;

/** Shown beside the toast with the code. */
const SIGN_IN_ERRORS = textsByCode({
  INVALID_EMAIL_OR_PASSWORD: 'That e-mail and password do not belong together. Check both and try again.',
  INVALID_EMAIL: 'That does not look like an e-mail address.',
});

/** Error codes of a provider's sign-in and of a mailed link in `?error=`. */
const PROVIDER_ERRORS = textsByCode({
  account_not_linked: 'An account with this e-mail exists. Sign in with your password, or reset it first.',
  email_not_found: 'The provider sent no e-mail address. Sign in another way.',
  access_denied: 'You stopped the sign-in at the provider.',
  state_mismatch: 'That sign-in took too long, or began in another window. Please try again.',
  state_not_found: 'The way back from the provider was incomplete. Please try again.',
  state_invalid: 'The way back from the provider could not be read. Please try again.',
  state_generation_error: 'Signing in could not be started. Please try again in a moment.',
  invalid_callback_request: 'The provider sent something that we do not understand. Please try again.',
  no_code: 'The provider did not confirm the sign-in. Please try again.',
  invalid_code: 'The provider took its confirmation back. Please try again.',
  unable_to_get_user_info: 'The provider did not tell who you are. Please try again later.',
  oauth_provider_not_found: 'This way to sign in is not set up here.',
  unable_to_link_account: 'The provider could not be joined to your account. Sign in with your password.',
  unable_to_create_user: 'Your account could not be created. Please try again later.',
  unable_to_create_session: 'This account cannot sign in at the moment.',
  server_error: 'The provider has trouble at the moment. Please try again later.',
  temporarily_unavailable: 'The provider is not available at the moment. Please try again later.',
  internal_server_error: 'Something went wrong on our side. Please try again later.',
});

/** Whether a refused sign-in is about e-mail address and password. */
export const isAboutCredentials = (code: string | undefined): boolean => code !== undefined && SIGN_IN_ERRORS.has(code);

export const signInErrorText = (code: string | undefined, message: string): string =>
  (code && SIGN_IN_ERRORS.get(code)) || message;

export const providerErrorText = (code: string): string =>
  PROVIDER_ERRORS.get(code) ?? 'Signing in with the provider did not work. Please try again.';

/** Codes come from outside, and a plain object also has keys such as `constructor`. */
function textsByCode(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(texts));
}
