/** The administrator's commands about the sign-in of a player: a link to a new password, and another e-mail address. */
import { DEFAULT_LANGUAGE } from '../../shared/rules/languages.ts';
import { languageOfAccount } from '../domains/login/language.ts';
import { changeEmail, createResetToken, RESET_LINK_MS } from '../domains/login/operator.ts';
import { CONSOLE } from '../domains/moderation/service.ts';
import { expectArguments } from './arguments.ts';
import type { AdminContext } from './context.ts';
import { requirePlayer } from './players.ts';

const MINUTE_MS = 60_000;

/** The answer has the link, which no log and no row of the audit log has. */
export async function runResetLink(context: AdminContext, args: readonly string[]): Promise<string> {
  const [user] = expectArguments(args, 1, 'reset-link USER');
  const { db, kind } = context;
  const player = await requirePlayer(context, user);
  const base = context.publicUrl();
  const token = await createResetToken({ db, kind, actor: CONSOLE.id, accountId: player.id });
  const minutes = RESET_LINK_MS / MINUTE_MS;
  return [
    `${base}/reset-password?token=${encodeURIComponent(token)}`,
    `Works once, for ${minutes} minutes, for ${player.username}. A new password ends all sessions. Who has the link has the account.`,
  ].join('\n');
}

export async function runEmail(context: AdminContext, args: readonly string[]): Promise<string> {
  const [user, given] = expectArguments(args, 2, 'email USER NEW');
  const { db, kind, mails } = context;
  const player = await requirePlayer(context, user);
  const language = (await languageOfAccount(db, player.id)) ?? DEFAULT_LANGUAGE;
  const { contactEmail, verifiesEmail } = mails;
  const publicUrl = verifiesEmail ? context.publicUrl() : '';
  const email = await changeEmail({
    db,
    kind,
    actor: CONSOLE.id,
    accountId: player.id,
    email: given,
    mustConfirm: verifiesEmail,
    notify: async (transaction) => {
      const former = { former: player.email, aboutId: player.id };
      await mails.post(transaction, { template: 'email-change', to: former, params: { contactEmail }, language });
      if (!verifiesEmail) return;
      const to = { accountId: player.id };
      await mails.post(transaction, { template: 'verification', to, params: { publicUrl } });
    },
  });
  await context.town?.changed(player.id);
  const next = !verifiesEmail ? '' : ' A link to confirm it was mailed to the new address.';
  return `${player.username} now signs in with ${email}. The old address gets a mail about it.${next} Sessions go on; revoke ends them.`;
}
