/** Asks for the reason of one act, then does it. */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Outcome, showOutcome } from '../../../ui/outcome.ts';
import * as text from '../text.ts';
import { ReasonField } from './reason-field.tsx';

export interface ReasonDialogProps {
  /** Also the verb of its button. */
  title: string;
  act: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

export function ReasonDialog({ title, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (reason.trim() === '') {
      setError(text.REASON_MISSING);
      return;
    }
    setIsBusy(true);
    const reply = await showOutcome(act(reason));
    setIsBusy(false);
    if (reply) onClose();
  };
  return (
    <Dialog title={title} shop="townhall" widthPx={440} isSmall onClose={onClose}>
      <form
        className="flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ReasonField value={reason} onChange={setReason} error={error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.CANCEL}</Button>
          <Button type="submit" tone="danger" isBusy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
