/** Sets the username, body and look of an account that has none. It can be left only by answering or by signing out. */
import { useEffect, useEffectEvent, useState } from 'react';
import { UNEXPECTED_ERROR } from '../../net/api-error.ts';
import { clientConfig } from '../../net/client-config.ts';
import { call } from '../../net/http.ts';
import { finishRegistration } from '../../shared/contract/login.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { navigate } from '../../state/session/route.ts';
import { loadSession, signOut } from '../../state/session/session.ts';
import { useKeptFields } from '../../state/session/use-kept-fields.ts';
import { type FormRefusal, refusalOf } from '../../state/session/form-refusal.ts';
import { CreateAccountButton, UsernameField } from '../../people/account-fields.tsx';
import { BirthDateField } from '../../people/birth-date-field.tsx';
import { LookField, type RenderLook } from '../../people/look-field.tsx';
import { useAccountForm } from '../../people/use-account-form.ts';
import { useLookDice } from '../../people/use-look-dice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ANSWER_MS, text } from './text.ts';

export interface FinishRegistrationDialogProps {
  renderLook: RenderLook;
}

const NOTHING = { body: 'feminine', seed: '', username: '' };
const stay = () => {};

export function FinishRegistrationDialog({ renderLook }: FinishRegistrationDialogProps) {
  const { fields, change, forget } = useKeptFields('finish-registration', NOTHING);
  const { username } = fields;
  const { asksBirthDate } = clientConfig();
  const [birthDate, setBirthDate] = useState('');
  const bodyType: BodyType = fields.body === 'masculine' ? 'masculine' : 'feminine';
  const dice = useLookDice(fields.seed);
  const { seed } = dice;
  const keepSeed = useEffectEvent((next: number) => change({ seed: String(next) }));
  useEffect(() => keepSeed(seed), [seed]);
  const { form, isSubmitted, isBusy, refusal, setRefusal, submitter } = useAccountForm<FormRefusal>();

  const send = async (): Promise<void> => {
    try {
      const asked = asksBirthDate ? { birthDate } : {};
      const reply = await call(finishRegistration, { body: { bodyType, username, lookSeed: seed, ...asked } });
      showToast({
        text: reply.message,
        tone: reply.success ? 'ok' : 'bad',
        durationMs: ANSWER_MS,
        id: 'finish-answer',
      });
      setRefusal(reply.success ? null : { field: null, text: reply.message });
      if (reply.success) {
        forget();
        await loadSession();
        navigate('/', 'replace');
      }
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      showToast({
        text: refused?.text ?? UNEXPECTED_ERROR,
        tone: 'bad',
        durationMs: ANSWER_MS,
        id: 'finish-answer',
      });
    }
  };

  const birthDateRefusal = refusal?.field === 'birthDate' ? refusal.text : undefined;
  const birthDateError = isSubmitted && !birthDate ? text.missingBirthDate : birthDateRefusal;
  return (
    <Dialog title={text.finishTitle} widthPx={480} isSmall isRequired onClose={stay}>
      <form
        ref={form}
        noValidate
        onSubmit={submitter(username !== '' && (!asksBirthDate || birthDate !== ''), send)}
        className="scroll flex flex-col gap-4 p-5 md:p-6"
      >
        <LookField
          isLow
          bodyType={bodyType}
          onBodyType={(body) => change({ body })}
          dice={dice}
          renderLook={renderLook}
        />
        <UsernameField
          hint={text.usernameHint}
          value={username}
          onChange={(next) => {
            change({ username: next });
            setRefusal(null);
          }}
          error={
            isSubmitted && !username ? text.missingUsername : refusal?.field === 'birthDate' ? undefined : refusal?.text
          }
        />
        {asksBirthDate && (
          <BirthDateField
            label={text.birthDate}
            hint={text.birthDateNote}
            value={birthDate}
            onChange={(next) => {
              setBirthDate(next);
              setRefusal(null);
            }}
            error={birthDateError}
          />
        )}
        <div className="flex gap-2">
          <Button size="lg" onClick={() => void signOut().catch(stay)}>
            {text.signOut}
          </Button>
          <CreateAccountButton isBusy={isBusy} />
        </div>
      </form>
    </Dialog>
  );
}
