/** The account, its sessions and linked providers in the export of a player. Foreign keys delete them with the account. */
import type { ProviderDate } from '../../db/schema-auth.ts';
import type { PlayerData } from '../../ports.ts';
import * as repo from './repo.ts';

const PASSWORD_PROVIDER = 'credential';

/** Passwords, keys and tokens are not exported: a copy of them would be of use only to others. */
export const accountData: PlayerData = {
  name: 'account',
  export: async (db, playerId) => {
    const found = await repo.describeAccount(db, playerId);
    if (found === undefined) return null;
    const { account, sessions, signIns, links, mustConfirmEmail } = found;
    return {
      email: account.email,
      isEmailConfirmed: Boolean(account.emailVerified),
      mustConfirmEmail,
      name: account.name,
      picture: account.image,
      createdAt: timeOf(account.createdAt),
      changedAt: timeOf(account.updatedAt),
      sessions: sessions.map(({ ipAddress, userAgent, createdAt, updatedAt, expiresAt }) => ({
        ipAddress,
        browser: userAgent,
        createdAt: timeOf(createdAt),
        renewedAt: timeOf(updatedAt),
        expiresAt: timeOf(expiresAt),
      })),
      waysToSignIn: signIns.map(({ providerId, accountId, scope, createdAt, updatedAt }) => ({
        provider: providerId === PASSWORD_PROVIDER ? 'password' : providerId,
        accountAtProvider: providerId === PASSWORD_PROVIDER ? null : accountId,
        scope,
        createdAt: timeOf(createdAt),
        changedAt: timeOf(updatedAt),
      })),
      mailedLinks: links.map(({ createdAt, expiresAt }) => ({
        createdAt: timeOf(createdAt),
        expiresAt: timeOf(expiresAt),
      })),
    };
  },
  erase: () => Promise.resolve(),
};

const timeOf = (date: ProviderDate): string => new Date(date).toISOString();
