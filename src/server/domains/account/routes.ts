/** HTTP routes of the caller's own account. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../../shared/contract/account.ts';
import { implement, SESSION_KEY_HEADER } from '../../plugins/implement.ts';
import type { LiveTown } from '../../ports.ts';
import type { Accounts } from './service.ts';

export interface AccountDeps {
  accounts: Accounts;
  town: Pick<LiveTown, 'disconnect'>;
}

/** The endpoints require authentication, so the header is always present. */
const keyOf = (request: FastifyRequest): string => String(request.headers[SESSION_KEY_HEADER]);

export function accountRoutes(app: FastifyInstance, { accounts, town }: AccountDeps): void {
  implement(app, contract.getAccount, async ({ player, request }) => ({
    success: true,
    email: player.email,
    ...(await accounts.describe(player, keyOf(request))),
  }));

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
    town.disconnect(player.id, 'bad-session');
    return { success: true, message: 'Your account was deleted.' };
  });
}
