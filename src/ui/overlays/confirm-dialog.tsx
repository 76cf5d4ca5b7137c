/**
 * Confirmation of an action that cannot be undone: a question, its consequences, and two buttons. The cancel button has the
 * initial focus. Actions that destroy nothing, such as a payment, choose another tone than `danger`.
 */
import { type ReactNode, useState } from 'react';
import { Button, type ButtonTone } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { FIRST_FOCUS } from './dialog-shell.tsx';
import type { Accent } from '../layout/accent.ts';
import { text } from '../text.ts';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the confirming button: a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The dialog stays open with a busy button until this resolves. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
  accent?: Accent;
  depth?: number;
  /** Elements that may take the focus on close, in order of preference; the focused element by default. */
  openers?: readonly HTMLElement[];
  /** Tone of the confirming button; default: `danger`. */
  tone?: ButtonTone;
  /** Shown before the label, such as the mark of a currency. */
  confirmIcon?: ReactNode;
  /** Why the confirming button is disabled. */
  reason?: string;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = text.cancel, onConfirm, onClose, accent, depth, reason } = props;
  const { tone = 'danger', confirmIcon, openers } = props;
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} accent={accent} depth={depth} widthPx={440} isSmall openers={openers}>
      <div className="scroll flex flex-col gap-4 p-4 md:p-5">
        <div className="t-body flex flex-col gap-2">{children}</div>
        <div className="flex flex-wrap justify-end gap-2" data-keep-clear="">
          <Button {...FIRST_FOCUS} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            tone={tone}
            icon={confirmIcon}
            isBusy={isBusy}
            disabled={Boolean(reason)}
            reason={reason}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
