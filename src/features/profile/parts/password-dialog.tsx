/** Sets a new password. The server validates it. */
import { useState } from 'react';
import { PasswordField } from '../../../people/account-fields.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { changePassword } from '../calls.ts';
import * as text from '../text.ts';

export function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isComplete = (!hasPassword || current !== '') && next !== '' && again !== '';
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const reply = await showOutcome(changePassword(hasPassword ? current : undefined, next, again));
    setIsBusy(false);
    if (reply) onClose();
  };
  return (
    <Dialog title={text.CHANGE_PASSWORD} accent="gelato" widthPx={420} isSmall onClose={onClose}>
      <form
        className="scroll flex flex-col gap-3 p-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) void save();
        }}
      >
        {hasPassword && (
          <PasswordField
            label={text.CURRENT_PASSWORD}
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          label={text.NEW_PASSWORD}
          hint={text.PASSWORD_HINT}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
        />
        <PasswordField label={text.CONFIRM_PASSWORD} value={again} onChange={setAgain} autoComplete="new-password" />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.CANCEL}</Button>
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!isComplete}>
            {text.CHANGE_PASSWORD}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
