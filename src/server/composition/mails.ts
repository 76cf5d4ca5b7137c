/** Creates the mailer, and the mails that domains send through it. */
import type { Config } from '../config/config.ts';
import { dutiesOf } from '../config/world-settings.ts';
import type { Database } from '../db/database.ts';
import { type AuthProvider, resetToken, verificationToken } from '../domains/login/auth-provider.ts';
import { languageOfAccount } from '../domains/login/language.ts';
import type { MailVerification } from '../domains/login/service.ts';
import type { Log } from '../log.ts';
import { createMailer, type Mailer, type NotifyOperator } from '../mail/mailer.ts';
import { createSealing } from '../mail/sealing.ts';
import { openTransport } from '../mail/transport.ts';
import { requestLanguage } from '../request-language.ts';
import type { ServerMetrics } from './metrics.ts';

export interface Mails {
  mailer: Mailer;
  /** Mails a link to set a new password, if an account has the address (lower case). */
  mailReset(address: string): Promise<void>;
  mailVerification: MailVerification;
  /** Without a contact address nothing is sent; admin commands list the same data. */
  notifyOperator: NotifyOperator;
}

export interface MailDeps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'contactEmail' | 'role'>;
  db: Database;
  auth: AuthProvider;
  authSecret: string;
  metrics: ServerMetrics;
  log: Log;
}

export function createMails({ config, db, auth, authSecret, metrics, log }: MailDeps): Mails {
  const { smtpUrl, mailFrom: from, dataDir, publicUrl, contactEmail } = config;
  const sends = dutiesOf(config.role).jobs;
  const mailer = createMailer({
    db,
    transport: openTransport({ smtpUrl, from, dataDir, log }),
    sealing: createSealing(authSecret),
    accounts: {
      languageOf: (accountId) => languageOfAccount(db, accountId),
      resetToken: (accountId) => resetToken(auth, accountId),
      verificationToken: (address) => verificationToken(auth, address),
    },
    sends,
    onFailure: metrics.mailFailed,
    log,
  });
  if (sends) measureMails(metrics, mailer);
  const params = { publicUrl };
  return {
    mailer,
    mailReset: (address) =>
      mailer.post(db, { template: 'reset', to: { ifKnown: address }, params, language: requestLanguage() }),
    mailVerification: (transaction, accountId) =>
      mailer.post(transaction, { template: 'verification', to: { accountId }, params, language: requestLanguage() }),
    notifyOperator: async (transaction, { aboutId, ...mail }) => {
      if (contactEmail === null) return;
      await mailer.post(transaction, { ...mail, to: { operator: contactEmail, ...(aboutId && { aboutId }) } });
    },
  };
}

/** The queue is the world's: processes with jobs export the same values. */
function measureMails({ gauge }: ServerMetrics, mailer: Mailer): void {
  gauge('promenade_mails_waiting', 'Mails of the world that wait to be sent.', () => mailer.counts().waiting);
  gauge('promenade_mails_waiting_seconds', 'Age of the mail that waits longest.', () => mailer.counts().waitingS);
  gauge('promenade_mails_dead', 'Mails that were given up in the last 30 days.', () => mailer.counts().dead);
}
