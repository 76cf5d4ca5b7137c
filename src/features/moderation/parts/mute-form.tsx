/** Whether the player is muted, and the form that changes it. */
import { useQuery } from '@tanstack/react-query';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { wholeDate } from '../../../ui/layout/when.tsx';
import { chatQuery, mute, unmute } from '../calls.ts';
import { MUTE_CHOICES, MUTE_MINUTES_MIN, text } from '../text.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { REASON_MISSING, ReasonField } from '../../../ui/controls/reason-field.tsx';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { useRefusal } from '../../../ui/hooks/use-refusal.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';

export function MuteForm({ username }: { username: string }) {
  const { data, error: loadError, refetch } = useQuery(chatQuery(username));
  const { fields, change, forget } = useKeptFields(`mute:${username}`, {
    minutes: String(MUTE_MINUTES_MIN),
    reason: '',
  });
  const { reason } = fields;
  const minutes = Number(fields.minutes);
  const { form, error, refuse, accept } = useRefusal();
  const { isBusy, track } = useOutcome();
  useUnsaved(hasVisibleText(reason));
  const mutedUntil = data?.mutedUntil ?? null;
  const submit = async (act: () => Promise<Outcome>): Promise<void> => {
    if (!hasVisibleText(reason)) {
      refuse(REASON_MISSING);
      return;
    }
    accept();
    const reply = await track(act());
    if (!reply) return;
    change({ reason: '' });
    forget();
  };
  if (loadError && !data) {
    return <LoadFailure message={text.loadFailed + loadError.message} onRetry={() => void refetch()} />;
  }
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => mute(username, minutes, reason));
      }}
    >
      <output className="t-body block">
        {data &&
          (mutedUntil === null
            ? text.mayTalk({ username })
            : text.mutedUntil({ username, until: wholeDate(mutedUntil) }))}
      </output>
      <fieldset>
        <legend className="label">{text.muteFor}</legend>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          {MUTE_CHOICES.map((choice) => (
            <Chip
              key={choice.minutes}
              isOn={choice.minutes === minutes}
              onClick={() => change({ minutes: String(choice.minutes) })}
            >
              {choice.label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <ReasonField value={reason} onChange={(next) => change({ reason: next })} error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        {mutedUntil !== null && (
          <Button isBusy={isBusy} onClick={() => void submit(() => unmute(username, reason))}>
            {text.unmute}
          </Button>
        )}
        <Button type="submit" tone="danger" isBusy={isBusy}>
          {text.mute}
        </Button>
      </div>
    </form>
  );
}
