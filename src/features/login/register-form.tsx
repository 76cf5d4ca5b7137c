/** Registration: step 0 chooses body and look, step 1 asks for account data. Going back keeps the typed values. */
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useEffect, useEffectEvent, useState } from 'react';
import { clientConfig } from '../../net/client-config.ts';
import { call } from '../../net/http.ts';
import { register } from '../../shared/contract/login.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { CreateAccountButton, EmailField, PasswordField, UsernameField } from '../../people/account-fields.tsx';
import { BirthDateField } from '../../people/birth-date-field.tsx';
import { LookField, type RenderLook } from '../../people/look-field.tsx';
import { useAccountForm } from '../../people/use-account-form.ts';
import { useLookDice } from '../../people/use-look-dice.ts';
import type { FormRefusal } from '../../state/session/form-refusal.ts';
import { useKeptFields } from '../../state/session/use-kept-fields.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CardBody } from '../../ui/layout/card-body.tsx';
import { FormError } from '../../ui/controls/field.tsx';
import { Steps } from '../../ui/controls/steps.tsx';
import { useLayer } from '../../ui/layers/use-layer.ts';
import { showAnswer } from './answers.ts';
import { text as words } from './text.ts';

export interface RegisterFormProps {
  step: 0 | 1;
  onStep: (step: 0 | 1) => void;
  renderLook: RenderLook;
  /** Back to sign-in, with the e-mail address of the new account if one was created. */
  onSignIn: (registeredEmail?: string) => void;
}

/** Not kept over a reload. */
interface Secrets {
  password: string;
  confirmPassword: string;
  /** `YYYY-MM-DD`; empty where no minimum age is set. */
  birthDate: string;
}

interface Entries extends Secrets {
  username: string;
  email: string;
}

const NOTHING = { body: 'feminine', seed: '', username: '', email: '' };
const NO_SECRETS: Secrets = { password: '', confirmPassword: '', birthDate: '' };

export function RegisterForm({ step, onStep, renderLook, onSignIn }: RegisterFormProps) {
  const { fields, change, forget } = useKeptFields('registration', NOTHING);
  const bodyType: BodyType = fields.body === 'masculine' ? 'masculine' : 'feminine';
  const dice = useLookDice(fields.seed);
  const { seed } = dice;
  const keepSeed = useEffectEvent((next: number) => change({ seed: String(next) }));
  useEffect(() => keepSeed(seed), [seed]);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  // Back returns to the step before, then to the sign-in.
  useLayer(() => onSignIn(), true, 'inner');
  useLayer(() => onStep(0), step === 1, 'inner');
  const { username, email } = fields;
  const entries: Entries = { username, email, ...secrets };

  if (step === 0) {
    return (
      <CardBody title={words.bodyTitle} text={words.bodyText}>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onStep(1);
          }}
        >
          <Steps current={1} count={2} />
          <LookField bodyType={bodyType} onBodyType={(body) => change({ body })} dice={dice} renderLook={renderLook} />
          <Button type="submit" tone="primary" size="lg">
            {words.next}
            <ArrowRightIcon className="mirrors" weight="bold" size={17} />
          </Button>
        </form>
        <p className="t-small mt-3 text-center text-ink-2">
          {words.alreadyHaveAnAccount}{' '}
          <button type="button" className="link hit" onClick={() => onSignIn()}>
            {words.signIn}
          </button>
        </p>
      </CardBody>
    );
  }
  return (
    <CardBody title={words.nameTitle} text={words.nameText}>
      <EntriesForm
        look={{ bodyType, lookSeed: dice.seed }}
        entries={entries}
        onChange={({ username, email, ...typed }) => {
          change({ username, email });
          setSecrets(typed);
        }}
        onBack={() => onStep(0)}
        onDone={() => {
          forget();
          onSignIn(email);
        }}
      />
    </CardBody>
  );
}

interface EntriesFormProps {
  look: { bodyType: BodyType; lookSeed: number };
  entries: Entries;
  onChange: (entries: Entries) => void;
  onBack: () => void;
  onDone: () => void;
}

/**
 * The server validates names and passwords. Only missing values and differing passwords are reported here. A refusal is
 * shown at its field as well as in a toast.
 */
function EntriesForm({ look: { bodyType, lookSeed }, entries, onChange, onBack, onDone }: EntriesFormProps) {
  const [isConfirmLeft, setIsConfirmLeft] = useState(false);
  const { form, isSubmitted, isBusy, refusal, setRefusal, submitter } = useAccountForm<FormRefusal>();
  const { username, email, password, confirmPassword, birthDate } = entries;
  const { asksBirthDate } = clientConfig();
  const set = (name: keyof Entries) => (text: string) => {
    onChange({ ...entries, [name]: text });
    if (refusal?.field === name || refusal?.field === null) setRefusal(null);
  };
  const differs = (isConfirmLeft || isSubmitted) && confirmPassword !== '' && password !== confirmPassword;
  const errorOf = (name: keyof Entries, missing: string): string | undefined => {
    if (isSubmitted && !entries[name]) return missing;
    return refusal?.field === name ? refusal.text : undefined;
  };

  const needed = [username, email, password, confirmPassword, ...(asksBirthDate ? [birthDate] : [])];
  const isComplete = needed.every((text) => text !== '');
  const send = async (): Promise<void> => {
    const gender = bodyType === 'masculine' ? 0 : 1;
    const body = { username, email, password, confirmPassword, gender, lookSeed } as const;
    const asked = asksBirthDate ? { birthDate } : {};
    const answer = await showAnswer(call(register, { body: { ...body, ...asked } }));
    setRefusal(answer.refusal);
    if (answer.success) onDone();
  };

  return (
    <form ref={form} noValidate onSubmit={submitter(isComplete, send)} className="flex flex-col gap-3">
      <Steps current={2} count={2} />
      {refusal?.field === null && <FormError>{refusal.text}</FormError>}
      <UsernameField
        hint={words.usernameNote}
        value={username}
        onChange={set('username')}
        error={errorOf('username', words.missing.username)}
      />
      <EmailField value={email} onChange={set('email')} error={errorOf('email', words.missing.email)} />
      {/* A field leaves its text 90 px beside the eye, else the second one is below the first. */}
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <PasswordField
          className="min-w-40 flex-1"
          label={words.password}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={set('password')}
          error={errorOf('password', words.missing.newPassword)}
        />
        <PasswordField
          className="min-w-40 flex-1"
          label={words.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          onBlur={() => setIsConfirmLeft(true)}
          value={confirmPassword}
          onChange={set('confirmPassword')}
          error={differs ? words.passwordsDiffer : errorOf('confirmPassword', words.missing.confirmPassword)}
        />
      </div>
      {asksBirthDate && (
        <BirthDateField
          label={words.birthDate}
          hint={words.birthDateNote}
          value={birthDate}
          onChange={set('birthDate')}
          error={errorOf('birthDate', words.missing.birthDate)}
        />
      )}
      <div className="mt-1 flex gap-2">
        <Button size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <CreateAccountButton isBusy={isBusy} />
      </div>
    </form>
  );
}
