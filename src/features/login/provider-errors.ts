/** Why a sign-in with a provider failed. Loaded when one did. */
import messages from '../../languages/en/provider-errors.ts';
import { texts } from '../../languages/texts.ts';

const text = texts(messages);

/**
 * Error codes of a provider's sign-in and of a mailed link in `?error=`. A map: codes come from outside, and an object has keys
 * such as `constructor`.
 */
const PROVIDER_ERRORS: ReadonlyMap<string, string> = new Map(Object.entries(text.providerErrors));

export const providerErrorText = (code: string): string => PROVIDER_ERRORS.get(code) ?? text.providerFailed;
