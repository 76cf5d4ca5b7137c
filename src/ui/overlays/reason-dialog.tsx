/** Asks a moderator for the reason of an action, then performs it. */
import { useState } from 'react';
import { hasVisibleText } from '../../shared/rules/text/visible-text.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import type { Outcome } from '../feedback/outcome.ts';
import { REASON_MISSING, ReasonField } from '../controls/reason-field.tsx';
import { LeaveButton, UnsavedGuard } from './form-parts.tsx';
import { useOutcome } from '../feedback/use-outcome.ts';

export interface ReasonDialogProps {
  /** Also the label of the confirming button. */
  title: string;
  /** Note about who can read the reason; by default that it is stored in the audit log. */
  note?: string;
  act: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

export function ReasonDialog({ title, note, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, track } = useOutcome();
  const submit = async (): Promise<void> => {
    if (!hasVisibleText(reason)) {
      setError(REASON_MISSING);
      return;
    }
    const reply = await track(act(reason));
    if (reply) onClose();
  };
  return (
    <Dialog title={title} accent="townhall" widthPx={440} isSmall onClose={onClose}>
      <form
        className="scroll flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <UnsavedGuard isUnsaved={hasVisibleText(reason)} />
        <ReasonField value={reason} onChange={setReason} error={error} note={note} />
        <div className="flex justify-end gap-2">
          <LeaveButton />
          <Button type="submit" tone="danger" isBusy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
