/** HTTP routes of the caller's own account. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../../shared/contract/account.ts';
import { DomainError } from '../../domain-error.ts';
import { implement, messageReply, SESSION_KEY_HEADER } from '../../plugins/implement.ts';
import type { LiveTown } from '../../ports.ts';
import type { Accounts } from './service.ts';

export interface AccountDeps {
  accounts: Accounts;
  town: Pick<LiveTown, 'expel'>;
  /** Whether the player must confirm the e-mail address and has not. */
  isUnverified: (playerId: string) => Promise<boolean>;
  /** Mails the link that confirms the address. */
  mailVerification: (email: string) => Promise<void>;
}

/** Per account: a mailbox must not be flooded. */
const VERIFICATION_MAILS_A_DAY = 10;
const DAY_S = 24 * 3600;

/** The endpoints require authentication, so the header is always present. */
const keyOf = (request: FastifyRequest): string => String(request.headers[SESSION_KEY_HEADER]);

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { accounts, town } = deps;
  const dailyMailLimit = app.context.openRateLimit({
    name: 'verification-mail',
    points: VERIFICATION_MAILS_A_DAY,
    windowS: DAY_S,
  });

  implement(app, contract.getAccount, async ({ player, request }) => ({
    success: true,
    email: player.email,
    ...(await accounts.describe(player, keyOf(request))),
    isEmailConfirmed: !(await deps.isUnverified(player.id)),
  }));

  implement(app, contract.mailVerification, async ({ player }) => {
    if (!(await deps.isUnverified(player.id))) {
      throw new DomainError('conflict', 'Your e-mail address is confirmed already.', { code: 'email-confirmed' });
    }
    await dailyMailLimit.consume(player.id);
    await deps.mailVerification(player.email);
    return messageReply(`We sent a mail to ${player.email}. Open its link to confirm the address.`);
  });

  implement(app, contract.changePassword, async ({ player, request, body }) => {
    await accounts.changePassword(player, keyOf(request), body);
    return { success: true, message: 'Your password was changed. All other devices are signed out.' };
  });

  implement(app, contract.signOutOtherDevices, async ({ player, request }) => {
    const count = await accounts.signOutOthers(player, keyOf(request));
    const devices = count === 1 ? '1 other device' : `${count} other devices`;
    return { success: true, message: count === 0 ? 'You are signed in nowhere else.' : `Signed out ${devices}.` };
  });

  implement(app, contract.deleteAccount, async ({ player, body }) => {
    await accounts.remove(player, body);
    await town.expel(player.id, 'bad-session');
    return { success: true, message: 'Your account was deleted.' };
  });
}
