/** Requests a mail with a reset link. The server answers alike for known and unknown addresses. */
import { type FormEvent, useState } from 'react';
import { call } from '../../net/http.ts';
import { forgotPassword } from '../../shared/contract/login.ts';
import { EmailField } from '../../people/account-fields.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useFocusInvalid } from '../../ui/hooks/use-focus-invalid.ts';
import type { FormRefusal } from '../../state/session/form-refusal.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showAnswer } from './answers.ts';
import { FORGOT_TEXT, FORGOT_TITLE, MISSING } from './text.ts';

export interface ForgotPasswordDialogProps {
  initialEmail: string;
  onClose: () => void;
}

export default function ForgotPasswordDialog({ initialEmail, onClose }: ForgotPasswordDialogProps) {
  const [email, setEmail] = useState(initialEmail);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const form = useFocusInvalid(refusal);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!email || isBusy) return;
    setIsBusy(true);
    const answer = await showAnswer(call(forgotPassword, { body: { email } }));
    setIsBusy(false);
    setRefusal(answer.refusal);
    if (answer.success) onClose();
  };

  return (
    <Dialog title={FORGOT_TITLE} widthPx={440} isSmall onClose={onClose}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 p-5 md:p-6">
        <p className="t-body text-ink-2">{FORGOT_TEXT}</p>
        <EmailField
          autoComplete="email"
          value={email}
          onChange={(next) => {
            setEmail(next);
            setRefusal(null);
          }}
          error={isSubmitted && !email ? MISSING.email : refusal?.text}
        />
        <Button type="submit" tone="primary" size="lg" isBusy={isBusy}>
          {isBusy ? 'Sending...' : 'Send the link'}
        </Button>
      </form>
    </Dialog>
  );
}
