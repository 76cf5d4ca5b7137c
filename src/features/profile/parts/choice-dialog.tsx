/** A small dialog with a list of which one entry is chosen. A choice is saved at once and closes the dialog. */
import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../../state/people/people.ts';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export interface ChoiceDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function ChoiceDialog({ title, onClose, children }: ChoiceDialogProps) {
  return (
    <Dialog
      title={title}
      accent="gelato"
      widthPx={440}
      heightPx={560}
      isSmall
      className="choice-dialog"
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-2 p-3 md:p-4">{children}</div>
    </Dialog>
  );
}

/** Returns a function that saves a choice, one at a time. The dialog stays open when the server refuses it. */
export function useChoice(save: (id: string) => Promise<Outcome>, onClose: () => void): (id: string) => void {
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (id: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const reply = await showOutcome(save(id));
    setIsBusy(false);
    if (reply) onClose();
  };
  return (id) => void choose(id);
}
