/** The server's refusals of account forms: what is shown, and at which field. Pure. */
import { ApiError } from '../../net/api-error.ts';

const FIELDS = ['username', 'email', 'password', 'confirmPassword', 'birthDate'] as const;
export type AccountField = (typeof FIELDS)[number];

export interface FormRefusal {
  /** The field that the refusal is about; null for the whole form. */
  field: AccountField | null;
  text: string;
}

const FIELD_OF_CODE: ReadonlyMap<string, AccountField> = new Map([
  ['username-malformed', 'username'],
  ['username-reserved', 'username'],
  ['username-taken', 'username'],
  ['birth-date-missing', 'birthDate'],
  ['birth-date-malformed', 'birthDate'],
  ['too-young', 'birthDate'],
  ['email-malformed', 'email'],
  ['email-taken', 'email'],
  ['password-length', 'password'],
  ['PASSWORD_TOO_SHORT', 'password'],
  ['wrong-password', 'password'],
  ['password-mismatch', 'confirmPassword'],
]);

/** The refusal that an error carries; null for a failure without a message for the player. */
export function refusalOf(error: unknown): FormRefusal | null {
  if (!(error instanceof ApiError) || !error.isRefusal) return null;
  const named = FIELDS.find((field) => field === error.params.field) ?? null;
  return { field: FIELD_OF_CODE.get(error.code ?? '') ?? named, text: error.message };
}
