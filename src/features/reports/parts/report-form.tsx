/** Asks for the reason of a report, and sends it. A reload keeps what was typed. */
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { useId, useState } from 'react';
import { closeScreens, dialogs, goBack } from '../../../screens/screens.ts';
import { REPORT_CATEGORIES, REPORT_TEXT_MAX_LENGTH, type ReportCategory } from '../../../shared/rules/reports.ts';
import { type ReportSubject, THE_PLAYER } from '../../../state/people/report-subject.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Area } from '../../../ui/controls/area.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { useRefusal } from '../../../ui/hooks/use-refusal.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { LeaveButton, UnsavedGuard } from '../../../ui/overlays/form-parts.tsx';
import { sendReport } from '../calls.ts';
import { text } from '../text.ts';

export interface ReportFormProps {
  username: string;
  about: ReportSubject;
}

const EMPTY = { category: '', text: '' };
const CATEGORY_CHOICES = [
  { value: '', label: text.chooseCategory },
  ...REPORT_CATEGORIES.map((value) => ({ value, label: text.categories[value] })),
];

const isCategory = (value: string): value is ReportCategory => REPORT_CATEGORIES.some((one) => one === value);

export function ReportForm({ username, about }: ReportFormProps) {
  const name = `report:${username}:${about.kind}:${about.id ?? about.shown ?? ''}`;
  const { fields, change, forget, isStored } = useKeptFields(name, EMPTY);
  const [subject, setSubject] = useState(about);
  const { form, error, refuse, accept } = useRefusal();
  const { isBusy, track } = useOutcome();
  const errorId = useId();
  const discard = (): void => {
    change(EMPTY);
    forget();
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const { category } = fields;
    if (!isCategory(category)) return refuse(text.categoryMissing);
    const { shown: _, ...sent } = subject;
    if ((await track(sendReport({ ...sent, username, category, text: fields.text }))) === null) return;
    discard();
    if (dialogs.at > 0) goBack();
    else closeScreens();
  };
  return (
    <form
      ref={form}
      className="scroll flex min-h-0 flex-1 flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard
        isUnsaved={fields.category !== '' || fields.text !== ''}
        unsaved={{ text: text.unsavedText, isStored, onDiscard: discard }}
      />
      <div className="mx-auto flex w-full max-w-[560px] flex-1 flex-col gap-4 p-4 md:p-5">
        <h3 className="t-heading">{text.reportAbout({ username })}</h3>
        {about.kind !== 'player' && (
          <fieldset>
            <legend className="label">{text.what}</legend>
            <div className="flex flex-wrap gap-x-2 gap-y-3">
              <Chip isOn={subject === about} onClick={() => setSubject(about)}>
                {text.theLine({ kind: about.kind })}
              </Chip>
              <Chip isOn={subject === THE_PLAYER} onClick={() => setSubject(THE_PLAYER)}>
                {text.thePlayer({ username })}
              </Chip>
            </div>
          </fieldset>
        )}
        {subject.shown !== undefined && (
          <blockquote dir="auto" className="report-quote t-body">
            {subject.shown}
          </blockquote>
        )}
        <div>
          <span className="label" aria-hidden>
            {text.category}
          </span>
          <Select
            label={text.category}
            choices={CATEGORY_CHOICES}
            value={fields.category}
            errorId={error === undefined ? undefined : errorId}
            onChange={(category) => {
              accept();
              change({ category });
            }}
          />
          {error && (
            <p id={errorId} role="alert" className="field-note is-error">
              {error}
            </p>
          )}
        </div>
        <Area
          label={text.details}
          value={fields.text}
          onChange={(next) => change({ text: next })}
          rows={4}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          countTo={REPORT_TEXT_MAX_LENGTH}
        />
        <p className="t-small text-pretty text-ink-2">{text.formNote({ username })}</p>
        <div className="mt-auto flex flex-wrap justify-end gap-2">
          <LeaveButton />
          <Button type="submit" tone="danger" icon={<FlagIcon weight="fill" size={17} />} isBusy={isBusy}>
            {text.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
