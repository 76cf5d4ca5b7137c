/** Asks for a required text, then sends it. A reload keeps the text. */
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { Area } from '../../../ui/controls/area.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { Outcome } from '../../../ui/feedback/outcome.ts';
import { useRefusal } from '../../../ui/hooks/use-refusal.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LeaveButton, UnsavedGuard } from '../../../ui/overlays/form-parts.tsx';
import { text } from '../text.ts';

export interface TextDialogProps {
  /** Of what is kept. */
  name: string;
  title: string;
  label: string;
  note: string;
  submitLabel: string;
  maxLength: number;
  act: (written: string) => Promise<Outcome>;
  onClose: () => void;
}

const NOTHING = { written: '' };

export function TextDialog({ name, title, label, note, submitLabel, maxLength, act, onClose }: TextDialogProps) {
  const { fields, change, forget, isStored } = useKeptFields(name, NOTHING);
  const { written } = fields;
  const { form, error, refuse, accept } = useRefusal();
  const { isBusy, track } = useOutcome();
  const discard = (): void => {
    change(NOTHING);
    forget();
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (!hasVisibleText(written)) return refuse(text.appealMissing);
    if ((await track(act(written))) === null) return;
    discard();
    onClose();
  };
  return (
    <Dialog title={title} accent="townhall" widthPx={460} isSmall onClose={onClose}>
      <form
        ref={form}
        className="scroll flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <UnsavedGuard isUnsaved={hasVisibleText(written)} unsaved={{ isStored, onDiscard: discard }} />
        <Area
          label={label}
          value={written}
          onChange={(next) => {
            accept();
            change({ written: next });
          }}
          rows={5}
          maxLength={maxLength}
          countTo={maxLength}
          hint={note}
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LeaveButton />
          <Button type="submit" tone="sign" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
