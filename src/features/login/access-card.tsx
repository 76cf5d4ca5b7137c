/** The card on the landing screen and the sign-in page: sign-in, or registration in two steps. */
import { useState } from 'react';
import type { RenderLook } from '../../people/look-field.tsx';
import { useKeptFields } from '../../state/session/use-kept-fields.ts';
import { useFocusHeading } from '../../ui/hooks/use-focus-heading.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
  const [step, setStep] = useState<0 | 1>(0);
  const { fields, change, forget } = useKeptFields('sign-in', { email: '' });
  const box = useFocusHeading(`${mode} ${step}`, hasFocus);
  return (
    <Panel hasAwning>
      <div ref={box} className="contents">
        {mode === 'sign-in' ? (
          <SignInForm
            callbackUrl={callbackUrl}
            email={fields.email}
            onEmail={(email) => change({ email })}
            providerError={providerError}
            onRegister={() => setMode('register')}
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
