/**
 * The form of a submission. It is sent with its thumbnail, and a bar shows the progress. Owns the fields until they are
 * sent.
 */
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Submission } from '../../../shared/contract/creations.ts';
import { CATEGORIES } from '../../../shared/rules/categories.ts';
import { GENDERS, SUBMISSION_TEXTS } from '../../../shared/rules/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { sendSubmission } from '../calls.ts';
import type { InspectedSheet } from '../stored-sheet.ts';
import * as text from '../text.ts';
import { SheetSection } from './sheet-section.tsx';
import { SubmissionNameField } from './submission-name-field.tsx';

export interface SubmissionFormProps {
  /** Null for a new submission. */
  submission: Submission | null;
  onSent: () => void;
  /** At the bottom, before the submit button. */
  children?: ReactNode;
}

export function SubmissionForm({ submission, onSent, children }: SubmissionFormProps) {
  const [sheet, setSheet] = useState<InspectedSheet | null>(null);
  /** Sending waits for the check of the sheet. */
  const choosing = useRef<Promise<InspectedSheet | null>>(Promise.resolve(null));
  const [thumbnail, setThumbnail] = useState<Blob | null>(null);
  const [name, setName] = useState(submission?.name ?? '');
  const [category, setCategory] = useState(submission === null ? '' : String(submission.category));
  const [gender, setGender] = useState<string>(submission?.gender ?? '');
  const [hasAccepted, setHasAccepted] = useState(false);
  const [share, setShare] = useState<number | null>(null);

  const choose = (underway: Promise<InspectedSheet | null>): void => {
    choosing.current = underway.then((chosen) => {
      if (chosen !== null) {
        setThumbnail(null);
        setSheet(chosen);
      }
      return chosen;
    });
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (share !== null) return;
    const isNew = submission === null;
    const chosen = (await choosing.current) ?? sheet;
    const failure =
      isNew && chosen === null
        ? SUBMISSION_TEXTS.noImage
        : gender === '' || category === ''
          ? SUBMISSION_TEXTS.incomplete
          : isNew && !hasAccepted
            ? text.TERMS_MISSING
            : null;
    if (failure !== null) {
      showToast({ text: failure, tone: 'bad' });
      return;
    }
    setShare(0);
    const form = formOf({ sheet: chosen?.blob ?? null, thumbnail, gender, category, name: name.trim() });
    const reply = await showOutcome(sendSubmission(submission?.id ?? null, form, setShare));
    setShare(null);
    if (reply !== null) onSent();
  };

  return (
    <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={(event) => void send(event)}>
      <div className="scroll flex flex-1 flex-col gap-3 p-4">
        <SheetSection
          submission={submission}
          sheet={sheet}
          category={category === '' ? null : Number(category)}
          thumbnail={thumbnail}
          onChoose={choose}
          onThumbnail={setThumbnail}
          body={gender === 'male' ? 'masculine' : 'feminine'}
        />
        <SubmissionNameField label={text.NAME} value={name} onChange={setName} />
        <div className="grid grid-cols-2 gap-3">
          <Choice label={text.CATEGORY} value={category} onChange={setCategory}>
            {CATEGORIES.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Choice>
          <Choice label={text.GENDER} value={gender} onChange={setGender}>
            {GENDERS.map((one) => (
              <option key={one} value={one}>
                {text.GENDERS[one]}
              </option>
            ))}
          </Choice>
        </div>
        {submission === null && (
          <label className="t-small flex items-center gap-2">
            <input
              type="checkbox"
              className="creations-terms"
              checked={hasAccepted}
              onChange={(event) => setHasAccepted(event.target.checked)}
            />
            {text.TERMS}
          </label>
        )}
      </div>
      {share !== null && <ProgressBar label={text.SENDING} value={share} className="mx-4 mb-2" />}
      <div className="creations-drawer-foot">
        {children}
        <span className="flex-1" />
        <Button type="submit" tone="sign" isBusy={share !== null}>
          {submission === null ? text.SUBMIT : text.SAVE}
        </Button>
      </div>
    </form>
  );
}

interface FormParts {
  sheet: Blob | null;
  thumbnail: Blob | null;
  gender: string;
  category: string;
  name: string;
}

function formOf({ sheet, thumbnail, gender, category, name }: FormParts): FormData {
  const form = new FormData();
  form.append('gender', gender);
  form.append('category', category);
  form.append('name', name);
  if (sheet !== null) form.append('image', sheet, 'sheet.png');
  if (thumbnail !== null) form.append('thumbnail', thumbnail, 'thumbnail.png');
  return form;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <select id={id} className="creations-select" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="" disabled>
            {text.CHOOSE_ONE}
          </option>
          {children}
        </select>
      </div>
    </div>
  );
}
