/** Letters to the operator's contact address, where one is set; without one they are read with the admin command alone. */
import type { Mail, Mailer } from './mailer.ts';

export type TellOperator = (letter: Omit<Mail, 'to'>) => void;

export const createOperatorMail =
  (mailer: Pick<Mailer, 'post'>, address: string | null): TellOperator =>
  (letter) => {
    if (address !== null) mailer.post({ to: address, ...letter });
  };
