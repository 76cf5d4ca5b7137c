/**
 * Tables of the auth provider, which the login and account domains use to register players, change passwords and
 * delete accounts. Column types as in `schema.ts`.
 */

/** The auth provider stores dates as ISO text on SQLite and as timestamps on PostgreSQL. */
export type ProviderDate = string | Date;

export interface AuthUserTable {
  id: string;
  name: string;
  /** lower case */
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

export interface AuthSessionTable {
  id: string;
  expiresAt: ProviderDate;
  /** Hash of the session key; the key itself is not stored. */
  token: string;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface AuthAccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: ProviderDate | null;
  refreshTokenExpiresAt: ProviderDate | null;
  scope: string | null;
  password: string | null;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

export interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: ProviderDate;
  createdAt: ProviderDate;
  updatedAt: ProviderDate;
}

/** Accounts that were registered while the server mailed links to confirm the e-mail address. */
export interface EmailCheckTable {
  accountId: string;
}

/** Deleted with the account. An account from before the table has no row until it signs in again. */
export interface AccountLanguageTable {
  accountId: string;
  /** Tag of the language of mails and notifications. */
  language: string;
  /** What the player chose in the preferences: a tag, or `auto` for the browser's; null: nothing yet. */
  choice: string | null;
}
