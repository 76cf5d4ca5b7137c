/** Deletes the account: confirmed by the player's username and, if there is one, the password. */
import { useState } from 'react';
import { isSamePlayer } from '../../../state/people/people.ts';
import { signOut } from '../../../state/session/session.ts';
import { PasswordField } from '../../../people/account-fields.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { deleteAccount } from '../calls.ts';
import { text } from '../text.ts';

export interface DeleteAccountDialogProps {
  username: string;
  hasPassword: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ username, hasPassword, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const isNamed = isSamePlayer(typed.trim(), username);
  const confirm = async (): Promise<void> => {
    const reply = await showOutcome(deleteAccount(typed.trim(), hasPassword ? password : undefined));
    // The server has ended the session. Only the local session remains.
    if (reply) await signOut().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      title={text.deleteAccount}
      accent="gelato"
      confirmLabel={text.deleteAccount}
      reason={isNamed ? undefined : text.deleteNameMissing}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text.deleteAsk}</p>
      <Field label={text.deleteName({ username })} value={typed} onChange={setTyped} autoComplete="off" />
      {hasPassword && (
        <PasswordField label={text.password} value={password} onChange={setPassword} autoComplete="current-password" />
      )}
    </ConfirmDialog>
  );
}
