/** Validation of usernames, e-mail addresses and passwords. Each violated rule has one message for the player. */
import * as z from 'zod/mini';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_FORM,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  USERNAME_PATTERN,
} from '../../../shared/rules/limits.ts';
import { DomainError } from '../../domain-error.ts';
import { RESERVED_NAMES } from './reserved-names.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

/** Returns the trimmed username. Throws a DomainError with the violated rule. */
export function checkUsername(input: string): string {
  const username = input.trim();
  if (!USERNAME_PATTERN.test(username)) {
    throw new DomainError('invalid', USERNAME_FORM, {
      code: 'username-malformed',
      params: { min: USERNAME_MIN_LENGTH, max: USERNAME_MAX_LENGTH },
    });
  }
  if (RESERVED_NAMES.has(username.toLowerCase())) {
    throw new DomainError('invalid', sentence('thisUsernameIsReservedPlease'), {
      code: 'username-reserved',
    });
  }
  return username;
}

/** The same rule as the auth provider's at sign-in, so that each registered address can sign in. */
const emailSchema = z.email().check(z.maxLength(EMAIL_MAX_LENGTH));

/** Returns the address in lower case. Throws a DomainError when it is invalid. */
export function checkEmail(input: string): string {
  const email = input.trim().toLowerCase();
  if (!emailSchema.safeParse(email).success) {
    throw new DomainError('invalid', sentence('pleaseEnterAValidE'), { code: 'email-malformed' });
  }
  return email;
}

/** Throws a DomainError when the password is too short or too long. Spaces are significant. */
export function checkPassword(password: string): void {
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) {
    throw new DomainError('invalid', PASSWORD_LENGTH, {
      code: 'password-length',
      params: { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH },
    });
  }
}
