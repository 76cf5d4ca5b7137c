/** Sets a new password. The server validates it; a refusal is shown at its field as well as in a toast. */
import { useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { PasswordField } from '../../../people/account-fields.tsx';
import { refusalOf } from '../../../state/session/form-refusal.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormError } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useFocusInvalid } from '../../../ui/hooks/use-focus-invalid.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LeaveButton, UnsavedGuard } from '../../../ui/overlays/form-parts.tsx';
import { changePassword } from '../calls.ts';
import { text } from '../text.ts';

type Entry = 'current' | 'next' | 'again';

interface Refusal {
  /** Null for the whole form. */
  entry: Entry | null;
  text: string;
}

/** Null for a failure without a message for the player. */
function refusalAt(error: unknown, hasPassword: boolean): Refusal | null {
  const refusal = refusalOf(error);
  if (refusal === null) return null;
  const isCurrent = hasPassword && error instanceof ApiError && error.code === 'wrong-password';
  const entry = isCurrent
    ? 'current'
    : refusal.field === 'password'
      ? 'next'
      : refusal.field === 'confirmPassword'
        ? 'again'
        : null;
  return { entry, text: refusal.text };
}

const NOTHING: Record<Entry, string> = { current: '', next: '', again: '' };

export function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [entries, setEntries] = useState(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useFocusInvalid(refusal);
  const { current, next, again } = entries;
  const isComplete = (!hasPassword || current !== '') && next !== '' && again !== '';
  const fieldOf = (entry: Entry) => ({
    value: entries[entry],
    error: refusal?.entry === entry ? refusal.text : undefined,
    onChange: (value: string) => {
      setEntries({ ...entries, [entry]: value });
      setRefusal(null);
    },
  });
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const underway = changePassword(hasPassword ? current : undefined, next, again);
    const reply = await showOutcome(underway);
    setIsBusy(false);
    if (reply) onClose();
    else await underway.catch((error: unknown) => setRefusal(refusalAt(error, hasPassword)));
  };
  return (
    <Dialog title={text.changePassword} accent="gelato" widthPx={420} isSmall onClose={onClose}>
      <form
        ref={form}
        className="scroll flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !isBusy) void save();
        }}
      >
        <UnsavedGuard isUnsaved={Object.values(entries).some((value) => value !== '')} />
        {refusal?.entry === null && <FormError>{refusal.text}</FormError>}
        {hasPassword && (
          <PasswordField label={text.currentPassword} autoComplete="current-password" {...fieldOf('current')} />
        )}
        <PasswordField
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          {...fieldOf('next')}
        />
        <PasswordField label={text.confirmPassword} autoComplete="new-password" {...fieldOf('again')} />
        <div className="flex flex-wrap justify-end gap-2">
          <LeaveButton />
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isComplete}>
            {text.changePassword}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
