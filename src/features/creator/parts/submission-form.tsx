/**
 * The form of a submission. A chosen sheet is looked over at once; it is sent with its thumbnail, and the bar tells how
 * far it is. Owns what is typed and chosen until it is sent.
 */
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { clientConfig } from '../../../net/client-config.ts';
import type { Submission } from '../../../shared/contract/creator.ts';
import { CATEGORIES } from '../../../shared/rules/categories.ts';
import { GENDERS, SUBMISSION_NAME_MAX_LENGTH, SUBMISSION_TEXTS } from '../../../shared/rules/creators.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { showOutcome } from '../../../ui/outcome.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showToast } from '../../../ui/toast.ts';
import { sendSubmission } from '../calls.ts';
import { inspectSheet, type SheetReport } from '../sheet-check.ts';
import * as text from '../text.ts';
import { cutThumbnail } from '../thumbnail.ts';
import { SheetViews } from './sheet-views.tsx';

interface ChosenSheet {
  file: File;
  url: string;
  report: SheetReport;
}

export interface SubmissionFormProps {
  /** null: a new one */
  submission: Submission | null;
  onSent: () => void;
  /** At the foot, before the button that sends. */
  children?: ReactNode;
}

export function SubmissionForm({ submission, onSent, children }: SubmissionFormProps) {
  const [sheet, setSheet] = useState<ChosenSheet | null>(null);
  const [thumbnail, setThumbnail] = useState<Blob | null>(null);
  const [name, setName] = useState(submission?.name ?? '');
  const [category, setCategory] = useState(submission === null ? '' : String(submission.category));
  const [gender, setGender] = useState<string>(submission?.gender ?? '');
  const [hasAccepted, setHasAccepted] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => (sheet ? () => URL.revokeObjectURL(sheet.url) : undefined), [sheet]);

  const choose = async (file: File): Promise<void> => {
    const report = await inspectSheet(file);
    if (report.failure !== null) return showToast({ text: report.failure, tone: 'bad' });
    setThumbnail(null);
    setSheet({ file, url: URL.createObjectURL(file), report });
    return undefined;
  };
  const generate = async (): Promise<void> => {
    try {
      const source =
        sheet?.file ?? (await (await fetch(clientConfig().hosts.storage + (submission?.imageUrl ?? ''))).blob());
      setThumbnail(await cutThumbnail(source));
      showToast({ text: text.GENERATED, tone: 'ok' });
    } catch {
      showToast({ text: text.GENERATE_FAILED, tone: 'bad' });
    }
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (share !== null) return;
    const isNew = submission === null;
    const failure =
      isNew && sheet === null
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
    const form = formOf({ sheet: sheet?.file ?? null, thumbnail, gender, category, name: name.trim() });
    const reply = await showOutcome(sendSubmission(submission?.id ?? null, form, setShare));
    setShare(null);
    if (reply !== null) onSent();
  };

  const shownUrl = sheet?.url ?? (submission && clientConfig().hosts.storage + submission.imageUrl);
  return (
    <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={(event) => void send(event)}>
      <div className="scroll flex flex-1 flex-col gap-3 p-4">
        <div>
          <span className="label">{text.SHEET}</span>
          {shownUrl && <SheetViews url={shownUrl} />}
          {sheet && <Warnings report={sheet.report} />}
          <div className="mt-2 flex flex-wrap gap-2">
            <SheetPicker label={shownUrl ? text.REPLACE : text.CHOOSE} onChoose={(file) => void choose(file)} />
            {shownUrl && (
              <Button size="sm" icon={<SparkleIcon weight="fill" size={15} />} onClick={() => void generate()}>
                {text.GENERATE}
              </Button>
            )}
          </div>
        </div>
        <Field
          label={text.NAME}
          maxLength={SUBMISSION_NAME_MAX_LENGTH}
          countTo={SUBMISSION_NAME_MAX_LENGTH}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
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
              className="creator-terms"
              checked={hasAccepted}
              onChange={(event) => setHasAccepted(event.target.checked)}
            />
            {text.TERMS}
          </label>
        )}
      </div>
      {share !== null && <ProgressBar label={text.SENDING} value={share} className="mx-4 mb-2" />}
      <div className="creator-drawer-foot">
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
  sheet: File | null;
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
  if (sheet !== null) form.append('image', sheet);
  if (thumbnail !== null) form.append('thumbnail', thumbnail, 'thumbnail.png');
  return form;
}

function Warnings({ report: { emptyViews, touchingViews } }: { report: SheetReport }) {
  return (
    <output className="t-small block text-warnink">
      {emptyViews.length > 0 && <span className="block">{text.emptyView(emptyViews)}</span>}
      {touchingViews.length > 0 && <span className="block">{text.touchingView(touchingViews)}</span>}
    </output>
  );
}

function SheetPicker({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png"
        aria-label={text.SHEET}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button size="sm" icon={<UploadSimpleIcon weight="bold" size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
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
        <select id={id} className="creator-select" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="" disabled>
            {text.CHOOSE_ONE}
          </option>
          {children}
        </select>
      </div>
    </div>
  );
}
