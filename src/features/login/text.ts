/** Texts of sign-in, registration and the forgotten password (specification: world, sections 2.3, 5 and 8). */
import messages from '../../languages/en/login.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** How long a refused sign-in, the answers to registering and to a forgotten password are shown. */
export const LOGIN_ERROR_MS = 10_000;
export const ANSWER_MS = 15_000;

/** Shown beside the toast with the code. */
const SIGN_IN_ERRORS = textsByCode(text.signInErrors);

/** Error codes of a provider's sign-in and of a mailed link in `?error=`. */
const PROVIDER_ERRORS = textsByCode(text.providerErrors);

/** Whether a refused sign-in is about e-mail address and password. */
export const isAboutCredentials = (code: string | undefined): boolean => code !== undefined && SIGN_IN_ERRORS.has(code);

export const signInErrorText = (code: string | undefined, message: string): string =>
  (code && SIGN_IN_ERRORS.get(code)) || message;

export const providerErrorText = (code: string): string => PROVIDER_ERRORS.get(code) ?? text.providerFailed;

/** Codes come from outside, and a plain object also has keys such as `constructor`. */
function textsByCode(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(texts));
}
