/** Texts of sign-in, registration and the forgotten password (specification: world, sections 2.3, 5 and 8). */
import messages from '../../languages/en/login.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** How long a refused sign-in, the answers to registering and to a forgotten password are shown. */
export const LOGIN_ERROR_MS = 10_000;
export const ANSWER_MS = 15_000;

/** Shown beside the toast with the code. A map: codes come from outside, and an object has keys such as `constructor`. */
const SIGN_IN_ERRORS: ReadonlyMap<string, string> = new Map(Object.entries(text.signInErrors));

/** Whether a refused sign-in is about e-mail address and password. */
export const isAboutCredentials = (code: string | undefined): boolean => code !== undefined && SIGN_IN_ERRORS.has(code);

export const signInErrorText = (code: string | undefined, message: string): string =>
  (code && SIGN_IN_ERRORS.get(code)) || message;
