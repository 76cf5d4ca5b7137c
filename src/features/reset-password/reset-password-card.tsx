/** Sets a new password with the token of a mailed link. An expired link shows a message and leads back. */
import { useState } from 'react';
import { ApiError, UNEXPECTED_ERROR } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { resetPassword } from '../../shared/contract/login.ts';
import { navigate } from '../../state/session/route.ts';
import { type FormRefusal, refusalOf } from '../../state/session/form-refusal.ts';
import { PasswordField } from '../../people/account-fields.tsx';
import { useAccountForm } from '../../people/use-account-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CardBody } from '../../ui/layout/card-body.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ANSWER_MS, INVALID_TOKEN, text } from './text.ts';

export interface ResetPasswordCardProps {
  /** Null when the link carries none. */
  token: string | null;
  /** Error code in the link. */
  error: string | null;
}

export function ResetPasswordCard({ token, error }: ResetPasswordCardProps) {
  const [isExpired, setIsExpired] = useState(!token || error !== null);
  return (
    <Panel hasAwning>
      {isExpired || !token ? (
        <CardBody title={text.expiredTitle} text={text.expiredText}>
          <Button tone="primary" size="lg" className="w-full" onClick={() => navigate('/login')}>
            {text.backToSignIn}
          </Button>
        </CardBody>
      ) : (
        <CardBody title={text.resetTitle} text={text.resetText}>
          <ResetForm token={token} onExpired={() => setIsExpired(true)} />
        </CardBody>
      )}
    </Panel>
  );
}

interface ResetFormProps {
  token: string;
  onExpired: () => void;
}

function ResetForm({ token, onExpired }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { form, isSubmitted, isBusy, refusal, setRefusal, submitter } = useAccountForm<FormRefusal>();
  const isComplete = password !== '' && password === confirmation;
  const confirmationError = confirmation ? text.passwordsDiffer : text.missingConfirmation;

  const send = async (): Promise<void> => {
    try {
      await call(resetPassword, { body: { newPassword: password, token } });
      showToast({ text: text.doneText, tone: 'ok', durationMs: ANSWER_MS, id: 'reset-answer' });
      navigate('/login', 'replace');
    } catch (error) {
      if (error instanceof ApiError && error.code === INVALID_TOKEN) {
        onExpired();
        return;
      }
      const refused = refusalOf(error);
      setRefusal(refused);
      showToast({
        text: refused?.text ?? UNEXPECTED_ERROR,
        tone: 'bad',
        durationMs: ANSWER_MS,
        id: 'reset-answer',
      });
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submitter(isComplete, send)} className="flex flex-col gap-3">
      <PasswordField
        label={text.newPassword}
        name="password"
        autoComplete="new-password"
        hasIcon
        value={password}
        onChange={(next) => {
          setPassword(next);
          setRefusal(null);
        }}
        error={isSubmitted && !password ? text.missingPassword : refusal?.text}
      />
      <PasswordField
        label={text.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        hasIcon
        value={confirmation}
        onChange={setConfirmation}
        error={isSubmitted && password !== '' && password !== confirmation ? confirmationError : undefined}
      />
      <Button type="submit" tone="primary" size="lg" className="mt-1" isBusy={isBusy}>
        {isBusy ? text.saving : text.setPassword}
      </Button>
    </form>
  );
}
