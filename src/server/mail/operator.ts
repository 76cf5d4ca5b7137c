/** Mails to the operator's contact address. Without an address they are not sent; admin commands list the same data. */
import type { Mail, Mailer } from './mailer.ts';

export type TellOperator = (mail: Omit<Mail, 'to'>) => void;

export const createOperatorMail =
  (mailer: Pick<Mailer, 'post'>, address: string | null): TellOperator =>
  (mail) => {
    if (address !== null) mailer.post({ to: address, ...mail });
  };
