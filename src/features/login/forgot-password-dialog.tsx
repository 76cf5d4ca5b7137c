/** Requests a mail with a reset link. The server answers alike for known and unknown addresses. */
import { useState } from 'react';
import { call } from '../../net/http.ts';
import { forgotPassword } from '../../shared/contract/login.ts';
import { EmailField } from '../../people/account-fields.tsx';
import { useAccountForm } from '../../people/use-account-form.ts';
import type { FormRefusal } from '../../state/session/form-refusal.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showAnswer } from './answers.ts';
import { text } from './text.ts';

export interface ForgotPasswordDialogProps {
  initialEmail: string;
  onClose: () => void;
}

export default function ForgotPasswordDialog({ initialEmail, onClose }: ForgotPasswordDialogProps) {
  const [email, setEmail] = useState(initialEmail);
  const { form, isSubmitted, isBusy, refusal, setRefusal, submitter } = useAccountForm<FormRefusal>();

  const send = async (): Promise<void> => {
    const answer = await showAnswer(call(forgotPassword, { body: { email } }));
    setRefusal(answer.refusal);
    if (answer.success) onClose();
  };

  return (
    <Dialog title={text.forgotTitle} widthPx={440} isSmall onClose={onClose}>
      <form ref={form} noValidate onSubmit={submitter(email !== '', send)} className="flex flex-col gap-4 p-5 md:p-6">
        <p className="t-body text-ink-2">{text.forgotText}</p>
        <EmailField
          autoComplete="email"
          value={email}
          onChange={(next) => {
            setEmail(next);
            setRefusal(null);
          }}
          error={isSubmitted && !email ? text.missing.email : refusal?.text}
        />
        <Button type="submit" tone="primary" size="lg" isBusy={isBusy}>
          {isBusy ? text.sending : text.sendTheLink}
        </Button>
      </form>
    </Dialog>
  );
}
