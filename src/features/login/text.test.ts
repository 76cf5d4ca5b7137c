import { expect, it } from 'vitest';
import { providerErrorText } from './provider-errors.ts';

/** Codes of providers, of their protocol, and of our server. */
const CODES = [
  'account_not_linked',
  'email_not_found',
  'access_denied',
  'state_mismatch',
  'state_not_found',
  'state_invalid',
  'state_generation_error',
  'invalid_callback_request',
  'no_code',
  'invalid_code',
  'unable_to_get_user_info',
  'oauth_provider_not_found',
  'unable_to_link_account',
  'unable_to_create_user',
  'unable_to_create_session',
  'server_error',
  'temporarily_unavailable',
  'internal_server_error',
];

it('has one text for every known code, and one for unknown codes', () => {
  const texts = CODES.map(providerErrorText);
  expect(new Set(texts).size).toBe(CODES.length);
  expect(texts).not.toContain(providerErrorText('something-new'));
  expect(providerErrorText('constructor')).toBe(providerErrorText('something-new'));
});
