/** Edits the text beside the name, for members. */
import { useEffect, useEffectEvent, useState } from 'react';
import { NAMETAG_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LeaveButton, UnsavedGuard } from '../../../ui/overlays/form-parts.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useKeptFields } from '../../../state/session/use-kept-fields.ts';
import { setNametag } from '../calls.ts';
import { text } from '../text.ts';

export interface NametagDialogProps {
  current: string;
  /** Called with each change, so that the profile behind the dialog shows it. */
  onDraft: (nametag: string) => void;
  onClose: () => void;
}

export function NametagDialog({ current, onDraft, onClose }: NametagDialogProps) {
  const { fields, change, forget, isStored } = useKeptFields('nametag', { nametag: current });
  const { nametag } = fields;
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const reply = await showOutcome(setNametag(nametag));
    setIsBusy(false);
    if (!reply) return;
    forget();
    onClose();
  };
  const showKept = useEffectEvent(() => {
    if (nametag !== current) onDraft(nametag);
  });
  useEffect(() => showKept(), []);
  return (
    <Dialog title={text.nametag} accent="gelato" widthPx={420} isSmall onClose={onClose}>
      <form
        className="scroll flex flex-col gap-4 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <UnsavedGuard isUnsaved={nametag !== current} unsaved={{ isStored, onDiscard: forget }} />
        <Field
          label={text.nametagLabel}
          hint={text.nametagHint}
          autoComplete="off"
          value={nametag}
          onChange={(next) => {
            change({ nametag: next });
            onDraft(next);
          }}
          maxLength={NAMETAG_MAX_LENGTH}
          countTo={NAMETAG_MAX_LENGTH}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LeaveButton />
          <Button type="submit" tone="primary" isBusy={isBusy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
