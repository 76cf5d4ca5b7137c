/** The owner's menu: password, e-mail address, other devices, download of the data, deletion of the account. */
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlays/menu.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { accountQuery, mailVerification, signOutOtherDevices } from '../calls.ts';
import { text } from '../text.ts';

const PasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog);
const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

const DownloadDataDialog = lazyPart(async () => (await import('./download-data-dialog.tsx')).DownloadDataDialog);

type Step = 'password' | 'devices' | 'download' | 'delete' | null;

export function OwnerBar({ profile }: { profile: FullProfile }) {
  const [step, setStep] = useState<Step>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { data: account } = useQuery({ ...accountQuery(), enabled: isMenuOpen || step !== null });
  const close = () => setStep(null);
  const hasPassword = account?.hasPassword ?? true;
  return (
    <div className="profile-bar justify-end">
      <Menu
        isOpen={isMenuOpen}
        onOpenChange={setIsMenuOpen}
        side="top"
        trigger={<Button icon={<GearSixIcon weight="fill" size={18} />}>{text.account}</Button>}
      >
        <MenuItem icon={<KeyIcon weight="duotone" size={21} />} onSelect={() => setStep('password')}>
          {text.changePassword}
        </MenuItem>
        {account?.isEmailConfirmed === false && (
          <MenuItem
            icon={<EnvelopeSimpleIcon weight="duotone" size={21} />}
            detail={text.confirmEmailNote}
            onSelect={() => void showOutcome(mailVerification())}
          >
            {text.confirmEmail}
          </MenuItem>
        )}
        <MenuItem
          icon={<DevicesIcon weight="duotone" size={21} />}
          isDisabled={account?.otherDeviceCount === 0}
          detail={account && deviceNote(account.otherDeviceCount)}
          onSelect={() => setStep('devices')}
        >
          {text.signOutOthers}
        </MenuItem>
        <MenuItem icon={<DownloadSimpleIcon weight="duotone" size={21} />} onSelect={() => setStep('download')}>
          {text.downloadData}
        </MenuItem>
        <MenuRule />
        <MenuItem
          icon={<TrashIcon weight="duotone" size={21} />}
          className="text-badink!"
          onSelect={() => setStep('delete')}
        >
          {text.deleteAccount}
        </MenuItem>
      </Menu>
      {step === 'password' && <PasswordDialog hasPassword={hasPassword} onClose={close} />}
      {step === 'download' && <DownloadDataDialog hasPassword={hasPassword} onClose={close} />}
      {step === 'delete' && (
        <DeleteAccountDialog username={profile.username} hasPassword={hasPassword} onClose={close} />
      )}
      {step === 'devices' && (
        <ConfirmDialog
          title={text.signOutOthers}
          accent="gelato"
          confirmLabel={text.signOutOthers}
          onClose={close}
          onConfirm={async () => {
            if (await showOutcome(signOutOtherDevices())) close();
          }}
        >
          <p>{text.signOutOthersAsk}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const deviceNote = (count: number): string => (count === 0 ? text.noOtherDevices : text.otherDevices({ count }));
