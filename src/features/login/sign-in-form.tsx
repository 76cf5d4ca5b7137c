/** E-mail and password, the providers, and links to registration and password reset. */
import { type FormEvent, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { PreloadProps } from '../../ui/lazy/preload-props.ts';
import { navigate } from '../../state/session/route.ts';
import { signIn } from '../../state/session/session.ts';
import { EmailField, PasswordField } from '../../people/account-fields.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CardBody } from '../../ui/layout/card-body.tsx';
import { useFocusInvalid } from '../../ui/hooks/use-focus-invalid.ts';
import { FormError } from '../../ui/controls/field.tsx';
import { showSignInFailure } from './answers.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { isAboutCredentials, signInErrorText, text as words } from './text.ts';

const ForgotPasswordDialog = lazyPart(async () => (await import('./forgot-password-dialog.tsx')).default);

export interface SignInFormProps {
  callbackUrl: string;
  email: string;
  onEmail: (email: string) => void;
  providerError?: string | null;
  onRegister: () => void;
  /** The registration's code is being fetched. */
  isOpening: boolean;
  /** Of the button that opens the registration. */
  likely: PreloadProps;
  /** The player is signed in. */
  onDone: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const { callbackUrl, email, onEmail, providerError, onRegister, isOpening, likely, onDone } = props;
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!providerError) return;
    void import('./provider-errors.ts').then(
      ({ providerErrorText }) => setProblem(providerErrorText(providerError)),
      () => setProblem(providerError),
    );
  }, [providerError]);
  const [isRefused, setIsRefused] = useState(false);
  /** How often a field was missing or refused. */
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const [isForgotOpen, setIsForgotOpen] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    setIsRefused(false);
    if (isBusy) return;
    if (!email || !password) return setFailures((count) => count + 1);
    setIsBusy(true);
    try {
      await signIn(email, password);
      onDone();
      navigate(callbackUrl, 'replace');
    } catch (error) {
      const refusal = showSignInFailure(error);
      setIsRefused(refusal !== null && isAboutCredentials(refusal.code));
      setFailures((count) => count + 1);
      setProblem(refusal ? signInErrorText(refusal.code, refusal.message) : null);
      setIsBusy(false);
    }
  };

  /** The refusal is about both fields, so that a change of either removes it. */
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (!isRefused) return;
    setIsRefused(false);
    setProblem(null);
  };

  return (
    <CardBody title={words.welcomeTitle} text={words.welcomeText}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        {problem && !isRefused && <FormError>{problem}</FormError>}
        <EmailField
          value={email}
          onChange={typed(onEmail)}
          isBad={isRefused}
          error={isSubmitted && !email ? words.missing.email : undefined}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          hasIcon
          labelEnd={
            <button type="button" className="link t-small hit" onClick={() => setIsForgotOpen(true)}>
              {words.forgotTitle}
            </button>
          }
          value={password}
          onChange={typed(setPassword)}
          error={isSubmitted && !password ? words.missing.password : isRefused ? (problem ?? undefined) : undefined}
        />
        <Button type="submit" tone="primary" size="lg" className="mt-1 w-full" isBusy={isBusy}>
          {isBusy ? words.signingIn : words.signIn}
        </Button>
      </form>
      <ProviderButtons callbackUrl={callbackUrl} />
      <p className="t-small mt-4 text-center text-ink-2">
        {words.newInTown}{' '}
        <button type="button" className="link hit" aria-busy={isOpening || undefined} onClick={onRegister} {...likely}>
          {words.createAnAccount}
        </button>
      </p>
      {isForgotOpen && <ForgotPasswordDialog initialEmail={email} onClose={() => setIsForgotOpen(false)} />}
    </CardBody>
  );
}
