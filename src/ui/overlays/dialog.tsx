/** A modal dialog that asks before unsaved work inside it is lost (`useUnsaved`). */
import { DialogShell, type DialogProps } from './dialog-shell.tsx';
import { LeaveQuestion } from './leave-question.tsx';

export type { DialogProps } from './dialog-shell.tsx';

export function Dialog({ children, ...props }: DialogProps) {
  return (
    <DialogShell {...props}>
      {children}
      <LeaveQuestion />
    </DialogShell>
  );
}
