/** Decides a report or an appeal: a measure and the reason, which both players read. A reload keeps the reason. */
import { GavelIcon } from '@phosphor-icons/react/dist/csr/Gavel';
import { useState } from 'react';
import type { Measure, ModeratedReport } from '../../../shared/contract/reports.ts';
import { REPORT_ACTIONS, type ReportAction } from '../../../shared/rules/reports.ts';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { REASON_MISSING, ReasonField } from '../../../ui/controls/reason-field.tsx';
import { useRefusal } from '../../../ui/hooks/use-refusal.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { decide, decideAppeal } from '../calls.ts';
import { BAN_CHOICES, MUTE_CHOICES, text } from '../text.ts';

export interface DecisionFormProps {
  report: ModeratedReport;
  /** The appeal to decide; null: the report. */
  appeal: ModeratedReport['appeals'][number] | null;
  onDecided: () => void;
}

const FIRST_MINUTES = 60;
const FIRST_DAYS = 7;
const KEEP = 'keep' as const;

export function DecisionForm({ report, appeal, onDecided }: DecisionFormProps) {
  const { id, redactables } = report;
  const name = appeal === null ? `decide-${id}` : `decide-appeal-${id}-${appeal.party}`;
  const { fields, change, forget, isStored } = useKeptFields(name, { reason: '' });
  const [action, setAction] = useState<ReportAction | typeof KEEP>(appeal === null ? 'dismiss' : KEEP);
  const [minutes, setMinutes] = useState(FIRST_MINUTES);
  const [days, setDays] = useState(FIRST_DAYS);
  const [redactable, setRedactable] = useState(redactables[0]);
  const { form, error, refuse, accept } = useRefusal();
  const { isBusy, track } = useOutcome();
  const discard = (): void => {
    change({ reason: '' });
    forget();
  };
  useUnsaved(hasVisibleText(fields.reason), { isStored, onDiscard: discard });
  const choices = REPORT_ACTIONS.filter(
    (one) => (one !== 'redact' || redactables.length > 0) && (appeal === null || one !== report.decision?.action),
  );
  const measure = (): Measure | undefined => {
    if (action === KEEP) return undefined;
    if (action === 'mute') return { action, minutes };
    if (action === 'ban') return days === 0 ? { action } : { action, days };
    return action === 'redact' && redactable !== undefined ? { action, redactable } : { action };
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const { reason } = fields;
    if (!hasVisibleText(reason)) return refuse(REASON_MISSING);
    const chosen = measure();
    const sent =
      appeal === null
        ? decide(id, { ...(chosen ?? { action: 'dismiss' }), reason })
        : decideAppeal(id, { party: appeal.party, reason, ...(chosen && { measure: chosen }) });
    if ((await track(sent)) === null) return;
    discard();
    onDecided();
  };
  return (
    <form
      ref={form}
      className="card flex flex-col gap-3 p-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Choices
        legend={text.measure}
        choices={[
          ...(appeal === null ? [] : [{ id: KEEP, label: text.keep }]),
          ...choices.map((one) => ({ id: one, label: text.measures[one] })),
        ]}
        chosen={action}
        onChoose={setAction}
      />
      {action === 'mute' && (
        <Choices legend={text.muteFor} choices={MUTE_CHOICES} chosen={minutes} onChoose={setMinutes} />
      )}
      {action === 'ban' && <Choices legend={text.muteFor} choices={BAN_CHOICES} chosen={days} onChoose={setDays} />}
      {action === 'redact' && redactable !== undefined && (
        <Choices
          legend={text.removeWhat}
          choices={redactables.map((one) => ({ id: one, label: text.redactables[one] }))}
          chosen={redactable}
          onChoose={setRedactable}
        />
      )}
      <ReasonField
        value={fields.reason}
        onChange={(reason) => {
          accept();
          change({ reason });
        }}
        note={text.reasonNote}
        {...(error !== undefined && { error })}
      />
      <Button
        type="submit"
        tone={action === 'dismiss' || action === KEEP ? 'sign' : 'danger'}
        className="self-end"
        icon={<GavelIcon weight="fill" size={17} />}
        isBusy={isBusy}
      >
        {appeal === null ? text.decide : action === KEEP ? text.keep : text.change}
      </Button>
    </form>
  );
}

interface ChoicesProps<Id extends string | number> {
  legend: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

function Choices<Id extends string | number>({ legend, choices, chosen, onChoose }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {choices.map(({ id, label }) => (
          <Chip key={id} isOn={id === chosen} onClick={() => onChoose(id)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
