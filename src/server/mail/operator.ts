/** Mails to the operator's contact address. Without an address they are not sent; admin commands list the same data. */
import type { Mail, Mailer } from './mailer.ts';

export type NotifyOperator = (mail: Omit<Mail, 'to'>) => void;

export const createOperatorMail =
  (mailer: Pick<Mailer, 'post'>, address: string | null): NotifyOperator =>
  (mail) => {
    if (address !== null) mailer.post({ to: address, ...mail });
  };
