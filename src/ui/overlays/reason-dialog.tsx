/** Asks a moderator for the reason of an action, then performs it. A reload keeps the reason. */
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { Button } from '../controls/button.tsx';
import { REASON_MISSING, ReasonField } from '../controls/reason-field.tsx';
import type { Outcome } from '../feedback/outcome.ts';
import { useOutcome } from '../feedback/use-outcome.ts';
import { useRefusal } from '../hooks/use-refusal.ts';
import { Dialog } from './dialog.tsx';
import { LeaveButton, UnsavedGuard } from './form-parts.tsx';

/** The reason that a reload keeps, of `useKeptFields`. */
export interface KeptReason {
  fields: { reason: string };
  change: (change: { reason: string }) => void;
  forget: () => void;
  isStored: boolean;
}

export interface ReasonDialogProps {
  kept: KeptReason;
  /** Also the label of the confirming button. */
  title: string;
  /** Note about who can read the reason; by default that it is stored in the audit log. */
  note?: string;
  act: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

/** What a dialog starts with. */
export const NO_REASON = { reason: '' };

export function ReasonDialog({ kept, title, note, act, onClose }: ReasonDialogProps) {
  const { fields, change, isStored } = kept;
  const { reason } = fields;
  const forget = (): void => {
    change(NO_REASON);
    kept.forget();
  };
  const { form, error, refuse } = useRefusal();
  const { isBusy, track } = useOutcome();
  const submit = async (): Promise<void> => {
    if (!hasVisibleText(reason)) {
      refuse(REASON_MISSING);
      return;
    }
    const reply = await track(act(reason));
    if (!reply) return;
    forget();
    onClose();
  };
  return (
    <Dialog title={title} accent="townhall" widthPx={440} isSmall onClose={onClose}>
      <form
        ref={form}
        className="scroll flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <UnsavedGuard isUnsaved={hasVisibleText(reason)} unsaved={{ isStored, onDiscard: forget }} />
        <ReasonField value={reason} onChange={(next) => change({ reason: next })} error={error} note={note} />
        <div className="flex flex-wrap justify-end gap-2" data-keep-clear="">
          <LeaveButton />
          <Button type="submit" tone="danger" isBusy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
