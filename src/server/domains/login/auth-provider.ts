/**
 * Configuration of the auth provider (better-auth): table names, hashed session keys, argon2, no rate limit and no
 * cookie cache. Only the routes of this domain call it. They expose a few of the provider's addresses.
 */
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import type { Config } from '../../config/config.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Log } from '../../log.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { COOKIE_PREFIX } from '../../session-cookie.ts';
import type { Passwords } from './passwords.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../shared/rules/limits.ts';
import * as repo from './repo.ts';
import { withHashedTokens } from './token-hashing.ts';

const DAY_S = 24 * 3600;
const SESSION_LIFETIME_S = 30 * DAY_S;
const RESET_LIFETIME_S = 3600;
const RESET_TOKEN_BYTES = 18;
const VERIFICATION_LIFETIME_S = 3 * DAY_S;
/** Set by the routes from the client address after the proxy rules. The same header from a client is ignored. */
export const CLIENT_ADDRESS_HEADER = 'x-promenade-client-address';

export interface ProviderDeps {
  config: Config;
  secret: string;
  database: OpenDatabase;
  passwords: Passwords;
  log: Log;
  onSessionsEnded(accountId: string): void;
  /** Called after a sign-in. Its errors are logged. */
  onSignedIn(accountId: string): Promise<void>;
}

export type AuthProvider = ReturnType<typeof createAuthProvider>;

/** A token that confirms the e-mail address of an account, for `verifyEmail` of the provider. */
export async function verificationToken(auth: AuthProvider, email: string): Promise<string> {
  const { secret } = await auth.$context;
  return await createEmailVerificationToken(secret, email, undefined, VERIFICATION_LIFETIME_S);
}

/** A new token with which `resetPassword` of the provider sets a new password of the account. Other tokens stay valid. */
export async function resetToken(auth: AuthProvider, accountId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomToken(RESET_TOKEN_BYTES);
  await internalAdapter.createVerificationValue({
    value: accountId,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(runtime.now() + RESET_LIFETIME_S * 1000),
  });
  return token;
}

export function createAuthProvider(deps: ProviderDeps) {
  const { config, database, passwords, log } = deps;
  const adapter = kyselyAdapter(database.db, { type: database.kind, transaction: true });
  const auth = betterAuth({
    appName: 'Promenade',
    baseURL: config.publicUrl,
    basePath: '/auth',
    secret: deps.secret,
    database: (options: BetterAuthOptions) => withHashedTokens(adapter(options)),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log.debug({ provider: level }, message) },
    user: { modelName: 'auth_user' },
    session: {
      modelName: 'auth_session',
      expiresIn: SESSION_LIFETIME_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'auth_account',
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: passwords,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        const { internalAdapter, adapter: tables } = await auth.$context;
        await internalAdapter.updateUser(user.id, { emailVerified: true });
        await tables.deleteMany({ model: 'verification', where: [{ field: 'value', value: user.id }] });
      },
    },
    socialProviders: config.social,
    onAPIError: {
      errorURL: `${config.publicUrl}/login`,
      onError: (error) => {
        // The provider answers 500 for errors that are not its own; one that this throws reaches the caller.
        if (error instanceof DomainError) throw error;
        log.debug({ provider: 'error' }, error instanceof Error ? error.message : String(error));
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Explicit, because the provider disables both by default when it detects a test environment.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => !(await repo.isAccountBlocked(database.db, session.userId)),
          after: ({ userId }) =>
            deps.onSignedIn(userId).catch((error: unknown) => log.error({ err: error }, 'a sign-in was not noted')),
        },
        delete: {
          after: (session) => {
            deps.onSessionsEnded(session.userId);
            return Promise.resolve();
          },
        },
      },
    },
  });
  return auth;
}
