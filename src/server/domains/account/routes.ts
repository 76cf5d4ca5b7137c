/** HTTP routes of the caller's own account. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '../../../shared/contract/account.ts';
import { DomainError } from '../../domain-error.ts';
import { FileReply } from '../../plugins/file-reply.ts';
import { implement, messageReply, SESSION_KEY_HEADER } from '../../plugins/implement.ts';
import type { LiveTown } from '../../ports.ts';
import { browserLanguageOf } from '../../plugins/page-language.ts';
import { Downloads } from './downloads.ts';
import type { Accounts } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface AccountDeps {
  accounts: Accounts;
  town: Pick<LiveTown, 'expel'>;
  /** Whether the player must confirm the e-mail address and has not. */
  isUnverified: (playerId: string) => Promise<boolean>;
  /** Mails the link that confirms the address. */
  mailVerification: (accountId: string) => Promise<void>;
}

/** Per account: a mailbox must not be flooded. */
const VERIFICATION_MAILS_A_DAY = 10;
const DAY_S = 24 * 3600;
/** An archive reads all tables. */
const DOWNLOADS_AN_HOUR = 5;
const HOUR_S = 3600;

/** The endpoints require authentication, so the header is always present. */
const keyOf = (request: FastifyRequest): string => String(request.headers[SESSION_KEY_HEADER]);

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { accounts, town } = deps;
  const dailyMailLimit = app.context.openRateLimit({
    name: 'verification-mail',
    points: VERIFICATION_MAILS_A_DAY,
    windowS: DAY_S,
  });

  const downloads = new Downloads();
  const downloadLimit = app.context.openRateLimit({ name: 'download', points: DOWNLOADS_AN_HOUR, windowS: HOUR_S });

  implement(app, contract.getAccount, async ({ player, request }) => ({
    success: true,
    email: player.email,
    ...(await accounts.describe(player, keyOf(request))),
    isEmailConfirmed: !(await deps.isUnverified(player.id)),
  }));

  implement(app, contract.mailVerification, async ({ player }) => {
    if (!(await deps.isUnverified(player.id))) {
      throw new DomainError('conflict', sentence('yourEMailAddressIs'), { code: 'email-confirmed' });
    }
    await dailyMailLimit.consume(player.id);
    await deps.mailVerification(player.id);
    return messageReply(sentence('weSentAMailTo', { email: player.email }));
  });

  implement(app, contract.changePassword, async ({ player, request, body }) => {
    await accounts.changePassword(player, keyOf(request), body);
    return { success: true, message: sentence('yourPasswordWasChangedAll') };
  });

  implement(app, contract.signOutOtherDevices, async ({ player, request }) => {
    const count = await accounts.signOutOthers(player, keyOf(request));
    const devices = sentence('partOtherDevices', { count });
    return {
      success: true,
      message: count === 0 ? sentence('youAreSignedInNowhere') : sentence('signedOutDevices', { devices }),
    };
  });

  implement(app, contract.chooseLanguage, async ({ player, request, body }) => {
    await accounts.chooseLanguage(player, { choice: body.language, browser: browserLanguageOf(request.headers) });
    return messageReply(sentence('saved'));
  });

  implement(app, contract.downloadData, async ({ player, body }) => {
    await accounts.confirm(player, body.password);
    await downloadLimit.consume(player.id);
    const content = downloads.open(player.id, () => accounts.archive(player));
    return new FileReply(content, { type: 'application/zip', fileName: `promenade-${player.username}.zip` });
  });

  implement(app, contract.deleteAccount, async ({ player, body }) => {
    await accounts.remove(player, body);
    await town.expel(player.id, 'bad-session');
    return { success: true, message: sentence('yourAccountWasDeleted') };
  });
}
