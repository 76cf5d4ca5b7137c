/** Asks a moderator for the reason of one act, then does it. */
import { useState } from 'react';
import { MODERATION_REASON_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { Area } from '../../../ui/area.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Outcome, showOutcome } from '../../../ui/outcome.ts';
import * as text from '../text.ts';

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
    if (reason.trim() === '') return setError(text.REASON_MISSING);
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
        <Area
          label={text.REASON}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={MODERATION_REASON_MAX_LENGTH}
          countTo={MODERATION_REASON_MAX_LENGTH}
          error={error}
        />
        <p className="field-note">{text.REASON_HINT}</p>
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
