/** The card on the landing screen and the sign-in page: sign-in, or registration in two steps. */
import { useEffect, useState } from 'react';
import type { RenderLook } from '../../people/look-field.tsx';
import { useKeptFields } from '../../state/session/use-kept-fields.ts';
import { useFocusHeading } from '../../ui/hooks/use-focus-heading.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { whenIdle } from '../../ui/lazy/when-idle.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Most who come have an account: its code is fetched while they look at the card. */
export const RegisterForm = lazyPart(async () => (await import('./register-form.tsx')).RegisterForm);

export interface AccessCardProps {
  /** A path of this origin to open after a successful sign-in. */
  callbackUrl: string;
  /** Draws the picture of a first look. */
  renderLook: RenderLook;
  /** Error code of a provider's sign-in. */
  providerError?: string | null;
  /** Takes the focus at once, because it replaces the game. */
  hasFocus?: boolean;
}

export function AccessCard({ callbackUrl, renderLook, providerError, hasFocus }: AccessCardProps) {
  const [mode, setMode] = useState<'sign-in' | 'register'>('sign-in');
  const [isOpening, setIsOpening] = useState(false);
  const [step, setStep] = useState<0 | 1>(0);
  const { fields, change, forget } = useKeptFields('sign-in', { email: '' });
  const box = useFocusHeading(`${mode} ${step}`, hasFocus);
  useEffect(() => void whenIdle().then(RegisterForm.preload), []);
  const openRegistration = async (): Promise<void> => {
    setIsOpening(true);
    await RegisterForm.preload();
    setIsOpening(false);
    setMode('register');
  };
  return (
    <Panel hasAwning>
      <div ref={box} className="contents">
        {mode === 'sign-in' ? (
          <SignInForm
            callbackUrl={callbackUrl}
            email={fields.email}
            onEmail={(email) => change({ email })}
            providerError={providerError}
            isOpening={isOpening}
            likely={preloadProps(RegisterForm)}
            onRegister={() => void openRegistration()}
            onDone={forget}
          />
        ) : (
          <RegisterForm
            step={step}
            onStep={setStep}
            renderLook={renderLook}
            onSignIn={(registered) => {
              if (registered) change({ email: registered });
              setMode('sign-in');
              setStep(0);
            }}
          />
        )}
      </div>
    </Panel>
  );
}
