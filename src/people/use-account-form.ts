/** State of a form that changes an account: one submission at a time, and the refusal that is shown at its field. */
import { type FormEvent, type RefObject, useState } from 'react';
import { useFocusInvalid } from '../ui/hooks/use-focus-invalid.ts';

export interface AccountForm<Refusal> {
  form: RefObject<HTMLFormElement | null>;
  /** It was submitted at least once: missing values are reported. */
  isSubmitted: boolean;
  isBusy: boolean;
  refusal: Refusal | null;
  setRefusal: (refusal: Refusal | null) => void;
  /** The form's handler. Calls `send` when `isComplete` and no submission is under way. `send` shows its own failures. */
  submitter: (isComplete: boolean, send: () => Promise<void>) => (event: FormEvent) => void;
}

export function useAccountForm<Refusal>(): AccountForm<Refusal> {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** How often it was not sent, or refused. */
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const fail = (): void => setFailures((count) => count + 1);
  const refuse = (next: Refusal | null): void => {
    setRefusal(next);
    if (next !== null) fail();
  };
  const submitter: AccountForm<Refusal>['submitter'] = (isComplete, send) => (event) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (isBusy) return;
    if (!isComplete) return fail();
    setIsBusy(true);
    void send().finally(() => setIsBusy(false));
  };
  return { form, isSubmitted, isBusy, refusal, setRefusal: refuse, submitter };
}
