/** Downloads all stored data of the player: confirmed by the password, if there is one. */
import { useState } from 'react';
import { download, saveFile } from '../../../net/download.ts';
import { PasswordField } from '../../../people/account-fields.tsx';
import { downloadData } from '../../../shared/contract/account.ts';
import { showFailure } from '../../../ui/feedback/outcome.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { text } from '../text.ts';

export interface DownloadDataDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function DownloadDataDialog({ hasPassword, onClose }: DownloadDataDialogProps) {
  const [password, setPassword] = useState('');
  const confirm = async (): Promise<void> => {
    try {
      saveFile(await download(downloadData, { password }));
    } catch (error) {
      return showFailure(error);
    }
    showToast({ text: text.downloaded, tone: 'ok' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={text.downloadData}
      accent="gelato"
      tone="primary"
      confirmLabel={text.download}
      reason={hasPassword && password === '' ? text.passwordMissing : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text.downloadNote}</p>
      {hasPassword && (
        <PasswordField label={text.password} value={password} onChange={setPassword} autoComplete="current-password" />
      )}
    </ConfirmDialog>
  );
}
