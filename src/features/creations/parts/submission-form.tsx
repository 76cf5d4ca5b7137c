/**
 * The form of a submission. It is sent with its thumbnail, and a bar shows the progress. Owns the fields until they are
 * sent, and the draft of a new submission that could not be sent.
 */
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { categoryName } from '../../../languages/category-text.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import { CATEGORIES } from '../../../shared/rules/categories.ts';
import {
  GENDERS,
  HAIR_LINE_CATEGORY,
  HAIR_LINE_MAX_PX,
  HAIR_LINE_MIN_PX,
  SUBMISSION_REFUSALS,
} from '../../../shared/rules/creations.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, FormError } from '../../../ui/controls/field.tsx';
import { useFocusInvalid } from '../../../ui/hooks/use-focus-invalid.ts';
import { useUnsaved } from '../../../ui/layers/use-layer.ts';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { keepFieldsFor, keptFieldsOf } from '../../../state/session/keep-fields-for.ts';
import { type FormFields, useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { sendSubmission } from '../calls.ts';
import { deleteDraft, keepCopy, keepDraft, leaveOut, playerNow } from '../drafts.ts';
import { sendFailure } from '../send-failure.ts';
import type { InspectedSheet } from '../stored-sheet.ts';
import { text } from '../text.ts';
import { type Picture, type Pictures, useKeptPictures } from '../use-kept-pictures.ts';
import { BackSection, type BackSheet } from './back-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SubmissionNameField } from './submission-name-field.tsx';
import { sentenceText } from '../../../net/reply-words.ts';
import { useSentenceText } from '../../../net/use-sentence-text.ts';

export interface SubmissionFormProps {
  /** Null for a new submission. */
  submission: Submission | null;
  onSent: () => void;
  /** At the bottom, before the submit button. */
  children?: ReactNode;
}

export function SubmissionForm({ submission, onSent, children }: SubmissionFormProps) {
  const storedBack: BackSheet = submission?.backImageUrl ? 'stored' : null;
  /** Sending waits for the checks of both sheets. */
  const choosing = useRef<Promise<unknown>>(Promise.resolve());
  const stored = fieldsOf(submission);
  const { fields, change: set, forget, isStored } = useKeptFields<Fields>(formName(submission), stored);
  const [hasAccepted, setHasAccepted] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  /** How often something was missing. */
  const [refusals, setRefusals] = useState(0);
  const form = useFocusInvalid(refusals);
  const isRefused = refusals > 0;
  const [failed, setFailed] = useState<Failed | null>(null);
  const draft = useKeptFields<DraftFields>(DRAFT_FORM, NO_DRAFT);
  const draftId = submission === null ? draft.fields.id : '';
  useEffect(() => leaveOut(draftId), [draftId]);
  /** The fields were kept or discarded: a sending that fails later leaves nothing. */
  const isLeft = useRef(false);
  const { name, category, gender, hairTopPx } = fields;
  const isHat = category === String(HAIR_LINE_CATEGORY);
  const hairError = isHat && hairTopPx.trim() !== '' && hairLineOf(hairTopPx) === null;
  const hairText = useSentenceText(hairError ? SUBMISSION_REFUSALS.hairLine : null);

  const kept = useKeptPictures({ storedBack, kept: fields.pictures, onKept: (pictures) => set({ pictures }) });
  const { sheet, back, thumbnail, lost } = kept;
  const hasPictures = sheet !== null || back !== storedBack || thumbnail !== null;
  const isChanged = hasPictures || JSON.stringify(fields) !== JSON.stringify(stored);
  const forgetAll = (): void => {
    isLeft.current = true;
    kept.forgetPictures();
    forget();
    if (submission !== null) return;
    draft.forget();
    if (draftId !== '') deleteDraft(draftId);
  };
  const keep = async (): Promise<void> => {
    isLeft.current = true;
    forget();
    draft.forget();
    const isKept = await keepDraft(fields, draftId);
    showToast({ text: isKept ? text.draftKept : text.draftLost, tone: isKept ? 'ok' : 'bad' });
  };
  useUnsaved(isChanged, {
    text: text.unsent,
    isStored: isStored && kept.areStored,
    onDiscard: forgetAll,
    ...(submission === null && { keepLabel: text.keepDraft, onKeep: () => void keep() }),
  });

  const choose = (underway: Promise<InspectedSheet | null>, take: (checked: InspectedSheet) => void): void => {
    const taken = underway.then((checked) => checked !== null && take(checked));
    choosing.current = Promise.all([choosing.current, taken]);
  };

  /** Keeps a draft of a new submission that could not be sent. Resolves to whether the browser keeps all of it. */
  const keepUnsent = async (player: string): Promise<boolean> => {
    if (submission !== null || isLeft.current) return false;
    const form = { player, fields, pictures: filesOf(kept.latest.current) };
    const { id, isWhole } = await keepCopy(form, draftId);
    if (isLeft.current) deleteDraft(id);
    else draft.change({ id });
    return isWhole;
  };

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (share !== null) return;
    const isNew = submission === null;
    await Promise.all([choosing.current, kept.whenRestored()]);
    const chosen = kept.latest.current;
    const failure =
      isNew && chosen.sheet === null
        ? SUBMISSION_REFUSALS.noImage
        : gender === '' || category === ''
          ? SUBMISSION_REFUSALS.incomplete
          : hairError
            ? SUBMISSION_REFUSALS.hairLine
            : isNew && !hasAccepted
              ? text.termsMissing
              : null;
    if (failure !== null) {
      setRefusals((count) => count + 1);
      showToast({ text: typeof failure === 'string' ? failure : await sentenceText(failure), tone: 'bad' });
      return;
    }
    setRefusals(0);
    setShare(0);
    setFailed(null);
    const player = playerNow();
    const form = formOf({ ...fields, ...chosen });
    const sent = sendSubmission(submission?.id ?? null, form, setShare);
    const why = sent.then(({ message }) => message, sendFailure);
    if ((await showOutcome(sent)) === null) {
      const isDrafted = await keepUnsent(player);
      setFailed({ why: await why, drafted: isDrafted ? JSON.stringify(fields) : null });
      setShare(null);
      return;
    }
    setShare(null);
    forgetAll();
    onSent();
  };

  return (
    <form ref={form} className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={(event) => void send(event)}>
      <div className="scroll flex flex-1 flex-col gap-3 p-4">
        {lost.length > 0 && (
          <p className="t-small text-ink-2">
            {text.picturesLost({ pictures: lost.map((picture) => PICTURE_LABEL[picture]).join(' · ') })}
          </p>
        )}
        <SheetSection
          submission={submission}
          sheet={sheet}
          isMissing={isRefused && submission === null && sheet === null}
          back={back}
          hairTopPx={isHat ? hairLineOf(hairTopPx) : null}
          category={category === '' ? null : Number(category)}
          thumbnail={thumbnail}
          onChoose={(underway) => choose(underway, kept.chooseSheet)}
          onThumbnail={kept.chooseThumbnail}
          body={gender === 'male' ? 'masculine' : 'feminine'}
        />
        <SubmissionNameField label={text.name} value={name} onChange={(next) => set({ name: next })} />
        <div className="grid grid-cols-2 gap-3">
          <Choice
            label={text.category}
            isAsked={isRefused}
            value={category}
            onChange={(next) => set({ category: next })}
          >
            {CATEGORIES.map((one) => (
              <option key={one.id} value={one.id}>
                {categoryName(one.id)}
              </option>
            ))}
          </Choice>
          <Choice label={text.gender} isAsked={isRefused} value={gender} onChange={(next) => set({ gender: next })}>
            {GENDERS.map((one) => (
              <option key={one} value={one}>
                {text.genders[one]}
              </option>
            ))}
          </Choice>
        </div>
        {isHat && (
          <Field
            label={text.hairLine}
            hint={text.hairLineNote}
            error={hairError ? hairText : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={hairTopPx}
            onChange={(next) => set({ hairTopPx: next })}
          />
        )}
        <BackSection
          storedPath={submission?.backImageUrl ?? null}
          back={back}
          onChoose={(underway) => choose(underway, kept.chooseBack)}
          onRemove={() => kept.chooseBack(null)}
        />
        {submission === null && (
          <label className="t-small flex items-center gap-2">
            <input
              type="checkbox"
              className="creations-terms"
              checked={hasAccepted}
              aria-invalid={(isRefused && !hasAccepted) || undefined}
              onChange={(event) => setHasAccepted(event.target.checked)}
            />
            {text.terms}
          </label>
        )}
      </div>
      {failed !== null && (
        <div className="mx-4 mb-2" data-keep-clear="">
          <FormError>
            {failed.why}{' '}
            {failed.drafted === JSON.stringify(fields)
              ? text.sendDrafted
              : isStored && kept.areStored
                ? text.sendKept
                : text.sendHeld}
          </FormError>
        </div>
      )}
      {share !== null && <ProgressBar label={text.sending} value={share} className="mx-4 mb-2" />}
      <div className="creations-drawer-foot">
        {children}
        {submission === null && isChanged && (
          <Button
            icon={<NotePencilIcon weight="bold" size={17} />}
            disabled={share !== null || !kept.areStored}
            onClick={() => void keep().then(onSent)}
          >
            {text.keepDraft}
          </Button>
        )}
        <span className="flex-1" />
        <Button type="submit" tone="sign" isBusy={share !== null}>
          {submission === null ? text.submit : text.save}
        </Button>
      </div>
    </form>
  );
}

// A type, because interfaces have no index signature.
type Fields = {
  name: string;
  category: string;
  gender: string;
  hairTopPx: string;
  /** Ids of the chosen pictures, see `use-kept-pictures.ts`. */
  pictures: string;
};

/** The last sending failed. */
interface Failed {
  why: string;
  /** The fields of which a draft is on the device, as JSON. */
  drafted: string | null;
}

/** Id of the draft that the form of a new submission kept when it could not be sent, or ''. */
type DraftFields = { id: string };
const NO_DRAFT: DraftFields = { id: '' };
const DRAFT_FORM = 'submission-draft';

/** The form's name in `useKeptFields`. */
const formName = (submission: Submission | null): string => `submission-${submission?.id ?? 'new'}`;

/** Has the form of a new submission open with these fields next. */
export function startNewWith(fields: FormFields): void {
  keepFieldsFor(DRAFT_FORM, NO_DRAFT, NO_DRAFT);
  keepFieldsFor(formName(null), fieldsOf(null), { ...fieldsOf(null), ...fields });
}

/** Whether the form of a new submission kept this draft before a reload: the form has what is newest. */
export const isInNewForm = (draftId: string): boolean => keptFieldsOf(DRAFT_FORM)?.id === draftId;

const PICTURE_LABEL = { sheet: text.sheet, back: text.backSheetShown, thumbnail: text.thumbnail } as const;

const fieldsOf = (submission: Submission | null): Fields => ({
  name: submission?.name ?? '',
  category: submission === null ? '' : String(submission.category),
  gender: submission?.gender ?? '',
  hairTopPx: submission?.hairTopPx === undefined || submission.hairTopPx === null ? '' : String(submission.hairTopPx),
  pictures: '',
});

/** Null for no hair line, and for a number out of range. */
function hairLineOf(typed: string): number | null {
  const px = Number(typed);
  return /^\d+$/.test(typed.trim()) && px >= HAIR_LINE_MIN_PX && px <= HAIR_LINE_MAX_PX ? px : null;
}

type FormParts = Fields & Pictures;

function formOf({ sheet, back, thumbnail, gender, category, name, hairTopPx }: FormParts): FormData {
  const form = new FormData();
  form.append('gender', gender);
  form.append('category', category);
  form.append('name', name.trim());
  form.append('hairTopPx', category === String(HAIR_LINE_CATEGORY) ? hairTopPx.trim() : '');
  if (back === null) form.append('withoutBack', '1');
  if (sheet !== null) form.append('image', sheet.blob, 'sheet.png');
  if (typeof back === 'object' && back !== null) form.append('back', back.blob, 'back.png');
  if (thumbnail !== null) form.append('thumbnail', thumbnail, 'thumbnail.png');
  return form;
}

function filesOf({ sheet, back, thumbnail }: Pictures): ReadonlyMap<Picture, Blob> {
  const files = new Map<Picture, Blob>();
  if (sheet !== null) files.set('sheet', sheet.blob);
  if (typeof back === 'object' && back !== null) files.set('back', back.blob);
  if (thumbnail !== null) files.set('thumbnail', thumbnail);
  return files;
}

interface ChoiceProps {
  label: string;
  /** An empty one is marked as wrong. */
  isAsked: boolean;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, isAsked, value, onChange, children }: ChoiceProps) {
  const id = useId();
  const isBad = (isAsked && value === '') || undefined;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field" data-bad={isBad}>
        <select
          id={id}
          className="select"
          aria-invalid={isBad}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled>
            {text.chooseOne}
          </option>
          {children}
        </select>
      </div>
    </div>
  );
}
